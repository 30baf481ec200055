<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="th" sourcelanguage="en">
<context>
    <name></name>
    <message>
        <source>Qwirkle! +{points}</source>
        <translation>Qwirkle! +{points}</translation>
    </message>
    <message>
        <source>About Qwirkle Desktop</source>
        <translation>เกี่ยวกับ Qwirkle Desktop</translation>
    </message>
    <message>
        <source>A table for Qwirkle on your own computer: no account, no network, no advertising.</source>
        <translation>โต๊ะ Qwirkle บนคอมพิวเตอร์ของคุณเอง ไม่ต้องมีบัญชี ไม่ใช้เครือข่าย ไม่มีโฆษณา</translation>
    </message>
    <message>
        <source>This is an independent project, not made or endorsed by the publishers of Qwirkle. Qwirkle is a trademark of its owner.</source>
        <translation>โครงการนี้เป็นอิสระ ผู้จัดจำหน่าย Qwirkle ไม่ได้สร้างหรือรับรอง Qwirkle เป็นเครื่องหมายการค้าของเจ้าของ</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. The fonts are Noto, under the SIL Open Font License.</source>
        <translation>ซอฟต์แวร์เสรีภายใต้สัญญาอนุญาต MIT แบบอักษรคือ Noto ภายใต้ SIL Open Font License</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>ปิด</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>รุ่น {version}</translation>
    </message>
    <message>
        <source>Qt {version}</source>
        <translation>Qt {version}</translation>
    </message>
    <message>
        <source>Computer player: fast build (compiled)</source>
        <translation>ผู้เล่นคอมพิวเตอร์: แบบเร็ว (คอมไพล์แล้ว)</translation>
    </message>
    <message>
        <source>Computer player: standard build</source>
        <translation>ผู้เล่นคอมพิวเตอร์: แบบมาตรฐาน</translation>
    </message>
    <message>
        <source>End this game?</source>
        <translation>จบเกมนี้ไหม</translation>
    </message>
    <message>
        <source>The game stops here, and nobody wins.</source>
        <translation>เกมจะหยุดตรงนี้และไม่มีผู้ชนะ</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>จบเกม</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>เล่นต่อ</translation>
    </message>
    <message>
        <source>Shall the game end here?</source>
        <translation>ให้เกมจบตรงนี้ไหม</translation>
    </message>
    <message>
        <source>Nobody laid a tile for three whole rounds. The highest score wins.</source>
        <translation>ไม่มีใครวางไทล์มาครบสามรอบ คะแนนสูงสุดชนะ</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ตกลง</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>บันทึก</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ยกเลิก</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>ชื่อ</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>คำสั่ง</translation>
    </message>
    <message>
        <source>Who plays on?</source>
        <translation>ใครจะเล่นต่อ</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>คน</translation>
    </message>
    <message>
        <source>Show the position</source>
        <translation>แสดงตำแหน่งในเกม</translation>
    </message>
    <message>
        <source>Copy the position</source>
        <translation>คัดลอกตำแหน่งในเกม</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>ตำแหน่งในเกม</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>ไว้ทีหลัง</translation>
    </message>
    <message>
        <source>Hide the position</source>
        <translation>ซ่อนตำแหน่งในเกม</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>คัดลอกแล้ว</translation>
    </message>
    <message>
        <source>Pass the laptop to whoever plays on.</source>
        <translation>ส่งเครื่องให้คนที่จะเล่นต่อ</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>เพิ่ม…</translation>
    </message>
    <message>
        <source>Change…</source>
        <translation>แก้ไข…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>เอาออก…</translation>
    </message>
    <message>
        <source>Test</source>
        <translation>ทดสอบ</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>สุ่ม</translation>
    </message>
    <message>
        <source>in a tie the oldest starts</source>
        <translation>ถ้าเสมอ ผู้ที่อายุมากที่สุดเริ่มก่อน</translation>
    </message>
    <message>
        <source>in a tie the youngest starts</source>
        <translation>ถ้าเสมอ ผู้ที่อายุน้อยที่สุดเริ่มก่อน</translation>
    </message>
    <message>
        <source>lots are drawn in a tie</source>
        <translation>ถ้าเสมอให้จับฉลาก</translation>
    </message>
    <message>
        <source>the players choose who starts in a tie</source>
        <translation>ถ้าเสมอ ผู้เล่นเลือกเองว่าใครเริ่ม</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>กติกาของบ้าน</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>กติกาของบ้าน: {rules}</translation>
    </message>
    <message>
        <source>Agree on them before you begin. Without any you play by the rulebook.</source>
        <translation>ตกลงกันก่อนเริ่มเล่น ถ้าไม่เลือกจะเล่นตามกติกามาตรฐาน</translation>
    </message>
    <message>
        <source>By the rulebook</source>
        <translation>ตามกติกามาตรฐาน</translation>
    </message>
    <message>
        <source>Our own rules</source>
        <translation>กติกาของเราเอง</translation>
    </message>
    <message>
        <source>Rules to play by</source>
        <translation>กติกาที่ใช้เล่น</translation>
    </message>
    <message>
        <source>Time for a turn</source>
        <translation>เวลาต่อตา</translation>
    </message>
    <message>
        <source>A clock runs while you choose. It can be paused; then the table is covered.</source>
        <translation>นาฬิกาเดินระหว่างที่คุณคิด หยุดพักได้ แล้วโต๊ะจะถูกปิดไว้</translation>
    </message>
    <message>
        <source>When it is up</source>
        <translation>เมื่อหมดเวลา</translation>
    </message>
    <message>
        <source>A reminder</source>
        <translation>เตือน</translation>
    </message>
    <message>
        <source>The turn is a pass</source>
        <translation>ถือว่าผ่านตา</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>คะแนนเป้าหมาย</translation>
    </message>
    <message>
        <source>The game ends with the turn that reaches it.</source>
        <translation>เกมจบในตาที่ทำคะแนนถึง</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>เปิดมือ</translation>
    </message>
    <message>
        <source>Everyone sees everyone&apos;s tiles: good for children who are learning.</source>
        <translation>ทุกคนเห็นไทล์ของกันและกัน เหมาะกับเด็กที่กำลังหัดเล่น</translation>
    </message>
    <message>
        <source>Free opening</source>
        <translation>เริ่มได้อิสระ</translation>
    </message>
    <message>
        <source>The first line may be shorter than it could be, or the first turn a trade.</source>
        <translation>เส้นแรกสั้นกว่าที่ทำได้ก็ได้ หรือตาแรกจะแลกเปลี่ยนก็ได้</translation>
    </message>
    <message>
        <source>Passing allowed</source>
        <translation>อนุญาตให้ผ่านตา</translation>
    </message>
    <message>
        <source>You may pass although one of your tiles fits.</source>
        <translation>ผ่านตาได้แม้มีไทล์ที่วางได้</translation>
    </message>
    <message>
        <source>Who has the most matching tiles starts; here is what counts if several have as many.</source>
        <translation>ผู้ที่มีไทล์เข้าชุดกันมากที่สุดเริ่มก่อน ถ้าเสมอกันให้ใช้เกณฑ์นี้</translation>
    </message>
    <message>
        <source>More than four players are a house rule: the rulebook seats two to four.</source>
        <translation>ผู้เล่นมากกว่าสี่คนเป็นกติกาของบ้าน กติกามาตรฐานมีสองถึงสี่คน</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <comment>a time</comment>
        <translation>{seconds} วินาที</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <comment>a time</comment>
        <translation>{minutes} นาที</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <comment>a time</comment>
        <translation>{minutes} นาที {seconds} วินาที</translation>
    </message>
    <message>
        <source>Keep as…</source>
        <translation>เก็บเป็น…</translation>
    </message>
    <message>
        <source>Name these rules</source>
        <translation>ตั้งชื่อกติกาชุดนี้</translation>
    </message>
    <message>
        <source>Name of the rules</source>
        <translation>ชื่อกติกา</translation>
    </message>
    <message>
        <source>Grandma&apos;s rules</source>
        <translation>กติกาของคุณยาย</translation>
    </message>
    <message>
        <source>You have rules of that name: they will be replaced.</source>
        <translation>มีกติกาชื่อนี้แล้ว ชุดเดิมจะถูกแทนที่</translation>
    </message>
    <message>
        <source>The rules “{name}” leave this list. Games played by them stay as they are.</source>
        <translation>กติกา “{name}” จะหายไปจากรายการนี้ เกมที่เล่นด้วยกติกานี้ยังอยู่เหมือนเดิม</translation>
    </message>
    <message>
        <source>Remove these rules?</source>
        <translation>ลบกติกาชุดนี้ไหม</translation>
    </message>
    <message>
        <source>Keep them</source>
        <translation>เก็บไว้</translation>
    </message>
    <message>
        <source>Our own rules ({count})</source>
        <translation>กติกาของเราเอง ({count})</translation>
    </message>
    <message>
        <source>House rules: {rules}.</source>
        <translation>กติกาของบ้าน: {rules}</translation>
    </message>
    <message>
        <source>the game ends at {points}</source>
        <translation>เกมจบที่ {points}</translation>
    </message>
    <message>
        <source>open hands</source>
        <translation>เปิดมือ</translation>
    </message>
    <message>
        <source>free opening</source>
        <translation>เริ่มได้อิสระ</translation>
    </message>
    <message>
        <source>passing allowed</source>
        <translation>อนุญาตให้ผ่านตา</translation>
    </message>
    <message>
        <source>{time} for a turn</source>
        <translation>{time} ต่อตา</translation>
    </message>
    <message>
        <source>{time} for a turn, then a pass</source>
        <translation>{time} ต่อตา แล้วถือว่าผ่านตา</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}</source>
        <comment>a clock</comment>
        <translation>{minutes}:{seconds}</translation>
    </message>
    <message>
        <source>{time} left</source>
        <comment>a clock</comment>
        <translation>เหลือ {time}</translation>
    </message>
    <message>
        <source>Time is up: finish your turn.</source>
        <translation>หมดเวลาแล้ว เล่นตาของคุณให้เสร็จ</translation>
    </message>
    <message>
        <source>Your time was up: you passed.</source>
        <translation>คุณหมดเวลา จึงผ่านตา</translation>
    </message>
    <message>
        <source>{name}&apos;s time was up: the turn was a pass.</source>
        <translation>{name} หมดเวลา จึงผ่านตา</translation>
    </message>
    <message>
        <source>{turn}: {time} left.</source>
        <comment>a pause</comment>
        <translation>{turn}: เหลือ {time}</translation>
    </message>
    <message>
        <source>{card}. Click to pause the game.</source>
        <comment>a player&apos;s card</comment>
        <translation>{card} คลิกเพื่อหยุดเกมชั่วคราว</translation>
    </message>
    <message>
        <source>Who starts in a tie</source>
        <translation>ใครเริ่มเมื่อเสมอกัน</translation>
    </message>
    <message>
        <source>The same number gives everyone the same tiles again.</source>
        <translation>หมายเลขเดียวกันทำให้ทุกคนได้ไทล์ชุดเดิม</translation>
    </message>
    <message>
        <source>Number of the deal</source>
        <translation>หมายเลขชุดแจก</translation>
    </message>
    <message>
        <source>The number of a deal is 0 to {largest}, or empty for one by chance.</source>
        <translation>หมายเลขชุดแจกคือ 0 ถึง {largest} หรือเว้นว่างไว้เพื่อสุ่ม</translation>
    </message>
    <message>
        <source>Hand a seat to the computer</source>
        <translation>ให้คอมพิวเตอร์เล่นแทน</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>ที่นั่ง</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <comment>a player and what it is</comment>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>ระดับ</translation>
    </message>
    <message>
        <source>Hand over</source>
        <translation>ให้เล่นแทน</translation>
    </message>
    <message>
        <source>The tiles</source>
        <translation>ไทล์</translation>
    </message>
    <message>
        <source>There are six colours and six shapes.</source>
        <translation>มีหกสีและหกรูปทรง</translation>
    </message>
    <message>
        <source>Each of these 36 tiles is there three times, so 108 tiles in all.</source>
        <translation>ไทล์ทั้ง 36 แบบมีแบบละสามตัว รวมเป็น 108 ตัว</translation>
    </message>
    <message>
        <source>They lie in a bag. Everyone draws six tiles into the hand, which the other players do not see.</source>
        <translation>ไทล์อยู่ในถุง ทุกคนจั่วหกตัวไว้ในมือ ซึ่งผู้เล่นอื่นมองไม่เห็น</translation>
    </message>
    <message>
        <source>Two to six can play, people and computers. The most points win.</source>
        <translation>เล่นได้สองถึงหกฝ่าย ทั้งคนและคอมพิวเตอร์ ใครได้คะแนนมากที่สุดชนะ</translation>
    </message>
    <message>
        <source>Tiles side by side, across or down, are a line. It is all one colour…</source>
        <translation>ไทล์ที่อยู่ติดกันตามแนวนอนหรือแนวตั้งคือเส้น ทั้งเส้นเป็นสีเดียวกัน…</translation>
    </message>
    <message>
        <source>…or all one shape.</source>
        <translation>…หรือเป็นรูปทรงเดียวกัน</translation>
    </message>
    <message>
        <source>Lines cross. Then the tile in both must fit both.</source>
        <translation>เส้นตัดกันได้ ไทล์ที่อยู่ในทั้งสองเส้นต้องเข้ากับทั้งสองเส้น</translation>
    </message>
    <message>
        <source>Who holds the most matching tiles, all one colour or all one shape, starts and lays all of them. The same tile twice counts once.</source>
        <translation>ใครมีไทล์เข้าชุดกันมากที่สุด สีเดียวกันหมดหรือรูปทรงเดียวกันหมด เริ่มก่อนและวางไทล์เหล่านั้นทั้งหมด ไทล์ซ้ำนับครั้งเดียว</translation>
    </message>
    <message>
        <source>If several hold as many, the oldest of them starts. Where nobody&apos;s age is known, the lot decides. You can choose another way when you set up a game.</source>
        <translation>ถ้าหลายคนมีเท่ากัน คนที่อายุมากที่สุดเริ่มก่อน ถ้าไม่รู้อายุใครเลยให้จับสลาก เลือกวิธีอื่นได้เมื่อจัดเกม</translation>
    </message>
    <message>
        <source>The first turn cannot be a trade.</source>
        <translation>ตาแรกแลกเปลี่ยนไม่ได้</translation>
    </message>
    <message>
        <source>If nobody holds two that match, one tile is laid, for 1 point. That happens once in many thousand games.</source>
        <translation>ถ้าไม่มีใครมีไทล์สองตัวที่เข้าชุดกัน ให้วางตัวเดียว ได้ 1 คะแนน ซึ่งเกิดขึ้นครั้งเดียวในหลายพันเกม</translation>
    </message>
    <message>
        <source>Laying tiles</source>
        <translation>การวางไทล์</translation>
    </message>
    <message>
        <source>In your turn you lay one to six tiles, all in one row or column and all in the same line. At least one of them touches a tile that lay there before.</source>
        <translation>ในตาของคุณ วางไทล์หนึ่งถึงหกตัว ทั้งหมดอยู่ในแถวหรือหลักเดียวกันและในเส้นเดียวกัน อย่างน้อยหนึ่งตัวต้องติดกับไทล์ที่วางไว้ก่อนแล้ว</translation>
    </message>
    <message>
        <source>They need not touch each other: you may add to both ends of a line or fill gaps. No gap may be left between them.</source>
        <translation>ไทล์ไม่จำเป็นต้องติดกันเอง ต่อได้ทั้งสองปลายของเส้นหรือเติมช่องว่าง แต่ต้องไม่เหลือช่องว่างระหว่างกัน</translation>
    </message>
    <message>
        <source>You may join two lines, if the long one is right.</source>
        <translation>เชื่อมสองเส้นเข้าด้วยกันได้ ถ้าเส้นยาวที่ได้ถูกกติกา</translation>
    </message>
    <message>
        <source>Every line that you make or lengthen must be right, across and down.</source>
        <translation>ทุกเส้นที่สร้างหรือต่อต้องถูกกติกา ทั้งแนวนอนและแนวตั้ง</translation>
    </message>
    <message>
        <source>Sometimes no tile can ever go on a cell: here it would have to be red and green. It stays empty.</source>
        <translation>บางช่องวางไทล์ใดไม่ได้เลย ช่องนี้ต้องเป็นทั้งสีแดงและสีเขียว จึงว่างตลอดไป</translation>
    </message>
    <message>
        <source>After that you draw until you hold six again, or as many as the bag has.</source>
        <translation>จากนั้นจั่วจนมีครบหกตัวอีกครั้ง หรือเท่าที่ถุงมี</translation>
    </message>
    <message>
        <source>You get one point for each tile of every line that you made or lengthened, old tiles too: here 4.</source>
        <translation>ได้หนึ่งคะแนนต่อไทล์แต่ละตัวในทุกเส้นที่สร้างหรือต่อ รวมไทล์เดิมด้วย ตัวอย่างนี้ได้ 4</translation>
    </message>
    <message>
        <source>A tile in two lines counts twice: here 2 and 3, so 5 points.</source>
        <translation>ไทล์ที่อยู่ในสองเส้นนับสองครั้ง ตัวอย่างนี้ 2 กับ 3 รวม 5 คะแนน</translation>
    </message>
    <message>
        <source>Each tile that you lay may make one more line: here 3, 2, 2 and 2, so 9 points.</source>
        <translation>ไทล์แต่ละตัวที่วางอาจสร้างเส้นเพิ่มอีกเส้น ตัวอย่างนี้ 3, 2, 2 และ 2 รวม 9 คะแนน</translation>
    </message>
    <message>
        <source>Several Qwirkles in one turn all count. No turn can give more than 84 points, or 90 if it is the last one.</source>
        <translation>Qwirkle หลายเส้นในตาเดียวนับทั้งหมด ตาหนึ่งได้ไม่เกิน 84 คะแนน หรือ 90 ถ้าเป็นตาสุดท้าย</translation>
    </message>
    <message>
        <source>Trading and passing</source>
        <translation>การแลกเปลี่ยนและการผ่านตา</translation>
    </message>
    <message>
        <source>Instead of laying tiles you may trade some with the bag, even if one fits. It ends your turn and gives no points.</source>
        <translation>แทนการวางไทล์ คุณแลกเปลี่ยนบางตัวกับถุงได้ แม้จะมีตัวที่วางได้ ถือว่าจบตาและไม่ได้คะแนน</translation>
    </message>
    <message>
        <source>You draw the new tiles before the old ones go back into the bag. So you cannot trade more tiles than the bag holds.</source>
        <translation>จั่วไทล์ใหม่ก่อนแล้วจึงคืนไทล์เดิมลงถุง จึงแลกเปลี่ยนได้ไม่เกินจำนวนที่มีในถุง</translation>
    </message>
    <message>
        <source>If none of your tiles fits and there are tiles in the bag, you must trade.</source>
        <translation>ถ้าไม่มีไทล์ใดวางได้และในถุงยังมีไทล์ ต้องแลกเปลี่ยน</translation>
    </message>
    <message>
        <source>If none fits and the bag is empty, you pass. The game does that for you and says so. While a tile fits, you may not pass.</source>
        <translation>ถ้าวางไม่ได้และถุงว่าง คุณผ่านตา เกมทำให้และบอกให้รู้ ตราบใดที่ยังวางได้จะผ่านตาไม่ได้</translation>
    </message>
    <message>
        <source>When the bag is empty, the first to lay the last tile of a hand gets 6 points more and ends the game. Tiles in other hands cost nothing.</source>
        <translation>เมื่อถุงว่าง คนแรกที่วางไทล์สุดท้ายในมือได้เพิ่มอีก 6 คะแนนและจบเกม ไทล์ในมือคนอื่นไม่หักคะแนน</translation>
    </message>
    <message>
        <source>Who lays the whole hand while there are tiles in the bag just draws again: no points for that.</source>
        <translation>ถ้าวางหมดมือขณะที่ในถุงยังมีไทล์ ก็เพียงจั่วใหม่ ไม่ได้คะแนนเพิ่ม</translation>
    </message>
    <message>
        <source>When nobody can lay a tile and the bag is empty, the game ends without these 6 points.</source>
        <translation>เมื่อไม่มีใครวางได้และถุงว่าง เกมจบโดยไม่มี 6 คะแนนนี้</translation>
    </message>
    <message>
        <source>It can happen that tiles are left in the bag, but none of them or of any hand fits. Then the game ends too.</source>
        <translation>อาจมีไทล์เหลือในถุงแต่ไม่มีตัวใดในถุงหรือในมือใครวางได้ เกมก็จบเช่นกัน</translation>
    </message>
    <message>
        <source>After three whole rounds of nothing but trades and passes the players may end the game.</source>
        <translation>หลังครบสามรอบที่มีแต่การแลกเปลี่ยนและผ่านตา ผู้เล่นจบเกมได้</translation>
    </message>
    <message>
        <source>The most points win. Who have equally many share the win.</source>
        <translation>ใครคะแนนมากที่สุดชนะ ถ้าเท่ากันถือว่าชนะร่วมกัน</translation>
    </message>
    <message>
        <source>Good to know</source>
        <translation>ควรรู้</translation>
    </message>
    <message>
        <source>Look for cells where a tile counts in two lines.</source>
        <translation>มองหาช่องที่ไทล์นับในสองเส้น</translation>
    </message>
    <message>
        <source>Take care with a line of five: who holds the tile that is missing gets 12 points. If all three of it lie on the table, the five is safe.</source>
        <translation>ระวังเส้นห้าตัว ใครมีไทล์ที่ขาดจะได้ 12 คะแนน ถ้าไทล์นั้นอยู่บนโต๊ะครบสามตัวแล้วก็ปลอดภัย</translation>
    </message>
    <message>
        <source>Keep tiles that match. Lay or trade those that you hold twice.</source>
        <translation>เก็บไทล์ที่เข้าชุดกัน วางหรือแลกเปลี่ยนตัวที่มีซ้ำ</translation>
    </message>
    <message>
        <source>A trade costs about 8 points: as much as a turn gives.</source>
        <translation>การแลกเปลี่ยนเสียประมาณ 8 คะแนน เท่ากับที่ตาหนึ่งทำได้</translation>
    </message>
    <message>
        <source>Count the tiles: the side shows how many of each are left. With an empty bag, look who will be out first.</source>
        <translation>นับไทล์ แถบด้านข้างแสดงว่าแต่ละแบบเหลือกี่ตัว เมื่อถุงว่างให้ดูว่าใครจะหมดมือก่อน</translation>
    </message>
    <message>
        <source>Not in the rulebook, but many play so. All agree on them before the game.</source>
        <translation>ไม่มีในคู่มือ แต่หลายคนเล่นแบบนี้ ทุกคนตกลงกันก่อนเริ่มเกม</translation>
    </message>
    <message>
        <source>Who starts in a tie: the oldest, the youngest, by lot, or as the players choose.</source>
        <translation>ใครเริ่มเมื่อเสมอกัน คนอายุมากที่สุด คนอายุน้อยที่สุด จับสลาก หรือผู้เล่นเลือกเอง</translation>
    </message>
    <message>
        <source>Five or six players: the rulebook has two to four.</source>
        <translation>ผู้เล่นห้าหรือหกคน คู่มือกำหนดไว้สองถึงสี่คน</translation>
    </message>
    <message>
        <source>Free opening: the first turn may be any line, or a trade.</source>
        <translation>เปิดเกมอิสระ ตาแรกวางเส้นใดก็ได้ หรือแลกเปลี่ยน</translation>
    </message>
    <message>
        <source>Passing allowed: you may pass although a tile fits.</source>
        <translation>ผ่านตาได้ แม้จะมีไทล์ที่วางได้</translation>
    </message>
    <message>
        <source>Target score: the game ends with the turn that reaches it.</source>
        <translation>คะแนนเป้าหมาย เกมจบในตาที่ทำคะแนนถึง</translation>
    </message>
    <message>
        <source>Open hands: everyone sees all tiles, good for children who are learning.</source>
        <translation>เปิดมือ ทุกคนเห็นไทล์ทั้งหมด เหมาะกับเด็กที่กำลังหัด</translation>
    </message>
    <message>
        <source>Time for a turn: when it is up, you are reminded, or your turn is a pass.</source>
        <translation>เวลาต่อตา เมื่อหมดเวลาจะเตือน หรือถือว่าผ่านตา</translation>
    </message>
    <message>
        <source>How to play</source>
        <translation>วิธีเล่น</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>ค้นหาในกติกา</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>หน้า</translation>
    </message>
    <message numerus="yes">
        <source>Found on %n page(s)</source>
        <translation>
            <numerusform>พบใน %n หน้า</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing about “{words}”.</source>
        <translation>ไม่พบ “{words}”</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>ตามเดสก์ท็อป</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>ภาษา</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>ลักษณะ</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>โต๊ะ</translation>
    </message>
    <message>
        <source>Colours of tiles</source>
        <translation>สีของไทล์</translation>
    </message>
    <message>
        <source>Tiles are made of</source>
        <translation>ไทล์ทำจาก</translation>
    </message>
    <message>
        <source>Marks of colours</source>
        <translation>เครื่องหมายบอกสี</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>เกมใหม่</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>เพิ่มคน</translation>
    </message>
    <message>
        <source>Add a computer</source>
        <translation>เพิ่มคอมพิวเตอร์</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>เริ่ม</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>ใครเล่นบ้าง</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>ลบ</translation>
    </message>
    <message>
        <source>The wheel</source>
        <translation>ล้อเมาส์</translation>
    </message>
    <message>
        <source>Zooms the table</source>
        <translation>ซูมโต๊ะ</translation>
    </message>
    <message>
        <source>Moves the table</source>
        <translation>เลื่อนโต๊ะ</translation>
    </message>
    <message>
        <source>A tile is laid</source>
        <translation>เมื่อวางไทล์</translation>
    </message>
    <message>
        <source>Dice are rolled</source>
        <translation>ลูกเต๋าถูกทอย</translation>
    </message>
    <message>
        <source>A move is refused</source>
        <translation>เมื่อวางไม่ได้</translation>
    </message>
    <message>
        <source>Points are scored</source>
        <translation>เมื่อได้คะแนน</translation>
    </message>
    <message>
        <source>A Qwirkle</source>
        <translation>เมื่อได้ Qwirkle</translation>
    </message>
    <message>
        <source>Your turn has come</source>
        <translation>เมื่อถึงตาของคุณ</translation>
    </message>
    <message>
        <source>The game ends</source>
        <translation>เมื่อเกมจบ</translation>
    </message>
    <message>
        <source>Sound and motion</source>
        <translation>เสียงและการเคลื่อนไหว</translation>
    </message>
    <message>
        <source>Play sounds</source>
        <translation>เล่นเสียง</translation>
    </message>
    <message>
        <source>Sounds are on.</source>
        <translation>เปิดเสียงแล้ว</translation>
    </message>
    <message>
        <source>Sounds are off.</source>
        <translation>ปิดเสียงแล้ว</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>ระดับเสียง</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>การเคลื่อนไหว</translation>
    </message>
    <message>
        <source>As the desktop says</source>
        <translation>ตามที่เดสก์ท็อปกำหนด</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>เต็มที่</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>ลดลง</translation>
    </message>
    <message>
        <source>Speed of motion</source>
        <translation>ความเร็วของการเคลื่อนไหว</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of motion</comment>
        <translation>ช้า</translation>
    </message>
    <message>
        <source>Normal</source>
        <comment>speed of motion</comment>
        <translation>ปกติ</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of motion</comment>
        <translation>เร็ว</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>ขนาดตัวอักษร</translation>
    </message>
    <message>
        <source>The computer plays</source>
        <translation>คอมพิวเตอร์เล่น</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>ทันที</translation>
    </message>
    <message>
        <source>At a natural pace</source>
        <translation>ด้วยจังหวะธรรมชาติ</translation>
    </message>
    <message>
        <source>Slowly</source>
        <translation>ช้า ๆ</translation>
    </message>
    <message>
        <source>Computer players of your own</source>
        <translation>ผู้เล่นคอมพิวเตอร์ของคุณเอง</translation>
    </message>
    <message>
        <source>Mark where a held tile can go</source>
        <translation>แสดงที่ที่วางไทล์ที่ถืออยู่ได้</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>ค่ากำหนด</translation>
    </message>
    <message>
        <source>A name has at most {most} letters.</source>
        <translation>ชื่อยาวได้ไม่เกิน {most} ตัวอักษร</translation>
    </message>
    <message>
        <source>An age is a number from 0 to {most}.</source>
        <translation>อายุต้องเป็นตัวเลข 0 ถึง {most}</translation>
    </message>
    <message>
        <source>Name of seat {number}</source>
        <translation>ชื่อของที่นั่ง {number}</translation>
    </message>
    <message>
        <source>Who plays seat {number}</source>
        <translation>ใครเล่นที่นั่ง {number}</translation>
    </message>
    <message>
        <source>Age of seat {number}</source>
        <translation>อายุของที่นั่ง {number}</translation>
    </message>
    <message>
        <source>Remove {name}</source>
        <translation>เอา {name} ออก</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>คน</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>อายุ</translation>
    </message>
    <message>
        <source>May stay empty. In a tie the oldest starts.</source>
        <translation>เว้นว่างได้ ถ้าเสมอกัน คนที่อายุมากที่สุดเริ่มก่อน</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>เอาที่นั่งนี้ออก</translation>
    </message>
    <message>
        <source>Another colour</source>
        <translation>สีอื่น</translation>
    </message>
    <message>
        <source>Colour {number}</source>
        <comment>of a seat</comment>
        <translation>สี {number}</translation>
    </message>
    <message>
        <source>Sort the hand by colour</source>
        <translation>เรียงมือตามสี</translation>
    </message>
    <message>
        <source>Sort the hand by shape</source>
        <translation>เรียงมือตามรูปทรง</translation>
    </message>
    <message>
        <source>By colour</source>
        <comment>sort the hand</comment>
        <translation>ตามสี</translation>
    </message>
    <message>
        <source>By shape</source>
        <comment>sort the hand</comment>
        <translation>ตามรูปทรง</translation>
    </message>
    <message>
        <source>{turn}, {own} to {other}, {tiles} left</source>
        <translation>{turn} {own} ต่อ {other} เหลือ {tiles}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>a score</comment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{turn}, {scores}, {tiles} left</source>
        <translation>{turn} {scores} เหลือ {tiles}</translation>
    </message>
    <message>
        <source>Nobody has played yet.</source>
        <translation>ยังไม่มีใครเล่น</translation>
    </message>
    <message>
        <source>empty, row {row}, column {column}</source>
        <translation>ว่าง แถว {row} คอลัมน์ {column}</translation>
    </message>
    <message>
        <source>{tile}, not played yet, row {row}, column {column}</source>
        <translation>{tile} ยังไม่ได้เล่น แถว {row} คอลัมน์ {column}</translation>
    </message>
    <message>
        <source>last move</source>
        <translation>ตาล่าสุด</translation>
    </message>
    <message>
        <source>held</source>
        <translation>ถืออยู่</translation>
    </message>
    <message>
        <source>{points}: {tiles}</source>
        <comment>a play</comment>
        <translation>{points}: {tiles}</translation>
    </message>
    <message>
        <source>row {row}, column {column}</source>
        <translation>แถว {row} คอลัมน์ {column}</translation>
    </message>
    <message>
        <source>row {row}, columns {first} to {last}</source>
        <translation>แถว {row} คอลัมน์ {first} ถึง {last}</translation>
    </message>
    <message>
        <source>column {column}, rows {first} to {last}</source>
        <translation>คอลัมน์ {column} แถว {first} ถึง {last}</translation>
    </message>
    <message>
        <source>{points}, {place}</source>
        <comment>a play</comment>
        <translation>{points} {place}</translation>
    </message>
    <message>
        <source>Legal plays</source>
        <translation>ตาที่เล่นได้</translation>
    </message>
    <message numerus="yes">
        <source>%n play(s), the most points first. Enter lays one on the table; this counts as help.</source>
        <translation>
            <numerusform>%n ตา เรียงจากคะแนนมาก กด Enter เพื่อวางบนโต๊ะ นับเป็นการใช้ตัวช่วย</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your tiles fits now.</source>
        <translation>ตอนนี้ไม่มีไทล์ของคุณวางได้</translation>
    </message>
    <message>
        <source>Lay it</source>
        <translation>วาง</translation>
    </message>
    <message>
        <source>No bot called {bot} is set up on this computer.</source>
        <translation>ไม่มีบอตชื่อ {bot} ในเครื่องนี้</translation>
    </message>
    <message>
        <source>{bot} could not be started.</source>
        <translation>เริ่ม {bot} ไม่ได้</translation>
    </message>
    <message>
        <source>{bot} ended in the middle of the game.</source>
        <translation>{bot} หยุดทำงานกลางเกม</translation>
    </message>
    <message>
        <source>{bot} wrote more than anyone can read.</source>
        <translation>{bot} เขียนมากเกินกว่าจะอ่านได้</translation>
    </message>
    <message>
        <source>{bot} did not answer in time.</source>
        <translation>{bot} ไม่ตอบภายในเวลา</translation>
    </message>
    <message>
        <source>{bot} answered something that is no move.</source>
        <translation>คำตอบของ {bot} ไม่ใช่การเล่น</translation>
    </message>
    <message>
        <source>{bot} made a move that the rules do not allow.</source>
        <translation>{bot} เล่นผิดกติกา</translation>
    </message>
    <message>
        <source>It could not be started: is the program there, and may it be run?</source>
        <translation>เริ่มไม่ได้ มีโปรแกรมนั้นและเรียกใช้ได้หรือไม่</translation>
    </message>
    <message>
        <source>It started, but ended before it answered.</source>
        <translation>เริ่มแล้วแต่หยุดก่อนตอบ</translation>
    </message>
    <message>
        <source>It started, but wrote more than anyone can read.</source>
        <translation>เริ่มแล้วแต่เขียนมากเกินกว่าจะอ่านได้</translation>
    </message>
    <message>
        <source>It started, but did not answer in time.</source>
        <translation>เริ่มแล้วแต่ไม่ตอบภายในเวลา</translation>
    </message>
    <message>
        <source>It answered, but what it wrote is no move.</source>
        <translation>ตอบแล้วแต่คำตอบไม่ใช่การเล่น</translation>
    </message>
    <message>
        <source>It answered with a move that the rules do not allow.</source>
        <translation>ตอบแล้วแต่เป็นการเล่นผิดกติกา</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>บอต</translation>
    </message>
    <message>
        <source>Bots…</source>
        <translation>บอต…</translation>
    </message>
    <message>
        <source>A bot is a program that plays Qwirkle. It is started by its command and takes a seat in a new game like any other player.</source>
        <translation>บอตคือโปรแกรมที่เล่น Qwirkle เริ่มด้วยคำสั่งของมันเอง และนั่งเล่นในเกมใหม่เหมือนผู้เล่นคนอื่น</translation>
    </message>
    <message>
        <source>You have no bots yet. Add one to play against it.</source>
        <translation>คุณยังไม่มีบอต เพิ่มสักตัวเพื่อเล่นด้วย</translation>
    </message>
    <message>
        <source>Add a bot</source>
        <translation>เพิ่มบอต</translation>
    </message>
    <message>
        <source>Change a bot</source>
        <translation>แก้ไขบอต</translation>
    </message>
    <message>
        <source>As in a terminal, with the whole path: python3 /path/to/my_bot.py</source>
        <translation>เหมือนในเทอร์มินัล ใส่เส้นทางเต็ม: python3 /path/to/my_bot.py</translation>
    </message>
    <message>
        <source>Give the bot a name of 1 to {most} letters.</source>
        <translation>ตั้งชื่อบอตยาว 1 ถึง {most} ตัวอักษร</translation>
    </message>
    <message>
        <source>There is a bot called {name} already.</source>
        <translation>มีบอตชื่อ {name} อยู่แล้ว</translation>
    </message>
    <message>
        <source>This is no command: it is empty, or a quotation mark is not closed.</source>
        <translation>ไม่ใช่คำสั่ง เพราะว่างเปล่าหรือปิดเครื่องหมายคำพูดไม่ครบ</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>เอา {name} ออกไหม</translation>
    </message>
    <message>
        <source>Only the entry in this list goes; the program itself stays where it is.</source>
        <translation>ลบเฉพาะรายการนี้ ตัวโปรแกรมยังอยู่ที่เดิม</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>เอาออก</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>เก็บไว้</translation>
    </message>
    <message>
        <source>{name} is asked for a move…</source>
        <translation>กำลังขอให้ {name} เล่น…</translation>
    </message>
    <message>
        <source>It works: a legal move after {seconds} seconds, its start included.</source>
        <translation>ใช้ได้ เล่นถูกกติกาใน {seconds} วินาทีรวมเวลาเริ่ม</translation>
    </message>
    <message>
        <source>What it wrote</source>
        <translation>สิ่งที่บอตเขียน</translation>
    </message>
    <message>
        <source>Show what it wrote</source>
        <translation>แสดงสิ่งที่บอตเขียน</translation>
    </message>
    <message>
        <source>Hide what it wrote</source>
        <translation>ซ่อนสิ่งที่บอตเขียน</translation>
    </message>
    <message>
        <source>It wrote nothing to its standard error.</source>
        <translation>ไม่ได้เขียนอะไรใน standard error</translation>
    </message>
    <message>
        <source>Who takes the seat of {name}?</source>
        <translation>ใครจะนั่งแทน {name}</translation>
    </message>
    <message>
        <source>{name} forfeits the game</source>
        <translation>{name} ถูกปรับแพ้</translation>
    </message>
    <message>
        <source>Games that it forfeited since Qwirkle was opened: {count}.</source>
        <translation>ถูกปรับแพ้ตั้งแต่เปิด Qwirkle: {count} เกม</translation>
    </message>
    <message>
        <source>The position tells which tiles this seat holds.</source>
        <translation>ตำแหน่งในเกมบอกไทล์ของที่นั่งนี้ด้วย</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>ไม่มีผู้ชนะ</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} ชนะร่วมกัน</translation>
    </message>
    <message>
        <source>You win!</source>
        <translation>คุณชนะ!</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} ชนะ</translation>
    </message>
    <message>
        <source>The game was stopped, so there is no winner.</source>
        <translation>เกมถูกหยุด จึงไม่มีผู้ชนะ</translation>
    </message>
    <message>
        <source>{names} share the win, {points} each.</source>
        <comment>points is a number</comment>
        <translation>{names} ชนะร่วมกัน คนละ {points}</translation>
    </message>
    <message numerus="yes">
        <source>You win with %n point(s).</source>
        <translation>
            <numerusform>คุณชนะด้วย %n คะแนน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n point(s).</source>
        <translation>
            <numerusform>{name} ชนะด้วย %n คะแนน</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} went out: hand and bag are empty.</source>
        <translation>{name} หมดมือ มือและถุงว่าง</translation>
    </message>
    <message>
        <source>Nobody can lay a tile any more.</source>
        <translation>ไม่มีใครวางไทล์ได้อีก</translation>
    </message>
    <message>
        <source>Nobody laid a tile for three whole rounds.</source>
        <translation>ไม่มีใครวางไทล์ครบสามรอบ</translation>
    </message>
    <message>
        <source>{name} reached the target.</source>
        <translation>{name} ถึงคะแนนเป้าหมาย</translation>
    </message>
    <message>
        <source>{name} gave the game up.</source>
        <translation>{name} ยอมแพ้</translation>
    </message>
    <message>
        <source>The game was stopped before its end.</source>
        <translation>เกมถูกหยุดก่อนจบ</translation>
    </message>
    <message>
        <source>Qwirkle records (*.qwirkle);;All files (*)</source>
        <translation>เกม Qwirkle (*.qwirkle);;ทุกไฟล์ (*)</translation>
    </message>
    <message>
        <source>Open a record</source>
        <translation>เปิดไฟล์เกม</translation>
    </message>
    <message>
        <source>Save as a record</source>
        <translation>บันทึกเป็นไฟล์เกม</translation>
    </message>
    <message>
        <source>The file tells every hand</source>
        <translation>ไฟล์นี้เปิดเผยมือของทุกคน</translation>
    </message>
    <message>
        <source>This game is not over: whoever opens the file sees which tiles everyone holds, and so which are in the bag. Save it all the same?</source>
        <translation>เกมนี้ยังไม่จบ ผู้ที่เปิดไฟล์จะเห็นไทล์ของทุกคนและรู้ว่าในถุงมีอะไร บันทึกอยู่ดีไหม</translation>
    </message>
    <message>
        <source>Save it</source>
        <translation>บันทึก</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>บันทึกเป็น {file} แล้ว</translation>
    </message>
    <message>
        <source>This record could not be opened</source>
        <translation>เปิดไฟล์เกมนี้ไม่ได้</translation>
    </message>
    <message>
        <source>A newer version of Qwirkle Desktop wrote this record.</source>
        <translation>ไฟล์นี้เขียนโดย Qwirkle Desktop รุ่นใหม่กว่า</translation>
    </message>
    <message>
        <source>This file cannot be read.</source>
        <translation>อ่านไฟล์นี้ไม่ได้</translation>
    </message>
    <message>
        <source>This is not a Qwirkle record.</source>
        <translation>นี่ไม่ใช่ไฟล์เกม Qwirkle</translation>
    </message>
    <message>
        <source>This record is damaged.</source>
        <translation>ไฟล์เกมนี้เสียหาย</translation>
    </message>
    <message>
        <source>{file}, line {line}: {reason}.</source>
        <translation>{file} บรรทัด {line}: {reason}</translation>
    </message>
    <message>
        <source>{file}: {reason}.</source>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>The end of this record is missing</source>
        <translation>ส่วนท้ายของไฟล์เกมหายไป</translation>
    </message>
    <message numerus="yes">
        <source>The file was cut off. Its %n whole turn(s) are here.</source>
        <translation>
            <numerusform>ไฟล์ถูกตัด เหลือ %n ตาที่ครบถ้วน</numerusform>
        </translation>
    </message>
    <message>
        <source>This game is in your library already</source>
        <translation>เกมนี้อยู่ในคลังของคุณแล้ว</translation>
    </message>
    <message>
        <source>The file tells it differently. You see the game as your library has it; nothing was changed.</source>
        <translation>ไฟล์บันทึกไว้ไม่เหมือนกัน คุณกำลังดูเกมจากคลัง ไม่มีอะไรเปลี่ยนแปลง</translation>
    </message>
    <message>
        <source>Your library after these records</source>
        <translation>คลังของคุณหลังเปิดไฟล์เหล่านี้</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) came to your library.</source>
        <translation>
            <numerusform>เพิ่ม %n เกมเข้าคลังของคุณ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) had been there already.</source>
        <translation>
            <numerusform>%n เกมมีอยู่แล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) tell more of a game than your library: open one alone to take it.</source>
        <translation>
            <numerusform>%n ไฟล์มีเนื้อหามากกว่าในคลัง เปิดทีละไฟล์เพื่อรับเข้า</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be opened.</source>
        <translation>
            <numerusform>เปิด %n ไฟล์ไม่ได้</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>และอีก %n รายการ</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has more of this game</source>
        <translation>ไฟล์มีเกมนี้ยาวกว่า</translation>
    </message>
    <message>
        <source>Your library has only its beginning. Take the longer game from the file?</source>
        <translation>คลังของคุณมีแค่ตอนต้น ใช้เกมที่ยาวกว่าจากไฟล์ไหม</translation>
    </message>
    <message>
        <source>Take the longer one</source>
        <translation>ใช้อันที่ยาวกว่า</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>เก็บของฉันไว้</translation>
    </message>
    <message>
        <source>This record could not be saved</source>
        <translation>บันทึกไฟล์เกมนี้ไม่ได้</translation>
    </message>
    <message>
        <source>The game is not being saved</source>
        <translation>เกมยังไม่ถูกบันทึก</translation>
    </message>
    <message>
        <source>You can play on; the next turn tries again. To be safe, save a record elsewhere. ({reason})</source>
        <translation>คุณเล่นต่อได้ ตาถัดไปจะลองบันทึกอีกครั้ง เพื่อความปลอดภัยให้บันทึกไฟล์เกมไว้ที่อื่น ({reason})</translation>
    </message>
    <message>
        <source>The library could not be read</source>
        <translation>อ่านคลังเกมไม่ได้</translation>
    </message>
    <message>
        <source>Your settings could not be read</source>
        <translation>อ่านค่ากำหนดของคุณไม่ได้</translation>
    </message>
    <message>
        <source>The computer player does not answer</source>
        <translation>ผู้เล่นคอมพิวเตอร์ไม่ตอบ</translation>
    </message>
    <message>
        <source>Your game is safe. Ask the computer again?</source>
        <translation>เกมของคุณปลอดภัย ถามคอมพิวเตอร์อีกครั้งไหม</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>ถามอีกครั้ง</translation>
    </message>
    <message>
        <source>{name} {score}</source>
        <comment>a player and points</comment>
        <translation>{name} {score}</translation>
    </message>
    <message>
        <source>{players} ({day})</source>
        <comment>a game and when it was begun</comment>
        <translation>{players} ({day})</translation>
    </message>
    <message>
        <source>Qwirkle is open already</source>
        <translation>Qwirkle เปิดอยู่แล้ว</translation>
    </message>
    <message>
        <source>Look for its window. One window at a time keeps your games safe.</source>
        <translation>ลองหาหน้าต่างเดิม เปิดทีละหน้าต่างเพื่อให้เกมของคุณปลอดภัย</translation>
    </message>
    <message>
        <source>Qwirkle cannot start</source>
        <translation>เริ่ม Qwirkle ไม่ได้</translation>
    </message>
    <message>
        <source>The hand is hidden</source>
        <translation>มือถูกซ่อนอยู่</translation>
    </message>
    <message>
        <source>Hand: no tiles</source>
        <translation>มือ: ไม่มีไทล์</translation>
    </message>
    <message>
        <source>Hand: {tiles}</source>
        <translation>มือ: {tiles}</translation>
    </message>
    <message>
        <source>Play +{points}</source>
        <translation>เล่น +{points}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>เล่น</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)</source>
        <translation>
            <numerusform>แลกเปลี่ยน %n ไทล์</numerusform>
        </translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>แลกเปลี่ยน</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) marked to trade.</source>
        <translation>
            <numerusform>เลือกแลกเปลี่ยน %n ไทล์</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the tiles to trade (up to&#xa0;{most}). It ends your turn.</source>
        <translation>คลิกไทล์ที่จะแลกเปลี่ยน (ได้ถึง&#xa0;{most}) แล้วจบตาของคุณ</translation>
    </message>
    <message>
        <source>Wait for the computer. You can still arrange your hand.</source>
        <translation>รอคอมพิวเตอร์ก่อน ระหว่างนี้จัดมือได้</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn. You can still arrange your hand.</source>
        <translation>ตาของ {name} ระหว่างนี้คุณจัดมือได้</translation>
    </message>
    <message>
        <source>The computers play. Pause them, or let them take one turn at a time.</source>
        <translation>คอมพิวเตอร์กำลังเล่น หยุดชั่วคราวหรือให้เล่นทีละตาได้</translation>
    </message>
    <message>
        <source>The {tile} fits nowhere now.</source>
        <translation>ตอนนี้ไม่มีที่วาง{tile}</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>หยุดชั่วคราว</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>ถัดไปคือ {name}</translation>
    </message>
    <message>
        <source>Next place to the left</source>
        <translation>ที่วางถัดไปทางซ้าย</translation>
    </message>
    <message>
        <source>Next place to the right</source>
        <translation>ที่วางถัดไปทางขวา</translation>
    </message>
    <message>
        <source>Next place above</source>
        <translation>ที่วางถัดไปด้านบน</translation>
    </message>
    <message>
        <source>Next place below</source>
        <translation>ที่วางถัดไปด้านล่าง</translation>
    </message>
    <message>
        <source>One cell to the left</source>
        <translation>ซ้ายหนึ่งช่อง</translation>
    </message>
    <message>
        <source>One cell to the right</source>
        <translation>ขวาหนึ่งช่อง</translation>
    </message>
    <message>
        <source>One cell up</source>
        <translation>ขึ้นหนึ่งช่อง</translation>
    </message>
    <message>
        <source>One cell down</source>
        <translation>ลงหนึ่งช่อง</translation>
    </message>
    <message>
        <source>Look further left</source>
        <translation>เลื่อนดูทางซ้าย</translation>
    </message>
    <message>
        <source>Look further right</source>
        <translation>เลื่อนดูทางขวา</translation>
    </message>
    <message>
        <source>Look further up</source>
        <translation>เลื่อนดูด้านบน</translation>
    </message>
    <message>
        <source>Look further down</source>
        <translation>เลื่อนดูด้านล่าง</translation>
    </message>
    <message>
        <source>Next place for the tile</source>
        <translation>ที่วางไทล์ถัดไป</translation>
    </message>
    <message>
        <source>Previous place for the tile</source>
        <translation>ที่วางไทล์ก่อนหน้า</translation>
    </message>
    <message>
        <source>Lay the tile here, or take up the one that lies here</source>
        <translation>วางไทล์ตรงนี้ หรือหยิบไทล์ที่อยู่ตรงนี้</translation>
    </message>
    <message>
        <source>Take a tile of the hand</source>
        <translation>หยิบไทล์จากมือ</translation>
    </message>
    <message>
        <source>Next place that takes the tile</source>
        <translation>ที่ถัดไปที่วางไทล์ได้</translation>
    </message>
    <message>
        <source>One cell on</source>
        <translation>ไปอีกหนึ่งช่อง</translation>
    </message>
    <message>
        <source>Move the table</source>
        <translation>เลื่อนโต๊ะ</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>ตาของคุณ</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>บนกระดาน</translation>
    </message>
    <message>
        <source>To know more</source>
        <translation>ดูข้อมูลเพิ่ม</translation>
    </message>
    <message>
        <source>View</source>
        <translation>มุมมอง</translation>
    </message>
    <message>
        <source>Watching computers</source>
        <translation>ดูคอมพิวเตอร์เล่น</translation>
    </message>
    <message>
        <source>Looking back at a game</source>
        <translation>ดูเกมย้อนหลัง</translation>
    </message>
    <message>
        <source>Games and help</source>
        <translation>เกมและวิธีใช้</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>ในมือ</translation>
    </message>
    <message>
        <source>Next tile</source>
        <translation>ไทล์ถัดไป</translation>
    </message>
    <message>
        <source>Move the tile</source>
        <translation>ย้ายไทล์</translation>
    </message>
    <message>
        <source>Take the tile, or mark it to trade</source>
        <translation>หยิบไทล์ หรือเลือกเพื่อแลกเปลี่ยน</translation>
    </message>
    <message>
        <source>On to the hand, the buttons, the lists</source>
        <translation>ไปที่มือ ปุ่ม และรายการ</translation>
    </message>
    <message>
        <source>{keys}Arrow keys</source>
        <translation>{keys}ปุ่มลูกศร</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <comment>keys</comment>
        <translation>{first} ถึง {last}</translation>
    </message>
    <message>
        <source>Lay the held tile; then play the turn</source>
        <translation>วางไทล์ที่ถือ แล้วเล่นตานี้</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>ปุ่มลัด</translation>
    </message>
    <message>
        <source>Change keys…</source>
        <translation>เปลี่ยนปุ่มลัด…</translation>
    </message>
    <message>
        <source>Change keys</source>
        <translation>เปลี่ยนปุ่มลัด</translation>
    </message>
    <message>
        <source>Choose what a key is for, then press the new key.</source>
        <translation>เลือกหน้าที่ของปุ่ม แล้วกดปุ่มใหม่</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>ทำอะไร</translation>
    </message>
    <message>
        <source>New key:</source>
        <translation>ปุ่มใหม่:</translation>
    </message>
    <message>
        <source>Press a key</source>
        <translation>กดปุ่ม</translation>
    </message>
    <message>
        <source>No key</source>
        <translation>ไม่มีปุ่ม</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>ตามเดิม</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>คืนค่าปุ่มทั้งหมด</translation>
    </message>
    <message>
        <source>{key} is for this now: {action}.</source>
        <translation>ตอนนี้ {key} ใช้สำหรับ {action}</translation>
    </message>
    <message>
        <source>No key is for this now: {action}.</source>
        <translation>ตอนนี้ไม่มีปุ่มสำหรับ {action}</translation>
    </message>
    <message>
        <source>All keys are as they were.</source>
        <translation>ปุ่มทั้งหมดเป็นตามเดิม</translation>
    </message>
    <message>
        <source>{key} is taken: {action}. Change that key first, or choose another.</source>
        <translation>{key} ถูกใช้แล้ว: {action} เปลี่ยนปุ่มนั้นก่อนหรือเลือกปุ่มอื่น</translation>
    </message>
    <message>
        <source>{key} is needed to move in lists and to press buttons. Choose another key.</source>
        <translation>{key} ต้องใช้เลื่อนในรายการและกดปุ่ม เลือกปุ่มอื่น</translation>
    </message>
    <message>
        <source>{key} opens the menu {menu}. Choose another key.</source>
        <translation>{key} เปิดเมนู {menu} เลือกปุ่มอื่น</translation>
    </message>
    <message>
        <source>{action}: {keys}</source>
        <translation>{action}: {keys}</translation>
    </message>
    <message>
        <source>First-timer</source>
        <translation>มือใหม่</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>ผู้เริ่มต้น</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>เล่นสนุก</translation>
    </message>
    <message>
        <source>Club</source>
        <translation>สโมสร</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>เซียน</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>ปรมาจารย์</translation>
    </message>
    <message>
        <source>computer, first-timer</source>
        <translation>คอมพิวเตอร์ มือใหม่</translation>
    </message>
    <message>
        <source>computer, beginner</source>
        <translation>คอมพิวเตอร์ ผู้เริ่มต้น</translation>
    </message>
    <message>
        <source>computer, casual</source>
        <translation>คอมพิวเตอร์ เล่นสนุก</translation>
    </message>
    <message>
        <source>computer, club</source>
        <translation>คอมพิวเตอร์ สโมสร</translation>
    </message>
    <message>
        <source>computer, expert</source>
        <translation>คอมพิวเตอร์ เซียน</translation>
    </message>
    <message>
        <source>computer, master</source>
        <translation>คอมพิวเตอร์ ปรมาจารย์</translation>
    </message>
    <message>
        <source>Has just learned the rules, and never counts the points.</source>
        <translation>เพิ่งเรียนกติกาและไม่เคยนับคะแนน</translation>
    </message>
    <message>
        <source>Lays as many tiles as it can, and counts the points now and then.</source>
        <translation>วางไทล์ให้มากที่สุดและนับคะแนนบ้างเป็นบางครั้ง</translation>
    </message>
    <message>
        <source>Counts the points on most turns; some days are better than others.</source>
        <translation>นับคะแนนเกือบทุกตา บางวันเก่งกว่าวันอื่น</translation>
    </message>
    <message>
        <source>Always takes the most points on the table.</source>
        <translation>เลือกคะแนนมากที่สุดบนโต๊ะเสมอ</translation>
    </message>
    <message>
        <source>Thinks ahead and counts the tiles.</source>
        <translation>คิดล่วงหน้าและนับไทล์</translation>
    </message>
    <message>
        <source>The strongest player here: knows what a position is worth.</source>
        <translation>ผู้เล่นที่เก่งที่สุดที่นี่ รู้ค่าของทุกตำแหน่ง</translation>
    </message>
    <message>
        <source>bot, {name}</source>
        <translation>บอต {name}</translation>
    </message>
    <message>
        <source>computer, {level}</source>
        <translation>คอมพิวเตอร์ {level}</translation>
    </message>
    <message>
        <source>A program from your own list of bots.</source>
        <translation>โปรแกรมจากรายการบอตของคุณเอง</translation>
    </message>
    <message>
        <source>{level}: {line}</source>
        <translation>{level}: {line}</translation>
    </message>
    <message>
        <source>Makes about {points} a game.</source>
        <translation>ได้ราว {points} ต่อเกม</translation>
    </message>
    <message>
        <source>{player} (about {points})</source>
        <comment>a level in a list, and its mean points a game</comment>
        <translation>{player} (ราว {points})</translation>
    </message>
    <message>
        <source>Decides at once.</source>
        <translation>ตัดสินใจทันที</translation>
    </message>
    <message>
        <source>Thinks for about {seconds} seconds a turn.</source>
        <translation>คิดราว {seconds} วินาทีต่อตา</translation>
    </message>
    <message>
        <source>Last played first</source>
        <translation>เล่นล่าสุดก่อน</translation>
    </message>
    <message>
        <source>Longest ago first</source>
        <translation>เล่นนานที่สุดก่อน</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>ใหม่ที่สุดก่อน</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>เก่าที่สุดก่อน</translation>
    </message>
    <message>
        <source>Names from A to Z</source>
        <translation>ชื่อจากต้นไปท้าย</translation>
    </message>
    <message>
        <source>Names from Z to A</source>
        <translation>ชื่อจากท้ายมาต้น</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>คะแนนมากที่สุดก่อน</translation>
    </message>
    <message>
        <source>Fewest points first</source>
        <translation>คะแนนน้อยที่สุดก่อน</translation>
    </message>
    <message>
        <source>Most turns first</source>
        <translation>ตามากที่สุดก่อน</translation>
    </message>
    <message>
        <source>Fewest turns first</source>
        <translation>ตาน้อยที่สุดก่อน</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>เกมทั้งหมด</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>ยังไม่จบ</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>จบแล้ว</translation>
    </message>
    <message>
        <source>nobody could lay a tile any more</source>
        <translation>ไม่มีใครวางไทล์ได้อีก</translation>
    </message>
    <message>
        <source>three rounds without a tile</source>
        <translation>สามรอบที่ไม่มีไทล์ใหม่</translation>
    </message>
    <message>
        <source>the target was reached</source>
        <translation>ถึงคะแนนเป้าหมาย</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>ยอมแพ้</translation>
    </message>
    <message>
        <source>stopped before its end</source>
        <translation>หยุดก่อนจบ</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>เกม</translation>
    </message>
    <message>
        <source>Search names, titles, deals</source>
        <translation>ค้นหาชื่อ ชื่อเกม ชุดแจก</translation>
    </message>
    <message>
        <source>Clear the search</source>
        <translation>ล้างการค้นหา</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>ลำดับ</translation>
    </message>
    <message>
        <source>State</source>
        <translation>สถานะ</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>ผู้เล่น</translation>
    </message>
    <message>
        <source>Anyone</source>
        <translation>ทุกคน</translation>
    </message>
    <message>
        <source>Any level</source>
        <translation>ทุกระดับ</translation>
    </message>
    <message>
        <source>Variant</source>
        <translation>รูปแบบ</translation>
    </message>
    <message>
        <source>Any variant</source>
        <translation>ทุกรูปแบบ</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>คลาสสิก</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>Cubes</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Select</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Connect</translation>
    </message>
    <message>
        <source>Select + Connect</source>
        <translation>Select + Connect</translation>
    </message>
    <message>
        <source>The boxed game: 108 tiles on an endless table.</source>
        <translation>เกมในกล่อง: 108 ไทล์ บนโต๊ะที่ไม่มีขอบ</translation>
    </message>
    <message>
        <source>Dice in place of tiles. All hands lie open, and you may roll again before you play.</source>
        <translation>ใช้ลูกเต๋าแทนไทล์ มือของทุกคนเปิดให้เห็น และทอยใหม่ได้ก่อนวาง</translation>
    </message>
    <message>
        <source>A board with stars: cover one for a disc, and spend it to lift a tile.</source>
        <translation>กระดานที่มีดาว: วางทับดาวเพื่อรับเหรียญ แล้วใช้เหรียญยกไทล์</translation>
    </message>
    <message>
        <source>A board with tiles on it from the start, and numbers that give extra points.</source>
        <translation>กระดานที่มีไทล์วางไว้ตั้งแต่ต้น และตัวเลขที่ให้คะแนนเพิ่ม</translation>
    </message>
    <message>
        <source>Stars, numbers and first tiles, all on one board.</source>
        <translation>ดาว ตัวเลข และไทล์เริ่มต้น อยู่บนกระดานเดียวกัน</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>เกม</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>กติกา…</translation>
    </message>
    <message>
        <source>In this game all hands lie open anyway.</source>
        <translation>ในเกมนี้มือของทุกคนเปิดให้เห็นอยู่แล้ว</translation>
    </message>
    <message>
        <source>In this game no hand decides who starts: it is always a tie.</source>
        <translation>ในเกมนี้มือไม่ได้ตัดสินว่าใครเริ่ม ถือว่าเสมอกันเสมอ</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>เริ่มเมื่อ</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>เมื่อใดก็ได้</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>วันนี้</translation>
    </message>
    <message numerus="yes">
        <source>The last %n day(s)</source>
        <translation>
            <numerusform>%n วันที่ผ่านมา</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <comment>a computer and its level</comment>
        <translation>{name} ({level})</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n ตา</numerusform>
        </translation>
    </message>
    <message>
        <source>deal {number}</source>
        <translation>ชุดแจก {number}</translation>
    </message>
    <message>
        <source>{several} · {next}</source>
        <comment>facts about a game</comment>
        <translation>{several} · {next}</translation>
    </message>
    <message>
        <source>{heading}: {players}. {day}. {detail}.</source>
        <comment>a game in the list of games</comment>
        <translation>{heading}: {players} {day} {detail}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln เกม</numerusform>
        </translation>
    </message>
    <message>
        <source>{chosen} of {games} chosen</source>
        <translation>เลือก {chosen} จาก {games}</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>ยังไม่มีเกม</translation>
    </message>
    <message>
        <source>Every game you play is kept here, turn by turn.</source>
        <translation>ทุกเกมที่คุณเล่นจะเก็บไว้ที่นี่ทีละตา</translation>
    </message>
    <message>
        <source>No game like that</source>
        <translation>ไม่พบเกมแบบนั้น</translation>
    </message>
    <message>
        <source>Try another word, or show all games again.</source>
        <translation>ลองคำอื่น หรือแสดงเกมทั้งหมดอีกครั้ง</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>แสดงเกมทั้งหมด</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>เกมใหม่…</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>เล่นต่อ</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>ดูย้อนหลัง</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>เปลี่ยนชื่อ…</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>ส่งออก…</translation>
    </message>
    <message>
        <source>Export all games…</source>
        <translation>ส่งออกเกมทั้งหมด…</translation>
    </message>
    <message>
        <source>Play this deal again</source>
        <translation>เล่นชุดแจกนี้อีกครั้ง</translation>
    </message>
    <message>
        <source>Copy the deal&apos;s number</source>
        <translation>คัดลอกหมายเลขชุดแจก</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>คำใบ้</translation>
    </message>
    <message>
        <source>More</source>
        <translation>เพิ่มเติม</translation>
    </message>
    <message>
        <source>Looking for a good play…</source>
        <translation>กำลังหาตาที่ดี…</translation>
    </message>
    <message>
        <source>There is no hint this time. You can ask again.</source>
        <translation>ครั้งนี้ไม่มีคำใบ้ ขอใหม่ได้</translation>
    </message>
    <message>
        <source>None of your tiles fits now. Trade the ones that you have twice, or that go with no other.</source>
        <translation>ตอนนี้ไม่มีไทล์ของคุณวางได้ ให้แลกเปลี่ยนไทล์ที่ซ้ำกันหรือเข้าชุดกับไทล์อื่นไม่ได้</translation>
    </message>
    <message>
        <source>This counts as help. The game&apos;s record says that you were helped.</source>
        <translation>นับเป็นการใช้ตัวช่วย เกมจะบันทึกว่าคุณได้รับความช่วยเหลือ</translation>
    </message>
    <message>
        <source>Hint {number} of 3</source>
        <translation>คำใบ้ {number} จาก 3</translation>
    </message>
    <message>
        <source>Lay the longest line that your hand can make.</source>
        <translation>วางเส้นที่ยาวที่สุดที่มือคุณทำได้</translation>
    </message>
    <message>
        <source>You can lay all your tiles and go out.</source>
        <translation>คุณวางไทล์ได้ทั้งหมดและหมดมือ</translation>
    </message>
    <message>
        <source>There is a Qwirkle.</source>
        <translation>มี Qwirkle อยู่</translation>
    </message>
    <message>
        <source>There is more than one Qwirkle in one play.</source>
        <translation>มีตาที่ได้มากกว่าหนึ่ง Qwirkle</translation>
    </message>
    <message>
        <source>There is a play that counts in three lines or more.</source>
        <translation>มีตาที่นับคะแนนสามเส้นขึ้นไป</translation>
    </message>
    <message>
        <source>There is a play that counts in two lines.</source>
        <translation>มีตาที่นับคะแนนสองเส้น</translation>
    </message>
    <message>
        <source>There is a line of five that you should not leave to the others.</source>
        <translation>มีเส้นห้าไทล์ที่ไม่ควรปล่อยให้คนอื่น</translation>
    </message>
    <message>
        <source>There is a line that is good to lay at.</source>
        <translation>มีเส้นที่น่าวางต่อ</translation>
    </message>
    <message>
        <source>Your tiles make too little now: think of a trade.</source>
        <translation>ตอนนี้ไทล์ของคุณได้คะแนนน้อย ลองคิดเรื่องแลกเปลี่ยน</translation>
    </message>
    <message>
        <source>It is best to pass.</source>
        <translation>ผ่านตาดีที่สุด</translation>
    </message>
    <message>
        <source>Your dice make little as they lie: roll some again first.</source>
        <translation>ลูกเต๋าของคุณตอนนี้ได้คะแนนน้อย ทอยใหม่บางลูกก่อน</translation>
    </message>
    <message>
        <source>A tile on the board is worth a disc to you.</source>
        <translation>มีไทล์บนกระดานที่คุ้มกับหนึ่งเหรียญ</translation>
    </message>
    <message>
        <source>Look to the left.</source>
        <translation>ดูทางซ้าย</translation>
    </message>
    <message>
        <source>Look to the right.</source>
        <translation>ดูทางขวา</translation>
    </message>
    <message>
        <source>Look at the top.</source>
        <translation>ดูด้านบน</translation>
    </message>
    <message>
        <source>Look at the bottom.</source>
        <translation>ดูด้านล่าง</translation>
    </message>
    <message>
        <source>Look in the middle.</source>
        <translation>ดูตรงกลาง</translation>
    </message>
    <message>
        <source>It is this line. The dashed cells are free.</source>
        <translation>คือเส้นนี้ ช่องเส้นประยังว่าง</translation>
    </message>
    <message>
        <source>It is this tile.</source>
        <translation>ไทล์นี้</translation>
    </message>
    <message>
        <source>No play with these dice is worth as much as what a roll may bring.</source>
        <translation>ไม่มีการวางใดด้วยลูกเต๋าชุดนี้ที่คุ้มเท่าการทอยใหม่</translation>
    </message>
    <message>
        <source>Nothing on the board is worth more than new tiles.</source>
        <translation>บนกระดานไม่มีอะไรคุ้มกว่าไทล์ใหม่</translation>
    </message>
    <message numerus="yes">
        <source>Trade %n tile(s)</source>
        <comment>the best move</comment>
        <translation>
            <numerusform>แลกเปลี่ยน %n ไทล์</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>the best move</comment>
        <translation>ผ่านตา</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice again</source>
        <comment>the best move</comment>
        <translation>
            <numerusform>ทอยใหม่ %n ลูก</numerusform>
        </translation>
    </message>
    <message>
        <source>Lift this tile</source>
        <comment>the best move</comment>
        <translation>ยกไทล์นี้</translation>
    </message>
    <message>
        <source>Best play: {points}</source>
        <translation>ตาที่ดีที่สุด: {points}</translation>
    </message>
    <message>
        <source>All in all it is worth a little more than the next one.</source>
        <translation>โดยรวมแล้วดีกว่าตาถัดไปเล็กน้อย</translation>
    </message>
    <message numerus="yes">
        <source>The %n best move(s)</source>
        <translation>
            <numerusform>%n ตาที่ดีที่สุด</numerusform>
        </translation>
    </message>
    <message>
        <source>Point at one to see it. Click it to lay it on the table.</source>
        <translation>ชี้เพื่อดู คลิกเพื่อวางบนโต๊ะ</translation>
    </message>
    <message>
        <source>{move}, {worth}</source>
        <comment>a move, and what it loses</comment>
        <translation>{move} {worth}</translation>
    </message>
    <message numerus="yes">
        <source>trade %n tile(s)</source>
        <translation>
            <numerusform>แลกเปลี่ยน %n ไทล์</numerusform>
        </translation>
    </message>
    <message>
        <source>pass</source>
        <comment>a move</comment>
        <translation>ผ่านตา</translation>
    </message>
    <message numerus="yes">
        <source>roll %n dice again</source>
        <translation>
            <numerusform>ทอยใหม่ %n ลูก</numerusform>
        </translation>
    </message>
    <message>
        <source>lift the {tile}</source>
        <translation>ยก{tile}</translation>
    </message>
    <message>
        <source>best</source>
        <comment>of moves</comment>
        <translation>ดีที่สุด</translation>
    </message>
    <message>
        <source>loses {points}</source>
        <comment>a move</comment>
        <translation>เสีย {points}</translation>
    </message>
    <message>
        <source>{tile}: you see all of them.</source>
        <translation>{tile}: คุณเห็นครบทุกอัน</translation>
    </message>
    <message numerus="yes">
        <source>{tile}: %n not seen. Chance that another player holds one: {chance}.</source>
        <translation>
            <numerusform>{tile}: ยังไม่เห็น %n อัน โอกาสที่ผู้เล่นอื่นมี: {chance}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n open line(s)</source>
        <translation>
            <numerusform>%n เส้นที่เปิดอยู่</numerusform>
        </translation>
    </message>
    <message>
        <source>Lines of five and four, and the tiles that go on there.</source>
        <translation>เส้นห้าและสี่ไทล์ กับไทล์ที่ต่อได้</translation>
    </message>
    <message>
        <source>There is no line of five or four that a tile goes on with.</source>
        <translation>ไม่มีแถวห้าหรือสี่ที่ต่อไทล์ได้อีก</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) with no tile left: dead.</source>
        <translation>
            <numerusform>อีก %n แถวไม่มีไทล์เหลือแล้ว ต่อไม่ได้</numerusform>
        </translation>
    </message>
    <message>
        <source>line of {length}: you can, {unseen} not seen</source>
        <translation>เส้น {length} ไทล์: คุณต่อได้ ยังไม่เห็น {unseen}</translation>
    </message>
    <message>
        <source>line of {length}: {unseen} not seen, next player {chance}</source>
        <translation>เส้น {length} ไทล์: ยังไม่เห็น {unseen} ผู้เล่นถัดไป {chance}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>เลิกทำ</translation>
    </message>
    <message>
        <source>Deleted the game of {names}.</source>
        <translation>ลบเกมของ {names} แล้ว</translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n game(s).</source>
        <translation>
            <numerusform>ลบ %n เกมแล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) brought back.</source>
        <translation>
            <numerusform>นำ %n เกมกลับมาแล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied: deal {number}. Whoever enters it in a new game gets the same tiles.</source>
        <translation>คัดลอกแล้ว: ชุดแจก {number} ผู้ที่ใส่เลขนี้ในเกมใหม่จะได้ไทล์ชุดเดียวกัน</translation>
    </message>
    <message numerus="yes">
        <source>Exported %n game(s) to {folder}.</source>
        <translation>
            <numerusform>ส่งออก %n เกมไปที่ {folder} แล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read.</source>
        <translation>
            <numerusform>อ่าน %n เกมไม่ได้</numerusform>
        </translation>
    </message>
    <message>
        <source>{first} {second}</source>
        <comment>two sentences</comment>
        <translation>{first} {second}</translation>
    </message>
    <message>
        <source>Exported as {file}.</source>
        <translation>ส่งออกเป็น {file} แล้ว</translation>
    </message>
    <message>
        <source>Export games</source>
        <translation>ส่งออกเกม</translation>
    </message>
    <message>
        <source>The files tell every hand</source>
        <translation>ไฟล์เหล่านี้เปิดเผยมือของทุกคน</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) are not over: whoever opens the files sees which tiles everyone holds. Export them all the same?</source>
        <translation>
            <numerusform>%n เกมยังไม่จบ ผู้ที่เปิดไฟล์จะเห็นไทล์ของทุกคน ส่งออกอยู่ดีไหม</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ส่งออก</translation>
    </message>
    <message>
        <source>The games could not be exported</source>
        <translation>ส่งออกเกมไม่ได้</translation>
    </message>
    <message>
        <source>The library could not be changed</source>
        <translation>เปลี่ยนแปลงคลังเกมไม่ได้</translation>
    </message>
    <message>
        <source>Rename this game</source>
        <translation>เปลี่ยนชื่อเกมนี้</translation>
    </message>
    <message>
        <source>Without a title the game is listed by how it ended.</source>
        <translation>ถ้าไม่มีชื่อเกม จะแสดงตามผลที่จบ</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>ชื่อเกม</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>เปลี่ยนชื่อ</translation>
    </message>
    <message>
        <source>Classic, light tiles</source>
        <translation>คลาสสิก ไทล์สีอ่อน</translation>
    </message>
    <message>
        <source>Classic, dark tiles</source>
        <translation>คลาสสิก ไทล์สีเข้ม</translation>
    </message>
    <message>
        <source>Soft, light tiles</source>
        <translation>นุ่มนวล ไทล์สีอ่อน</translation>
    </message>
    <message>
        <source>Soft, dark tiles</source>
        <translation>นุ่มนวล ไทล์สีเข้ม</translation>
    </message>
    <message>
        <source>High contrast, light tiles</source>
        <translation>ความต่างสูง ไทล์สีอ่อน</translation>
    </message>
    <message>
        <source>High contrast, dark tiles</source>
        <translation>ความต่างสูง ไทล์สีเข้ม</translation>
    </message>
    <message>
        <source>For colour vision deficiency, light tiles</source>
        <translation>สำหรับผู้ที่ตาบอดสี ไทล์สีอ่อน</translation>
    </message>
    <message>
        <source>For colour vision deficiency, dark tiles</source>
        <translation>สำหรับผู้ที่ตาบอดสี ไทล์สีเข้ม</translation>
    </message>
    <message>
        <source>Normal sight</source>
        <translation>สายตาปกติ</translation>
    </message>
    <message>
        <source>Without red (protanopia)</source>
        <translation>มองไม่เห็นสีแดง (protanopia)</translation>
    </message>
    <message>
        <source>Without green (deuteranopia)</source>
        <translation>มองไม่เห็นสีเขียว (deuteranopia)</translation>
    </message>
    <message>
        <source>Without blue (tritanopia)</source>
        <translation>มองไม่เห็นสีน้ำเงิน (tritanopia)</translation>
    </message>
    <message>
        <source>My colours</source>
        <translation>สีของฉัน</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>รูปลักษณ์</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>a page of the preferences</comment>
        <translation>การเล่น</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>ไม้</translation>
    </message>
    <message>
        <source>Flat</source>
        <translation>เรียบ</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>ความต่างสูง</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>เรียบ</translation>
    </message>
    <message>
        <source>Felt</source>
        <translation>สักหลาด</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>of a table</comment>
        <translation>ไม้</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>กระดาษ</translation>
    </message>
    <message>
        <source>None</source>
        <comment>marks of colours</comment>
        <translation>ไม่มี</translation>
    </message>
    <message>
        <source>A letter in the corner</source>
        <translation>ตัวอักษรที่มุม</translation>
    </message>
    <message>
        <source>A pattern in the symbol</source>
        <translation>ลายในสัญลักษณ์</translation>
    </message>
    <message>
        <source>Own colours…</source>
        <translation>สีของคุณเอง…</translation>
    </message>
    <message>
        <source>Reset to defaults</source>
        <translation>คืนค่าเริ่มต้น</translation>
    </message>
    <message>
        <source>How tiles look on the table</source>
        <translation>ลักษณะของไทล์บนโต๊ะ</translation>
    </message>
    <message>
        <source>Own colours</source>
        <translation>สีของคุณเอง</translation>
    </message>
    <message>
        <source>Fill of {colour}</source>
        <translation>สีพื้น: {colour}</translation>
    </message>
    <message>
        <source>Outline of {colour}</source>
        <translation>สีเส้นขอบ: {colour}</translation>
    </message>
    <message>
        <source>Tile</source>
        <comment>the face of a tile</comment>
        <translation>ไทล์</translation>
    </message>
    <message>
        <source>{apart} between {one} and {other}</source>
        <comment>the smallest distance, and the two colours</comment>
        <translation>{apart} ระหว่าง{one}กับ{other}</translation>
    </message>
    <message>
        <source>The two colours most alike</source>
        <translation>สองสีที่คล้ายกันที่สุด</translation>
    </message>
    <message>
        <source>Hard to tell apart: {one} and {other}. A distance of {least} or more is good.</source>
        <translation>แยกยาก: {one}กับ{other} ระยะห่าง {least} ขึ้นไปถือว่าดี</translation>
    </message>
    <message>
        <source>Not every eye will tell these colours apart. Colour marks help then.</source>
        <translation>บางคนอาจแยกสีเหล่านี้ไม่ออก เครื่องหมายบอกสีช่วยได้</translation>
    </message>
    <message>
        <source>Hardly stands out from the tile: {colour}, {contrast} to 1. A contrast of {least} or more is good.</source>
        <translation>กลืนไปกับไทล์: {colour} {contrast} ต่อ 1 ความต่าง {least} ขึ้นไปถือว่าดี</translation>
    </message>
    <message>
        <source>All colours are told apart well.</source>
        <translation>แยกทุกสีได้ชัดเจน</translation>
    </message>
    <message>
        <source>A palette could not be read</source>
        <translation>อ่านชุดสีไม่ได้</translation>
    </message>
    <message>
        <source>The palette could not be saved</source>
        <translation>บันทึกชุดสีไม่ได้</translation>
    </message>
    <message>
        <source>Delete this palette?</source>
        <translation>ลบชุดสีนี้ไหม</translation>
    </message>
    <message>
        <source>The tiles get the classic colours again.</source>
        <translation>ไทล์จะกลับไปใช้สีคลาสสิก</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>เก็บไว้</translation>
    </message>
    <message>
        <source>Please give the palette a name.</source>
        <translation>โปรดตั้งชื่อชุดสี</translation>
    </message>
    <message>
        <source>For colour vision deficiency</source>
        <translation>สำหรับผู้ที่ตาบอดสี</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>สีพื้น</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>สีเส้นขอบ</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>เกมใ&amp;หม่…</translation>
    </message>
    <message>
        <source>&amp;Open a record…</source>
        <translation>เ&amp;ปิดไฟล์เกม…</translation>
    </message>
    <message>
        <source>&amp;Save as a record…</source>
        <translation>&amp;บันทึกเป็นไฟล์เกม…</translation>
    </message>
    <message>
        <source>Copy the board as a &amp;picture</source>
        <translation>คัดลอกกระดานเป็น&amp;รูปภาพ</translation>
    </message>
    <message>
        <source>Copy the board as &amp;text</source>
        <translation>คัดลอกกระดานเป็น&amp;ข้อความ</translation>
    </message>
    <message>
        <source>&amp;Save board and scores as PDF…</source>
        <translation>&amp;บันทึกกระดานและคะแนนเป็น PDF…</translation>
    </message>
    <message>
        <source>P&amp;rint board and scores…</source>
        <translation>&amp;พิมพ์กระดานและคะแนน…</translation>
    </message>
    <message>
        <source>&amp;Replay this game</source>
        <translation>&amp;ดูเกมนี้ย้อนหลัง</translation>
    </message>
    <message>
        <source>Re&amp;view this game</source>
        <translation>ทบท&amp;วนเกมนี้</translation>
    </message>
    <message>
        <source>Play on &amp;from here…</source>
        <translation>เล่น&amp;ต่อจากตรงนี้…</translation>
    </message>
    <message>
        <source>Play this dea&amp;l again</source>
        <translation>เล่นชุดแ&amp;จกนี้อีกครั้ง</translation>
    </message>
    <message>
        <source>&amp;Copy the deal&apos;s number</source>
        <translation>&amp;คัดลอกหมายเลขชุดแจก</translation>
    </message>
    <message>
        <source>Ga&amp;mes…</source>
        <translation>เก&amp;มทั้งหมด…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;สถิติ…</translation>
    </message>
    <message>
        <source>Scorep&amp;ad…</source>
        <translation>&amp;ใบจดคะแนน…</translation>
    </message>
    <message>
        <source>&amp;End this game…</source>
        <translation>จบเกม&amp;นี้…</translation>
    </message>
    <message>
        <source>&amp;Hand a seat to the computer…</source>
        <translation>ให้คอมพิวเตอร์เล่นแ&amp;ทน…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;ออก</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>เ&amp;ลิกทำ</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ทำ&amp;ซ้ำ</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>เล่&amp;น</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>เ&amp;ก็บคืน</translation>
    </message>
    <message>
        <source>Take one tile back</source>
        <translation>เก็บคืนหนึ่งไทล์</translation>
    </message>
    <message>
        <source>&amp;List of legal plays…</source>
        <translation>รายการ&amp;ตาที่เล่นได้…</translation>
    </message>
    <message>
        <source>Say ho&amp;w the game stands</source>
        <translation>&amp;บอกสถานะของเกม</translation>
    </message>
    <message>
        <source>Say what &amp;happened last</source>
        <translation>บ&amp;อกเหตุการณ์ล่าสุด</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <translation>&amp;ปุ่มลัด…</translation>
    </message>
    <message>
        <source>Tra&amp;de…</source>
        <translation>แลกเปลี่&amp;ยน…</translation>
    </message>
    <message>
        <source>R&amp;oll again…</source>
        <translation>&amp;ทอยใหม่…</translation>
    </message>
    <message>
        <source>Lift a til&amp;e…</source>
        <translation>ยกไทล์… (&amp;E)</translation>
    </message>
    <message>
        <source>H&amp;int</source>
        <translation>&amp;คำใบ้</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>&amp;ผ่านตา</translation>
    </message>
    <message>
        <source>Pause the cloc&amp;k</source>
        <translation>&amp;พักนาฬิกา</translation>
    </message>
    <message>
        <source>Sort by &amp;colour</source>
        <translation>เรียงตาม&amp;สี</translation>
    </message>
    <message>
        <source>Sort by &amp;shape</source>
        <translation>เรียงตาม&amp;รูปทรง</translation>
    </message>
    <message>
        <source>&amp;Let go</source>
        <translation>ปล่&amp;อย</translation>
    </message>
    <message>
        <source>Pause the co&amp;mputers</source>
        <translation>&amp;หยุดคอมพิวเตอร์ชั่วคราว</translation>
    </message>
    <message>
        <source>&amp;Next turn</source>
        <translation>ตา&amp;ถัดไป</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>เร็&amp;ว</translation>
    </message>
    <message>
        <source>&amp;Result</source>
        <translation>&amp;ผลการแข่งขัน</translation>
    </message>
    <message>
        <source>Play a&amp;gain</source>
        <translation>เล่นอี&amp;กครั้ง</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>ซูมเ&amp;ข้า</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>ซูม&amp;ออก</translation>
    </message>
    <message>
        <source>&amp;Fit the board</source>
        <translation>&amp;พอดีกระดาน</translation>
    </message>
    <message>
        <source>Look at the last mo&amp;ve</source>
        <translation>&amp;ดูตาล่าสุด</translation>
    </message>
    <message>
        <source>&amp;Mark where a tile can go</source>
        <translation>แ&amp;สดงที่วางได้</translation>
    </message>
    <message>
        <source>Open &amp;lines</source>
        <translation>เส้นที่เ&amp;ปิดอยู่</translation>
    </message>
    <message>
        <source>&amp;Dead cells</source>
        <translation>ช่อง&amp;ตาย</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>เต็ม&amp;จอ</translation>
    </message>
    <message>
        <source>&amp;Sounds</source>
        <translation>เสีย&amp;ง</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;ค่ากำหนด…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>&amp;ฝึกโจทย์…</translation>
    </message>
    <message>
        <source>M&amp;y mistakes…</source>
        <translation>&amp;ข้อผิดพลาดของฉัน…</translation>
    </message>
    <message>
        <source>L&amp;earn to play</source>
        <translation>เรี&amp;ยนวิธีเล่น</translation>
    </message>
    <message>
        <source>&amp;How to play</source>
        <translation>วิธีเ&amp;ล่น</translation>
    </message>
    <message>
        <source>Open the &amp;log folder</source>
        <translation>เปิดโฟลเดอร์&amp;บันทึก</translation>
    </message>
    <message>
        <source>&amp;Copy a report</source>
        <translation>&amp;คัดลอกรายงาน</translation>
    </message>
    <message>
        <source>&amp;About Qwirkle Desktop</source>
        <translation>เ&amp;กี่ยวกับ Qwirkle Desktop</translation>
    </message>
    <message>
        <source>&amp;As the desktop</source>
        <translation>ตามเ&amp;ดสก์ท็อป</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;สว่าง</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;มืด</translation>
    </message>
    <message>
        <source>Take the first tile</source>
        <translation>หยิบไทล์ที่หนึ่ง</translation>
    </message>
    <message>
        <source>Take the second tile</source>
        <translation>หยิบไทล์ที่สอง</translation>
    </message>
    <message>
        <source>Take the third tile</source>
        <translation>หยิบไทล์ที่สาม</translation>
    </message>
    <message>
        <source>Take the fourth tile</source>
        <translation>หยิบไทล์ที่สี่</translation>
    </message>
    <message>
        <source>Take the fifth tile</source>
        <translation>หยิบไทล์ที่ห้า</translation>
    </message>
    <message>
        <source>Take the sixth tile</source>
        <translation>หยิบไทล์ที่หก</translation>
    </message>
    <message>
        <source>Take the seventh tile</source>
        <translation>หยิบไทล์ที่เจ็ด</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>เ&amp;กม</translation>
    </message>
    <message>
        <source>Copy and &amp;print</source>
        <translation>คัดลอกและ&amp;พิมพ์</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;ตา</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;มุมมอง</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;ลักษณะ</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;วิธีใช้</translation>
    </message>
    <message>
        <source>&amp;Unfinished games</source>
        <translation>เกมที่&amp;ยังไม่จบ</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>หยุดชั่วคราว</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>ทำต่อ</translation>
    </message>
    <message>
        <source>{state} - Qwirkle</source>
        <translation>{state} - Qwirkle</translation>
    </message>
    <message>
        <source>Qwirkle</source>
        <translation>Qwirkle</translation>
    </message>
    <message numerus="yes">
        <source>{name} traded %n tile(s).</source>
        <translation>
            <numerusform>{name} แลกเปลี่ยน %n ไทล์</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} played {tiles} for {points}, %n Qwirkle(s)!</source>
        <translation>
            <numerusform>{name} เล่น {tiles} ได้ {points} และ %n Qwirkle!</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} played {tiles} for {points}.</source>
        <translation>{name} เล่น {tiles} ได้ {points}</translation>
    </message>
    <message numerus="yes">
        <source>{name} went out: %n more point(s).</source>
        <translation>
            <numerusform>{name} หมดมือ ได้อีก %n คะแนน</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} could not play and passed.</source>
        <translation>{name} เล่นไม่ได้จึงผ่านตา</translation>
    </message>
    <message>
        <source>{name} passed.</source>
        <translation>{name} ผ่านตา</translation>
    </message>
    <message>
        <source>{name} +{points}</source>
        <comment>a chip on the last move</comment>
        <translation>{name} +{points}</translation>
    </message>
    <message>
        <source>Game so far</source>
        <translation>เกมจนถึงตอนนี้</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>คะแนน</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>ตาของคุณ</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>ถึงตา</translation>
    </message>
    <message>
        <source>thinking...</source>
        <translation>กำลังคิด…</translation>
    </message>
    <message>
        <source>{status} · {tiles}</source>
        <translation>{status} · {tiles}</translation>
    </message>
    <message>
        <source>{name}, {points}, {tiles}, {status}</source>
        <translation>{name} {points} {tiles} {status}</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>ถุง</translation>
    </message>
    <message>
        <source>{left} of {total} left</source>
        <translation>เหลือ {left} จาก {total}</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>the bag</comment>
        <translation>ว่าง</translation>
    </message>
    <message>
        <source>Bag, empty</source>
        <translation>ถุง ว่าง</translation>
    </message>
    <message>
        <source>Bag, {left} of {total} tiles left</source>
        <translation>ถุง เหลือ {left} จาก {total} ไทล์</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>รายการ</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>ประวัติ</translation>
    </message>
    <message>
        <source>No moves yet</source>
        <translation>ยังไม่มีการเล่น</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>ไทล์ที่เหลือ</translation>
    </message>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>{parts} = {sum}</source>
        <comment>points of lines</comment>
        <translation>{parts} = {sum}</translation>
    </message>
    <message>
        <source>+{points} out</source>
        <comment>the bonus for going out</comment>
        <translation>+{points} หมดมือ</translation>
    </message>
    <message>
        <source>trade {count}</source>
        <translation>แลกเปลี่ยน {count}</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>ผ่านตา</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: {tiles}, Qwirkle, {points}</source>
        <translation>ตา {turn} {name}: {tiles} Qwirkle {points}</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: {tiles}, {points}</source>
        <translation>ตา {turn} {name}: {tiles} {points}</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <comment>in a list of tiles</comment>
        <translation>{several} {next}</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: traded {tiles}</source>
        <translation>ตา {turn} {name}: แลกเปลี่ยน {tiles}</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: passed</source>
        <translation>ตา {turn} {name}: ผ่านตา</translation>
    </message>
    <message>
        <source>{name} went out, {points}</source>
        <translation>{name} หมดมือ {points}</translation>
    </message>
    <message>
        <source>{turn}; {total} in all</source>
        <translation>{turn} รวม {total}</translation>
    </message>
    <message>
        <source>{card}. Latest turn: {points}</source>
        <comment>a player&apos;s card and points</comment>
        <translation>{card} ตาล่าสุด: {points}</translation>
    </message>
    <message>
        <source>{card}. {hand}</source>
        <comment>a player&apos;s card and the hand</comment>
        <translation>{card} {hand}</translation>
    </message>
    <message>
        <source>{tile}, none left</source>
        <translation>{tile} ไม่เหลือแล้ว</translation>
    </message>
    <message>
        <source>{tile}, {count} left</source>
        <translation>{tile} เหลือ {count}</translation>
    </message>
    <message>
        <source>{colour} dice, none left</source>
        <translation>ลูกเต๋าสี{colour} หมดแล้ว</translation>
    </message>
    <message>
        <source>{colour} dice, {count} left</source>
        <translation>ลูกเต๋าสี{colour} เหลือ {count}</translation>
    </message>
    <message>
        <source>Tiles left, {tiles} not seen yet</source>
        <translation>ไทล์ที่เหลือ {tiles}ยังไม่ปรากฏ</translation>
    </message>
    <message>
        <source>Shown with your hand</source>
        <translation>แสดงพร้อมมือของคุณ</translation>
    </message>
    <message>
        <source>{turn}: {note}</source>
        <comment>a turn and what is said of it</comment>
        <translation>{turn}: {note}</translation>
    </message>
    <message>
        <source>Your library was damaged</source>
        <translation>คลังเกมของคุณเสียหาย</translation>
    </message>
    <message numerus="yes">
        <source>It was put right from what could still be read. %n game(s) are here.</source>
        <translation>
            <numerusform>ซ่อมแซมจากส่วนที่ยังอ่านได้แล้ว มี %n เกมอยู่ที่นี่</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It was put right from the newest copy and from what could still be read. %n game(s) are here.</source>
        <translation>
            <numerusform>ซ่อมแซมจากสำเนาล่าสุดและส่วนที่ยังอ่านได้แล้ว มี %n เกมอยู่ที่นี่</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) could not be read any more.</source>
        <translation>
            <numerusform>%n เกมอ่านไม่ได้แล้ว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) at the end of games are missing.</source>
        <translation>
            <numerusform>%n ตาท้ายเกมหายไป</numerusform>
        </translation>
    </message>
    <message>
        <source>No game or turn is known to be missing.</source>
        <translation>ไม่พบว่ามีเกมหรือตาใดหายไป</translation>
    </message>
    <message>
        <source>The library&apos;s file was missing or empty.</source>
        <translation>ไฟล์คลังเกมหายไปหรือว่างเปล่า</translation>
    </message>
    <message>
        <source>The damaged file was kept: {file}</source>
        <translation>เก็บไฟล์ที่เสียหายไว้แล้ว: {file}</translation>
    </message>
    <message>
        <source>Your library was put back</source>
        <translation>คลังเกมของคุณกลับมาแล้ว</translation>
    </message>
    <message>
        <source>Another program removed its file. It was written again; no game is missing.</source>
        <translation>โปรแกรมอื่นลบไฟล์ไป เขียนขึ้นใหม่แล้ว ไม่มีเกมใดหายไป</translation>
    </message>
    <message>
        <source>Another program put a different file in its place. No game of yours is missing.</source>
        <translation>โปรแกรมอื่นวางไฟล์อื่นแทนที่ ไม่มีเกมใดของคุณหายไป</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the other file were added.</source>
        <translation>
            <numerusform>เพิ่ม %n เกมจากไฟล์นั้นแล้ว</numerusform>
        </translation>
    </message>
    <message>
        <source>The other file was kept: {file}</source>
        <translation>เก็บไฟล์นั้นไว้แล้ว: {file}</translation>
    </message>
    <message>
        <source>Part of the game of {names} could not be read.</source>
        <translation>บางส่วนของเกมของ {names} อ่านไม่ได้</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) at its end are missing.</source>
        <translation>
            <numerusform>%n ตาท้ายเกมหายไป</numerusform>
        </translation>
    </message>
    <message>
        <source>All of it is here again.</source>
        <translation>ทั้งหมดกลับมาแล้ว</translation>
    </message>
    <message>
        <source>A game was put right</source>
        <translation>ซ่อมแซมเกมหนึ่งแล้ว</translation>
    </message>
    <message>
        <source>From the copy of {day}</source>
        <translation>จากสำเนา{day}</translation>
    </message>
    <message>
        <source>Lay at least one tile on the table first.</source>
        <translation>วางไทล์บนโต๊ะอย่างน้อยหนึ่งอันก่อน</translation>
    </message>
    <message>
        <source>These tiles are not all in your hand.</source>
        <translation>ไทล์เหล่านี้ไม่ได้อยู่ในมือคุณทั้งหมด</translation>
    </message>
    <message>
        <source>A tile already lies there.</source>
        <translation>มีไทล์วางอยู่ตรงนั้นแล้ว</translation>
    </message>
    <message>
        <source>That is too far away from the other tiles.</source>
        <translation>ไกลจากไทล์อื่นเกินไป</translation>
    </message>
    <message>
        <source>All tiles of a turn go in one row or one column.</source>
        <translation>ไทล์ทั้งหมดในหนึ่งตาต้องอยู่ในแถวหรือคอลัมน์เดียวกัน</translation>
    </message>
    <message>
        <source>The tiles of a turn must join up: there is a gap between them.</source>
        <translation>ไทล์ในหนึ่งตาต้องต่อกัน ตรงนี้มีช่องว่างคั่น</translation>
    </message>
    <message>
        <source>New tiles must touch a tile that was already there.</source>
        <translation>ไทล์ใหม่ต้องติดกับไทล์ที่วางอยู่แล้ว</translation>
    </message>
    <message>
        <source>A line cannot hold the same tile twice.</source>
        <translation>เส้นหนึ่งมีไทล์เหมือนกันสองอันไม่ได้</translation>
    </message>
    <message>
        <source>A line must be all one colour or all one shape.</source>
        <translation>เส้นหนึ่งต้องเป็นสีเดียวกันหรือรูปทรงเดียวกันทั้งหมด</translation>
    </message>
    <message>
        <source>The first turn must lay tiles: no trading or passing yet.</source>
        <translation>ตาแรกต้องวางไทล์ ยังแลกเปลี่ยนหรือผ่านตาไม่ได้</translation>
    </message>
    <message>
        <source>Choose at least one tile to trade.</source>
        <translation>เลือกไทล์ที่จะแลกเปลี่ยนอย่างน้อยหนึ่งอัน</translation>
    </message>
    <message>
        <source>You can still lay a tile, so you may not pass: play or trade.</source>
        <translation>คุณยังวางไทล์ได้ จึงผ่านตาไม่ได้ ให้เล่นหรือแลกเปลี่ยน</translation>
    </message>
    <message>
        <source>That is off the board.</source>
        <translation>ตรงนั้นอยู่นอกกระดาน</translation>
    </message>
    <message>
        <source>The first turn covers one of the cells to start from.</source>
        <translation>ตาแรกต้องวางทับช่องเริ่มต้นช่องใดช่องหนึ่ง</translation>
    </message>
    <message>
        <source>There is no trading in this game.</source>
        <translation>เกมนี้ไม่มีการแลกเปลี่ยน</translation>
    </message>
    <message>
        <source>There are no dice in this game.</source>
        <translation>เกมนี้ไม่มีลูกเต๋า</translation>
    </message>
    <message>
        <source>Choose at least one die to roll.</source>
        <translation>เลือกลูกเต๋าอย่างน้อยหนึ่งลูกที่จะทอย</translation>
    </message>
    <message>
        <source>You have rolled again in this turn: once is all.</source>
        <translation>ตานี้คุณทอยใหม่ไปแล้ว ทอยใหม่ได้ครั้งเดียว</translation>
    </message>
    <message>
        <source>None of your dice fits: roll again.</source>
        <translation>ไม่มีลูกเต๋าที่วางได้ ทอยใหม่</translation>
    </message>
    <message>
        <source>Lifting a tile costs a disc, and you have none.</source>
        <translation>การหยิบไทล์ขึ้นต้องใช้หนึ่งแผ่น และคุณไม่มี</translation>
    </message>
    <message>
        <source>You have lifted a tile in this turn: one is all.</source>
        <translation>ตานี้คุณหยิบไทล์ขึ้นแล้ว หยิบได้ไทล์เดียว</translation>
    </message>
    <message>
        <source>No such tile lies there.</source>
        <translation>ไม่มีไทล์นั้นตรงนั้น</translation>
    </message>
    <message>
        <source>A tile of a Qwirkle stays where it is.</source>
        <translation>ไทล์ในQwirkleต้องอยู่ที่เดิม</translation>
    </message>
    <message>
        <source>The last tile on the board stays where it is.</source>
        <translation>ไทล์สุดท้ายบนกระดานต้องอยู่ที่เดิม</translation>
    </message>
    <message>
        <source>Lay the tile that you lifted before you lift another.</source>
        <translation>วางไทล์ที่หยิบขึ้นก่อนหยิบไทล์อื่น</translation>
    </message>
    <message>
        <source>A lifted tile may not go back to where it was.</source>
        <translation>ไทล์ที่หยิบขึ้นวางกลับที่เดิมไม่ได้</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>เกมจบแล้ว</translation>
    </message>
    <message numerus="yes">
        <source>You have %n matching tile(s): the first line must have all of them.</source>
        <translation>
            <numerusform>คุณมี %n ไทล์ที่เข้าชุดกัน เส้นแรกต้องใช้ทั้งหมด</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None of your tiles fits, but the bag still has %n tile(s): trade some.</source>
        <translation>
            <numerusform>ไม่มีไทล์ของคุณวางได้ แต่ในถุงยังมี %n ไทล์ ให้แลกเปลี่ยน</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag is empty, so there is nothing to trade for.</source>
        <translation>ถุงว่างแล้ว ไม่มีอะไรให้แลกเปลี่ยน</translation>
    </message>
    <message numerus="yes">
        <source>The bag holds only %n tile(s), and you cannot trade more than that.</source>
        <translation>
            <numerusform>ในถุงมีเพียง %n ไทล์ แลกเปลี่ยนมากกว่านั้นไม่ได้</numerusform>
        </translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>ไปตอนต้น</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>ย้อนหนึ่งตา</translation>
    </message>
    <message>
        <source>Play the turns</source>
        <translation>เล่นแต่ละตา</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>ไปหนึ่งตา</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>ไปตอนจบ</translation>
    </message>
    <message>
        <source>Show hands</source>
        <translation>แสดงมือ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>กลับ</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>ช้า</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>ปกติ</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>เร็ว</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>มือ</translation>
    </message>
    <message>
        <source>Play on…</source>
        <translation>เล่นต่อ…</translation>
    </message>
    <message>
        <source>Every turn against the best one: what it lost, why, and what was luck</source>
        <translation>เทียบทุกตากับตาที่ดีที่สุด เสียอะไร เพราะอะไร และอะไรคือโชค</translation>
    </message>
    <message>
        <source>A game can be reviewed once it is over: its hands are hidden until then.</source>
        <translation>ทบทวนเกมได้เมื่อจบแล้ว ก่อนหน้านั้นมือถูกซ่อนอยู่</translation>
    </message>
    <message>
        <source>The coach reviews the classic game only, for now.</source>
        <translation>ตอนนี้โค้ชวิเคราะห์เฉพาะเกมคลาสสิก</translation>
    </message>
    <message>
        <source>Speed of the replay</source>
        <translation>ความเร็วในการดูย้อนหลัง</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>ตา</translation>
    </message>
    <message>
        <source>Replay: {names}</source>
        <translation>ดูย้อนหลัง: {names}</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>ก่อนตาแรก</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>ตอนจบ</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>ตา {turn} จาก {turns}</translation>
    </message>
    <message>
        <source>{name} starts.</source>
        <translation>{name} เริ่มก่อน</translation>
    </message>
    <message>
        <source>Who plays on from the beginning?</source>
        <translation>ใครจะเล่นต่อตั้งแต่ต้น</translation>
    </message>
    <message>
        <source>Who plays on from turn {turn}?</source>
        <translation>ใครจะเล่นต่อจากตา {turn}</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>เล่นต่อจากตรงนี้</translation>
    </message>
    <message>
        <source>A new game begins with the tiles as they lie; what is in the bag is mixed anew. The old game stays.</source>
        <translation>เกมใหม่เริ่มจากไทล์ที่วางอยู่ ส่วนในถุงจะสับใหม่ เกมเดิมยังอยู่</translation>
    </message>
    <message>
        <source>This game can still go on, so its hands stay hidden.</source>
        <translation>เกมนี้ยังเล่นต่อได้ จึงซ่อนมือไว้</translation>
    </message>
    <message>
        <source>The game is over here: go back a turn to play on.</source>
        <translation>เกมจบตรงนี้ ย้อนกลับหนึ่งตาเพื่อเล่นต่อ</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>ชุดแจก {number}</translation>
    </message>
    <message>
        <source>Deal {number} is copied: who starts a game with it gets the same tiles.</source>
        <translation>คัดลอกชุดแจก {number} แล้ว ผู้ที่เริ่มเกมด้วยเลขนี้จะได้ไทล์ชุดเดียวกัน</translation>
    </message>
    <message>
        <source>This game is not in your library any more</source>
        <translation>เกมนี้ไม่อยู่ในคลังของคุณแล้ว</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>เส้น</translation>
    </message>
    <message>
        <source>A line never holds the same tile twice, so six is the longest.</source>
        <translation>เส้นหนึ่งไม่มีไทล์ซ้ำกัน จึงยาวที่สุดหกไทล์</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>คะแนน</translation>
    </message>
    <message>
        <source>A line of six is a Qwirkle: 6 points more, so it gives 12 in all.</source>
        <translation>เส้นที่มีหกไทล์คือ Qwirkle ได้โบนัส 6 คะแนน รวมเป็น 12</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>การเริ่มเกม</translation>
    </message>
    <message>
        <source>person</source>
        <translation>คน</translation>
    </message>
    <message>
        <source>You</source>
        <comment>the name of the only person at the table</comment>
        <translation>คุณ</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>ผู้เล่น {number}</translation>
    </message>
    <message>
        <source>{name} starts with the most matching tiles ({size}).</source>
        <translation>{name} เริ่มก่อน มีไทล์เข้าชุดกันมากที่สุด ({size})</translation>
    </message>
    <message>
        <source>{name} starts: the oldest.</source>
        <translation>{name} เริ่มก่อน เพราะอายุมากที่สุด</translation>
    </message>
    <message>
        <source>{name} starts: the youngest.</source>
        <translation>{name} เริ่มก่อน เพราะอายุน้อยที่สุด</translation>
    </message>
    <message>
        <source>We drew lots: {name} starts.</source>
        <translation>จับสลากแล้ว {name} เริ่มก่อน</translation>
    </message>
    <message>
        <source>{name} was chosen to start.</source>
        <translation>เลือกให้ {name} เริ่มก่อน</translation>
    </message>
    <message>
        <source>You start with the most matching tiles ({size}).</source>
        <translation>คุณเริ่มก่อน มีไทล์เข้าชุดกันมากที่สุด ({size})</translation>
    </message>
    <message>
        <source>You start: the oldest.</source>
        <translation>คุณเริ่มก่อน เพราะอายุมากที่สุด</translation>
    </message>
    <message>
        <source>You start: the youngest.</source>
        <translation>คุณเริ่มก่อน เพราะอายุน้อยที่สุด</translation>
    </message>
    <message>
        <source>We drew lots: you start.</source>
        <translation>จับสลากแล้ว คุณเริ่มก่อน</translation>
    </message>
    <message>
        <source>You were chosen to start.</source>
        <translation>เลือกให้คุณเริ่มก่อน</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>คนที่อายุมากที่สุด</translation>
    </message>
    <message>
        <source>The youngest</source>
        <translation>คนที่อายุน้อยที่สุด</translation>
    </message>
    <message>
        <source>Drawn by lot</source>
        <translation>จับสลาก</translation>
    </message>
    <message>
        <source>We choose</source>
        <translation>เลือกกันเอง</translation>
    </message>
    <message>
        <source>{tied} both have {size}.</source>
        <translation>{tied} มี {size} เท่ากัน</translation>
    </message>
    <message>
        <source>{tied} all have {size}.</source>
        <translation>{tied} มี {size} เท่ากันทั้งหมด</translation>
    </message>
    <message>
        <source>Who starts?</source>
        <translation>ใครเริ่ม</translation>
    </message>
    <message numerus="yes">
        <source>{tied} have %n matching tile(s) each. Who starts?</source>
        <translation>
            <numerusform>{tied} มีไทล์เข้าชุดกันคนละ %n ไทล์ ใครเริ่มก่อน</numerusform>
        </translation>
    </message>
    <message>
        <source>Most matching tiles</source>
        <translation>ไทล์เข้าชุดกันมากที่สุด</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>สถิติ</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>ตัวเลข</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>ตามเวลา</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>ตัวต่อตัว</translation>
    </message>
    <message>
        <source>Count games with help (hints, undo)</source>
        <translation>นับเกมที่ใช้ตัวช่วย (คำใบ้ เลิกทำ)</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>แสดง</translation>
    </message>
    <message>
        <source>Points in each game</source>
        <translation>คะแนนในแต่ละเกม</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>เกมที่ชนะ</translation>
    </message>
    <message>
        <source>As a table</source>
        <translation>แสดงเป็นตาราง</translation>
    </message>
    <message>
        <source>Save the chart…</source>
        <translation>บันทึกแผนภูมิ…</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>ส่งออกเป็น CSV…</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>เกมที่จบแล้ว</translation>
    </message>
    <message>
        <source>Scorepad</source>
        <translation>ใบจดคะแนน</translation>
    </message>
    <message>
        <source>Who plays at your table?</source>
        <translation>ใครเล่นที่โต๊ะบ้าง</translation>
    </message>
    <message>
        <source>For a game with real tiles. Two to six names in the order of your turns; the first begins.</source>
        <translation>สำหรับเกมที่ใช้ไทล์จริง ใส่สองถึงหกชื่อตามลำดับตา ชื่อแรกเริ่มก่อน</translation>
    </message>
    <message>
        <source>Name {number}</source>
        <translation>ชื่อที่ {number}</translation>
    </message>
    <message>
        <source>Let the next one begin</source>
        <translation>ให้คนถัดไปเริ่ม</translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <comment>what is said of a player</comment>
        <translation>{several}, {next}</translation>
    </message>
    <message>
        <source>{name}: {notes}</source>
        <comment>a player of the scorepad</comment>
        <translation>{name}: {notes}</translation>
    </message>
    <message>
        <source>Qwirkles: {count}</source>
        <translation>Qwirkle: {count}</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>นำอยู่</translation>
    </message>
    <message>
        <source>out +6</source>
        <translation>หมดมือ +6</translation>
    </message>
    <message>
        <source>Click a turn to change it.</source>
        <translation>คลิกที่ตาเพื่อแก้ไข</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>รอบที่ {number}</translation>
    </message>
    <message>
        <source>round {number}, {name}: {points}</source>
        <translation>รอบที่ {number}, {name}: {points}</translation>
    </message>
    <message>
        <source>{turn}, {qwirkles}</source>
        <translation>{turn}, {qwirkles}</translation>
    </message>
    <message>
        <source>{name}&apos;s points</source>
        <translation>คะแนนของ {name}</translation>
    </message>
    <message>
        <source>Type points, or tap line lengths.</source>
        <translation>พิมพ์คะแนน หรือแตะความยาวเส้น</translation>
    </message>
    <message>
        <source>A turn gives {most} points at most.</source>
        <translation>หนึ่งตาได้ไม่เกิน {most} คะแนน</translation>
    </message>
    <message>
        <source>{sum} + {part}</source>
        <comment>an addition</comment>
        <translation>{sum} + {part}</translation>
    </message>
    <message>
        <source>{sum} = {total}</source>
        <comment>an addition</comment>
        <translation>{sum} = {total}</translation>
    </message>
    <message>
        <source>Lines made or extended</source>
        <translation>เส้นที่สร้างหรือต่อ</translation>
    </message>
    <message>
        <source>A line of {length}: {points}</source>
        <translation>เส้นยาว {length}: {points}</translation>
    </message>
    <message>
        <source>Qwirkles in it: {count}</source>
        <translation>มี Qwirkle: {count}</translation>
    </message>
    <message>
        <source>How many Qwirkles are in these points? Each click notes one more.</source>
        <translation>ในคะแนนนี้มีกี่ Qwirkle คลิกแต่ละครั้งเพิ่มหนึ่ง</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>ลบ</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>จดคะแนน</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>แก้ไข</translation>
    </message>
    <message>
        <source>Round {number}, {name}</source>
        <translation>รอบที่ {number}, {name}</translation>
    </message>
    <message>
        <source>The game is over…</source>
        <translation>เกมจบแล้ว…</translation>
    </message>
    <message>
        <source>Who went out?</source>
        <translation>ใครหมดมือก่อน</translation>
    </message>
    <message>
        <source>Whoever laid the last tile, with the bag empty, gets 6 points more.</source>
        <translation>ผู้ที่วางไทล์สุดท้ายเมื่อถุงว่าง ได้เพิ่ม 6 คะแนน</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>ไม่มีใคร</translation>
    </message>
    <message>
        <source>{qwirkles}, best turn {best}</source>
        <translation>{qwirkles} ตาที่ดีที่สุด {best}</translation>
    </message>
    <message>
        <source>New scorepad…</source>
        <translation>ใบจดคะแนนใหม่…</translation>
    </message>
    <message>
        <source>Scorepads…</source>
        <translation>ใบจดคะแนนทั้งหมด…</translation>
    </message>
    <message>
        <source>Scorepads</source>
        <translation>ใบจดคะแนนทั้งหมด</translation>
    </message>
    <message>
        <source>No scorepad yet.</source>
        <translation>ยังไม่มีใบจดคะแนน</translation>
    </message>
    <message>
        <source>not over yet</source>
        <translation>ยังไม่จบ</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>ลบ…</translation>
    </message>
    <message>
        <source>{standing}. This cannot be undone.</source>
        <translation>{standing} ลบแล้วเรียกคืนไม่ได้</translation>
    </message>
    <message>
        <source>Delete this scorepad?</source>
        <translation>ลบใบจดคะแนนนี้ไหม</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>พิมพ์…</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>บันทึกเป็น PDF…</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>บันทึกเป็นรูปภาพ…</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>คัดลอกเป็นรูปภาพ</translation>
    </message>
    <message>
        <source>Save as a table (CSV)…</source>
        <translation>บันทึกเป็นตาราง (CSV)…</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>รูปภาพ (*.png)</translation>
    </message>
    <message>
        <source>The picture is in the clipboard.</source>
        <translation>รูปภาพอยู่ในคลิปบอร์ดแล้ว</translation>
    </message>
    <message>
        <source>Sent to the printer.</source>
        <translation>ส่งไปที่เครื่องพิมพ์แล้ว</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>รวม</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>หมดมือ</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>ชนะ</translation>
    </message>
    <message>
        <source>Mean score</source>
        <translation>คะแนนเฉลี่ย</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>คะแนนสูงสุด</translation>
    </message>
    <message>
        <source>Finished scorepads of games with real tiles; they count in no other figure.</source>
        <translation>ใบจดคะแนนที่จบแล้วของเกมที่ใช้ไทล์จริง ไม่นับรวมในสถิติอื่น</translation>
    </message>
    <message>
        <source>Games won alone</source>
        <translation>เกมที่ชนะคนเดียว</translation>
    </message>
    <message>
        <source>Shared</source>
        <translation>ชนะร่วม</translation>
    </message>
    <message>
        <source>Wins shared with others</source>
        <translation>ชนะร่วมกับคนอื่น</translation>
    </message>
    <message>
        <source>Wins</source>
        <comment>in per cent</comment>
        <translation>อัตราชนะ</translation>
    </message>
    <message>
        <source>Share of the games won; a shared win counts in part</source>
        <translation>สัดส่วนเกมที่ชนะ ชนะร่วมนับบางส่วน</translation>
    </message>
    <message>
        <source>Streak</source>
        <translation>ชนะติดกัน</translation>
    </message>
    <message>
        <source>Games won in a row up to now</source>
        <translation>จำนวนเกมที่ชนะติดกันถึงตอนนี้</translation>
    </message>
    <message>
        <source>Best streak</source>
        <translation>ติดกันสูงสุด</translation>
    </message>
    <message>
        <source>Most games won in a row</source>
        <translation>จำนวนเกมที่ชนะติดกันมากที่สุด</translation>
    </message>
    <message>
        <source>Mean</source>
        <translation>เฉลี่ย</translation>
    </message>
    <message>
        <source>Mean points in a game</source>
        <translation>คะแนนเฉลี่ยต่อเกม</translation>
    </message>
    <message>
        <source>Best</source>
        <comment>the best score</comment>
        <translation>ดีที่สุด</translation>
    </message>
    <message>
        <source>Most points in a game; opens that game</source>
        <translation>คะแนนมากที่สุดในหนึ่งเกม คลิกเพื่อเปิดเกมนั้น</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>ต่อตา</translation>
    </message>
    <message>
        <source>Mean points in a turn</source>
        <translation>คะแนนเฉลี่ยต่อตา</translation>
    </message>
    <message>
        <source>Qwirkles</source>
        <translation>Qwirkle</translation>
    </message>
    <message>
        <source>Mean number of Qwirkles in a game</source>
        <translation>จำนวน Qwirkle เฉลี่ยต่อเกม</translation>
    </message>
    <message>
        <source>Best turn</source>
        <translation>ตาที่ดีที่สุด</translation>
    </message>
    <message>
        <source>Most points in a turn; opens the game there</source>
        <translation>คะแนนมากที่สุดในหนึ่งตา คลิกเพื่อเปิดเกมตรงนั้น</translation>
    </message>
    <message>
        <source>Out first</source>
        <translation>หมดมือก่อน</translation>
    </message>
    <message>
        <source>Share of the games in which the player went out</source>
        <translation>สัดส่วนเกมที่ผู้เล่นหมดมือก่อน</translation>
    </message>
    <message>
        <source>Thinking</source>
        <translation>กำลังคิด</translation>
    </message>
    <message>
        <source>Mean thinking time in a turn</source>
        <translation>เวลาคิดเฉลี่ยต่อตา</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>ใช้ตัวช่วย</translation>
    </message>
    <message>
        <source>Games in which a hint or an undo helped</source>
        <translation>เกมที่ใช้คำใบ้หรือเลิกทำ</translation>
    </message>
    <message>
        <source>Ahead</source>
        <translation>นำ</translation>
    </message>
    <message>
        <source>Level</source>
        <comment>equal points</comment>
        <translation>เสมอ</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation>ตาม</translation>
    </message>
    <message>
        <source>Games in which {name} had more points than the other, as many, or fewer.</source>
        <translation>เกมที่ {name} ได้คะแนนมากกว่า เท่ากับ หรือน้อยกว่าอีกฝ่าย</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>วัน</translation>
    </message>
    <message>
        <source>Game</source>
        <comment>the figure of one game</comment>
        <translation>เกม</translation>
    </message>
    <message>
        <source>{number} %</source>
        <translation>{number}%</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} วิ</translation>
    </message>
    <message>
        <source>{points} (turn {turn})</source>
        <translation>{points} (ตา {turn})</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>{name}: points in each game</source>
        <translation>{name}: คะแนนในแต่ละเกม</translation>
    </message>
    <message>
        <source>{name}: games won</source>
        <translation>{name}: เกมที่ชนะ</translation>
    </message>
    <message>
        <source>one game</source>
        <translation>หนึ่งเกม</translation>
    </message>
    <message numerus="yes">
        <source>mean of the last %n game(s)</source>
        <translation>
            <numerusform>เฉลี่ยจาก %n เกมล่าสุด</numerusform>
        </translation>
    </message>
    <message>
        <source>{day}: {points}, mean {mean}</source>
        <translation>{day}: {points} เฉลี่ย {mean}</translation>
    </message>
    <message>
        <source>{day}: {result}, {mean} of the last games</source>
        <translation>{day}: {result} {mean} ของเกมล่าสุด</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ชนะ</translation>
    </message>
    <message>
        <source>shared the win</source>
        <translation>ชนะร่วม</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>แพ้</translation>
    </message>
    <message numerus="yes">
        <source>A chart of %n game(s) from {first} to {last}. Lowest {lowest}, highest {highest}, mean {mean}; at the end {end}. Arrow keys go from game to game; the same figures are there as a table.</source>
        <translation>
            <numerusform>แผนภูมิของ %n เกม ตั้งแต่ {first} ถึง {last} ต่ำสุด {lowest} สูงสุด {highest} เฉลี่ย {mean} สุดท้าย {end} ปุ่มลูกศรเลื่อนไปทีละเกม ดูตัวเลขเดียวกันเป็นตารางได้</numerusform>
        </translation>
    </message>
    <message>
        <source>No figures yet</source>
        <translation>ยังไม่มีตัวเลข</translation>
    </message>
    <message>
        <source>Figures are counted from finished games. Play one to its end.</source>
        <translation>ตัวเลขคิดจากเกมที่จบแล้ว ลองเล่นให้จบสักเกม</translation>
    </message>
    <message numerus="yes">
        <source>Counting: %Ln game(s) to go…</source>
        <translation>
            <numerusform>กำลังนับ: เหลือ %Ln เกม…</numerusform>
        </translation>
    </message>
    <message>
        <source>Picture (*.png);;Drawing (*.svg)</source>
        <translation>รูปภาพ (*.png);;ภาพวาด (*.svg)</translation>
    </message>
    <message>
        <source>Table (*.csv);;All files (*)</source>
        <translation>ตาราง (*.csv);;ทุกไฟล์ (*)</translation>
    </message>
    <message>
        <source>This could not be saved</source>
        <translation>บันทึกไม่ได้</translation>
    </message>
    <message>
        <source>The figures could not be counted</source>
        <translation>นับตัวเลขไม่ได้</translation>
    </message>
    <message>
        <source>{name}, {head}: {figure}</source>
        <translation>{name} {head}: {figure}</translation>
    </message>
    <message>
        <source>Qwirkle statistics</source>
        <comment>a file&apos;s name</comment>
        <translation>สถิติ Qwirkle</translation>
    </message>
    <message>
        <source>red circle</source>
        <translation>วงกลมสีแดง</translation>
    </message>
    <message>
        <source>red square</source>
        <translation>สี่เหลี่ยมสีแดง</translation>
    </message>
    <message>
        <source>red diamond</source>
        <translation>เพชรสีแดง</translation>
    </message>
    <message>
        <source>red clover</source>
        <translation>ใบโคลเวอร์สีแดง</translation>
    </message>
    <message>
        <source>red four-point star</source>
        <translation>ดาว 4 แฉกสีแดง</translation>
    </message>
    <message>
        <source>red eight-point star</source>
        <translation>ดาว 8 แฉกสีแดง</translation>
    </message>
    <message>
        <source>orange circle</source>
        <translation>วงกลมสีส้ม</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>สี่เหลี่ยมสีส้ม</translation>
    </message>
    <message>
        <source>orange diamond</source>
        <translation>เพชรสีส้ม</translation>
    </message>
    <message>
        <source>orange clover</source>
        <translation>ใบโคลเวอร์สีส้ม</translation>
    </message>
    <message>
        <source>orange four-point star</source>
        <translation>ดาว 4 แฉกสีส้ม</translation>
    </message>
    <message>
        <source>orange eight-point star</source>
        <translation>ดาว 8 แฉกสีส้ม</translation>
    </message>
    <message>
        <source>yellow circle</source>
        <translation>วงกลมสีเหลือง</translation>
    </message>
    <message>
        <source>yellow square</source>
        <translation>สี่เหลี่ยมสีเหลือง</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>เพชรสีเหลือง</translation>
    </message>
    <message>
        <source>yellow clover</source>
        <translation>ใบโคลเวอร์สีเหลือง</translation>
    </message>
    <message>
        <source>yellow four-point star</source>
        <translation>ดาว 4 แฉกสีเหลือง</translation>
    </message>
    <message>
        <source>yellow eight-point star</source>
        <translation>ดาว 8 แฉกสีเหลือง</translation>
    </message>
    <message>
        <source>green circle</source>
        <translation>วงกลมสีเขียว</translation>
    </message>
    <message>
        <source>green square</source>
        <translation>สี่เหลี่ยมสีเขียว</translation>
    </message>
    <message>
        <source>green diamond</source>
        <translation>เพชรสีเขียว</translation>
    </message>
    <message>
        <source>green clover</source>
        <translation>ใบโคลเวอร์สีเขียว</translation>
    </message>
    <message>
        <source>green four-point star</source>
        <translation>ดาว 4 แฉกสีเขียว</translation>
    </message>
    <message>
        <source>green eight-point star</source>
        <translation>ดาว 8 แฉกสีเขียว</translation>
    </message>
    <message>
        <source>blue circle</source>
        <translation>วงกลมสีน้ำเงิน</translation>
    </message>
    <message>
        <source>blue square</source>
        <translation>สี่เหลี่ยมสีน้ำเงิน</translation>
    </message>
    <message>
        <source>blue diamond</source>
        <translation>เพชรสีน้ำเงิน</translation>
    </message>
    <message>
        <source>blue clover</source>
        <translation>ใบโคลเวอร์สีน้ำเงิน</translation>
    </message>
    <message>
        <source>blue four-point star</source>
        <translation>ดาว 4 แฉกสีน้ำเงิน</translation>
    </message>
    <message>
        <source>blue eight-point star</source>
        <translation>ดาว 8 แฉกสีน้ำเงิน</translation>
    </message>
    <message>
        <source>purple circle</source>
        <translation>วงกลมสีม่วง</translation>
    </message>
    <message>
        <source>purple square</source>
        <translation>สี่เหลี่ยมสีม่วง</translation>
    </message>
    <message>
        <source>purple diamond</source>
        <translation>เพชรสีม่วง</translation>
    </message>
    <message>
        <source>purple clover</source>
        <translation>ใบโคลเวอร์สีม่วง</translation>
    </message>
    <message>
        <source>purple four-point star</source>
        <translation>ดาว 4 แฉกสีม่วง</translation>
    </message>
    <message>
        <source>purple eight-point star</source>
        <translation>ดาว 8 แฉกสีม่วง</translation>
    </message>
    <message>
        <source>red</source>
        <translation>แดง</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>ส้ม</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>เหลือง</translation>
    </message>
    <message>
        <source>green</source>
        <translation>เขียว</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>น้ำเงิน</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>ม่วง</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>วงกลม</translation>
    </message>
    <message>
        <source>square</source>
        <translation>สี่เหลี่ยม</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>เพชร</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>ใบโคลเวอร์</translation>
    </message>
    <message>
        <source>four-point star</source>
        <translation>ดาว 4 แฉก</translation>
    </message>
    <message>
        <source>eight-point star</source>
        <translation>ดาว 8 แฉก</translation>
    </message>
    <message>
        <source>R</source>
        <comment>the sign of red on a tile; no other colour may have the same</comment>
        <translation>ด</translation>
    </message>
    <message>
        <source>O</source>
        <comment>the sign of orange on a tile; no other colour may have the same</comment>
        <translation>ส</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>the sign of yellow on a tile; no other colour may have the same</comment>
        <translation>ล</translation>
    </message>
    <message>
        <source>G</source>
        <comment>the sign of green on a tile; no other colour may have the same</comment>
        <translation>ข</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the sign of blue on a tile; no other colour may have the same</comment>
        <translation>น</translation>
    </message>
    <message>
        <source>P</source>
        <comment>the sign of purple on a tile; no other colour may have the same</comment>
        <translation>ม</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>กระดาน</translation>
    </message>
    <message>
        <source>{tile}, row {row}, column {column}</source>
        <translation>{tile} แถว {row} คอลัมน์ {column}</translation>
    </message>
    <message numerus="yes">
        <source>empty, row {row}, column {column}, %n point(s)</source>
        <translation>
            <numerusform>ว่าง แถว {row} คอลัมน์ {column} %n คะแนน</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>ตาของ {name}</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} กำลังคิด</translation>
    </message>
    <message>
        <source>No move from {name}</source>
        <translation>{name} ยังไม่เล่น</translation>
    </message>
    <message>
        <source>Click the table to choose how to go on.</source>
        <translation>คลิกที่โต๊ะเพื่อเลือกว่าจะทำอย่างไรต่อ</translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching tile(s).</source>
        <translation>
            <numerusform>เริ่มด้วยเส้นจาก %n ไทล์ที่เข้าชุดกัน</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a tile to the table, or click it and then a place.</source>
        <translation>ลากไทล์ไปที่โต๊ะ หรือคลิกไทล์แล้วคลิกที่วาง</translation>
    </message>
    <message>
        <source>A line of {length}: {points}. {key} plays it.</source>
        <translation>เส้น {length} ไทล์: {points} กด {key} เพื่อเล่น</translation>
    </message>
    <message>
        <source>A line of {length}: {points}.</source>
        <translation>เส้น {length} ไทล์: {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): {points}. {key} plays them.</source>
        <translation>
            <numerusform>%n เส้น: {points} กด {key} เพื่อเล่น</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s): {points}.</source>
        <translation>
            <numerusform>%n เส้น: {points}</numerusform>
        </translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>เกิดข้อผิดพลาด</translation>
    </message>
    <message>
        <source>That was a fault in Qwirkle Desktop, not in what you did. Your game is saved. Go on, or restart the program if something looks odd.</source>
        <translation>เป็นข้อผิดพลาดของ Qwirkle Desktop ไม่ใช่ของคุณ เกมบันทึกไว้แล้ว ทำต่อได้เลย หรือเริ่มโปรแกรมใหม่ถ้าดูผิดปกติ</translation>
    </message>
    <message>
        <source>That was a fault in Qwirkle Desktop, not in what you did. Your last turns could not be saved yet: go on, and save a record to be safe.</source>
        <translation>เป็นข้อผิดพลาดของ Qwirkle Desktop ไม่ใช่ของคุณ ตาล่าสุดยังไม่ได้บันทึก ทำต่อได้ และควรบันทึกไฟล์เกมไว้เพื่อความปลอดภัย</translation>
    </message>
    <message>
        <source>A fault in Qwirkle Desktop keeps it from starting. Your games were not touched.</source>
        <translation>ข้อผิดพลาดของ Qwirkle Desktop ทำให้เริ่มไม่ได้ เกมของคุณไม่ถูกแตะต้อง</translation>
    </message>
    <message>
        <source>The report tells versions and where in the program it happened: no names and no tiles.</source>
        <translation>รายงานบอกรุ่นและจุดที่เกิดในโปรแกรม ไม่มีชื่อและไม่มีไทล์</translation>
    </message>
    <message>
        <source>The report is copied: paste it where you ask for help</source>
        <translation>คัดลอกรายงานแล้ว วางในที่ที่คุณขอความช่วยเหลือ</translation>
    </message>
    <message>
        <source>No program here opens folders</source>
        <translation>ที่นี่ไม่มีโปรแกรมเปิดโฟลเดอร์</translation>
    </message>
    <message>
        <source>The log is in this folder: {folder}</source>
        <translation>บันทึกอยู่ในโฟลเดอร์นี้: {folder}</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>คัดลอกรายงาน</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>เริ่มใหม่</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>ออก</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s)</source>
        <translation>
            <numerusform>%n ไทล์</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n คะแนน</numerusform>
        </translation>
    </message>
    <message>
        <source>{several}, {next}</source>
        <comment>in a list of names</comment>
        <translation>{several} {next}</translation>
    </message>
    <message>
        <source>{several} and {last}</source>
        <comment>the end of a list of names</comment>
        <translation>{several} และ {last}</translation>
    </message>
    <message>
        <source>Take my turn back</source>
        <translation>ขอคืนตาของฉัน</translation>
    </message>
    <message>
        <source>Show my tiles</source>
        <translation>แสดงไทล์ของฉัน</translation>
    </message>
    <message>
        <source>No, it stays</source>
        <translation>ไม่ ให้คงไว้</translation>
    </message>
    <message>
        <source>Yes, take it back</source>
        <translation>ได้ ให้คืน</translation>
    </message>
    <message>
        <source>Pass to {name}</source>
        <translation>ส่งให้ {name}</translation>
    </message>
    <message>
        <source>{next}, may {last} take the last turn back?</source>
        <translation>{next} ให้ {last} ขอคืนตาล่าสุดไหม</translation>
    </message>
    <message>
        <source>Look at the board</source>
        <translation>ดูกระดาน</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>ทบทวน</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>เล่นอีกครั้ง</translation>
    </message>
    <message>
        <source>+{points} for going out first</source>
        <translation>+{points} เพราะหมดมือก่อน</translation>
    </message>
    <message>
        <source>Play against {name}</source>
        <translation>เล่นกับ {name}</translation>
    </message>
    <message>
        <source>Set up a game…</source>
        <translation>ตั้งค่าเกม…</translation>
    </message>
    <message>
        <source>Games…</source>
        <translation>เกมทั้งหมด…</translation>
    </message>
    <message>
        <source>Scorepad…</source>
        <translation>ใบจดคะแนน…</translation>
    </message>
    <message>
        <source>Lay lines of one colour or one shape.</source>
        <translation>วางเส้นที่มีสีเดียวกันหรือรูปทรงเดียวกัน</translation>
    </message>
    <message>
        <source>Trade tiles</source>
        <translation>แลกเปลี่ยนไทล์</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>สัญญาอนุญาต</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>สัญญาอนุญาต…</translation>
    </message>
    <message>
        <source>Qwirkle Desktop stands on the work of others. These are its parts and the terms they come under.</source>
        <translation>Qwirkle Desktop สร้างจากงานของผู้อื่น นี่คือส่วนประกอบและเงื่อนไขการใช้</translation>
    </message>
    <message>
        <source>Licence: {name}</source>
        <translation>สัญญาอนุญาต: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now instead of {other}, but more in the end.</source>
        <translation>
            <numerusform>ได้ %n คะแนนตอนนี้แทนที่จะเป็น {other} แต่ได้มากกว่าในท้ายที่สุด</numerusform>
        </translation>
    </message>
    <message>
        <source>Most of the difference shows only in the turns that follow.</source>
        <translation>ความต่างส่วนใหญ่จะเห็นในตาต่อ ๆ ไปเท่านั้น</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) now instead of {other}.</source>
        <translation>
            <numerusform>ได้ %n คะแนนตอนนี้แทน {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It goes out first: %n point(s) more.</source>
        <translation>
            <numerusform>หมดมือก่อน ได้อีก %n คะแนน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bag is empty, and %n tile(s) stay in the hand instead of {other}.</source>
        <translation>
            <numerusform>ถุงว่างแล้ว เหลือ %n ไทล์ในมือแทน {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trading %n tile(s) is worth more here than laying any.</source>
        <translation>
            <numerusform>ตรงนี้แลกเปลี่ยน %n ไทล์คุ้มกว่าการวาง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Qwirkle(s): {points} now instead of {other}.</source>
        <translation>
            <numerusform>%n Qwirkle: ได้ {points} ตอนนี้แทน {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>The other play opens a line of five: {tiles} completes it for {points}. Chance that the next player holds it: {chance}.</source>
        <translation>อีกตาหนึ่งเปิดเส้นห้าไทล์: {tiles} เติมให้ครบได้ {points} โอกาสที่ผู้เล่นถัดไปมี: {chance}</translation>
    </message>
    <message>
        <source>It blocks a line of five: {tiles} would complete it for {points}. Chance that the next player holds it: {chance}.</source>
        <translation>ปิดเส้นห้าไทล์: {tiles} จะเติมให้ครบได้ {points} โอกาสที่ผู้เล่นถัดไปมี: {chance}</translation>
    </message>
    <message>
        <source>{tiles} stays in the hand, and completes a line of five next time.</source>
        <translation>{tiles} ยังอยู่ในมือ และเติมเส้นห้าไทล์ให้ครบในตาหน้า</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that stay in the hand go together.</source>
        <translation>
            <numerusform>ไทล์ที่เหลือในมือเข้าชุดกัน %n ตัว</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) that stay in the hand go together, not {other}.</source>
        <translation>
            <numerusform>%n ไทล์ที่เหลือในมือเข้าชุดกัน ไม่ใช่ {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>No duplicate stays in the hand.</source>
        <translation>ไม่มีไทล์ซ้ำเหลือในมือ</translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s) stay in the hand, not {other}.</source>
        <translation>
            <numerusform>มี %n ไทล์ซ้ำเหลือในมือ ไม่ใช่ {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>one of %n kind(s)</source>
        <comment>tiles that complete a line</comment>
        <translation>
            <numerusform>หนึ่งใน %n ชนิด</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile} or {other}</source>
        <comment>either of two tiles</comment>
        <translation>{tile} หรือ {other}</translation>
    </message>
    <message>
        <source>Brilliant</source>
        <translation>ยอดเยี่ยม</translation>
    </message>
    <message>
        <source>Excellent</source>
        <translation>ดีมาก</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>ดี</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>ไม่แม่นยำ</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>ผิดพลาด</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>พลาดหนัก</translation>
    </message>
    <message>
        <source>Forced</source>
        <translation>บังคับ</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>สรุป</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>ตา</translation>
    </message>
    <message>
        <source>Parts of the review</source>
        <translation>ส่วนของการทบทวน</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>มุมมองของ</translation>
    </message>
    <message>
        <source>Seen by {name}</source>
        <translation>มุมมองของ {name}</translation>
    </message>
    <message>
        <source>Looking at every turn: {share}</source>
        <translation>กำลังดูทุกตา: {share}</translation>
    </message>
    <message>
        <source>The review was stopped.</source>
        <translation>การทบทวนถูกหยุด</translation>
    </message>
    <message>
        <source>The review could not be made.</source>
        <translation>ทบทวนไม่ได้</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>ลองอีกครั้ง</translation>
    </message>
    <message>
        <source>Expected margin</source>
        <translation>ส่วนต่างที่คาด</translation>
    </message>
    <message>
        <source>Winning chance</source>
        <translation>โอกาสชนะ</translation>
    </message>
    <message numerus="yes">
        <source>Margin and winning chance of {name}, turn by turn, with %n mistake(s).</source>
        <translation>
            <numerusform>ส่วนต่างและโอกาสชนะของ {name} ทีละตา มีข้อผิดพลาด %n ครั้ง</numerusform>
        </translation>
    </message>
    <message>
        <source>Before turn {turn}: margin {margin}, winning chance {chance}</source>
        <translation>ก่อนตา {turn}: ส่วนต่าง {margin} โอกาสชนะ {chance}</translation>
    </message>
    <message>
        <source>The end: margin {margin}</source>
        <translation>ตอนจบ: ส่วนต่าง {margin}</translation>
    </message>
    <message>
        <source>{told} · {name}: {grade}</source>
        <translation>{told} · {name}: {grade}</translation>
    </message>
    <message numerus="yes">
        <source>accuracy over %n turn(s)</source>
        <translation>
            <numerusform>ความแม่นยำใน %n ตา</numerusform>
        </translation>
    </message>
    <message>
        <source>no turn that counts</source>
        <translation>ไม่มีตาที่นับ</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>ไม่มีข้อผิดพลาด</translation>
    </message>
    <message numerus="yes">
        <source>%n brilliant turn(s)</source>
        <translation>
            <numerusform>%n ตายอดเยี่ยม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>พลาดหนัก %n ครั้ง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>ผิดพลาด %n ครั้ง</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracy(s)</source>
        <translation>
            <numerusform>ไม่แม่นยำ %n ครั้ง</numerusform>
        </translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>ฝีมือและโชค</translation>
    </message>
    <message>
        <source>Points of the margin, against the other player. The thin line is how sure that is.</source>
        <translation>คะแนนส่วนต่างกับผู้เล่นอีกคน เส้นบางบอกความแน่นอน</translation>
    </message>
    <message>
        <source>Points of the margin, against the mean of the others. The thin line is how sure that is.</source>
        <translation>คะแนนส่วนต่างกับค่าเฉลี่ยของคนอื่น เส้นบางบอกความแน่นอน</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>ฝีมือ</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>โชค</translation>
    </message>
    <message>
        <source>too close to tell</source>
        <translation>ใกล้กันเกินกว่าจะบอกได้</translation>
    </message>
    <message>
        <source>Result {result}. Skill and luck make {sum}: the estimate is off by {rest}.</source>
        <translation>ผล {result} ฝีมือและโชครวมเป็น {sum} ค่าประเมินคลาดเคลื่อน {rest}</translation>
    </message>
    <message>
        <source>{what}: {value} (between {low} and {high})</source>
        <translation>{what}: {value} (ระหว่าง {low} ถึง {high})</translation>
    </message>
    <message>
        <source>The turns that mattered most</source>
        <translation>ตาที่สำคัญที่สุด</translation>
    </message>
    <message>
        <source>No turn lost anything that can be told from chance.</source>
        <translation>ไม่มีตาใดเสียอะไรที่แยกจากโชคได้</translation>
    </message>
    <message>
        <source>Turn {turn}, {name}: {grade}, {points} lost</source>
        <translation>ตา {turn} {name}: {grade} เสีย {points}</translation>
    </message>
    <message>
        <source>Find the better play</source>
        <translation>หาตาที่ดีกว่า</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n turn(s) to try again</source>
        <translation>
            <numerusform>{name}: ลองใหม่ได้ %n ตา</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody made a mistake: there is nothing to try again.</source>
        <translation>ไม่มีใครพลาด ไม่มีอะไรให้ลองใหม่</translation>
    </message>
    <message>
        <source>Turn {turn}: {name}</source>
        <translation>ตา {turn}: {name}</translation>
    </message>
    <message>
        <source>Forced: there was nothing to choose.</source>
        <translation>บังคับ: ไม่มีทางเลือก</translation>
    </message>
    <message>
        <source>{grade}: as good as the best play</source>
        <translation>{grade}: ดีเท่าตาที่ดีที่สุด</translation>
    </message>
    <message>
        <source>{grade}: {points} lost</source>
        <translation>{grade}: เสีย {points}</translation>
    </message>
    <message>
        <source>Winning chance {chance}</source>
        <translation>โอกาสชนะ {chance}</translation>
    </message>
    <message>
        <source>Winning chance {before}, with this play {after}</source>
        <translation>โอกาสชนะ {before} ถ้าเล่นตานี้ {after}</translation>
    </message>
    <message>
        <source>The game was as good as decided: this turn does not count for the accuracy.</source>
        <translation>เกมแทบตัดสินแล้ว ตานี้ไม่นับในความแม่นยำ</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>ที่เล่น</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>ดีที่สุด</translation>
    </message>
    <message>
        <source>{number}.</source>
        <comment>a rank</comment>
        <translation>{number}.</translation>
    </message>
    <message>
        <source>Plays</source>
        <translation>ตา</translation>
    </message>
    <message>
        <source>Other plays</source>
        <translation>ตาอื่น</translation>
    </message>
    <message numerus="yes">
        <source>{what}: {move}, %n point(s), {loss} behind the best</source>
        <translation>
            <numerusform>{what}: {move} %n คะแนน ตามตาที่ดีที่สุด {loss}</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a play to see it on the board.</source>
        <translation>คลิกตาเพื่อดูบนกระดาน</translation>
    </message>
    <message>
        <source>trade {tiles}</source>
        <translation>แลกเปลี่ยน {tiles}</translation>
    </message>
    <message>
        <source>Why the best is better</source>
        <translation>ทำไมตาที่ดีที่สุดดีกว่า</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>เพราะอะไร</translation>
    </message>
    <message>
        <source>It comes from what follows over the next turns, not from one thing that can be counted.</source>
        <translation>มาจากสิ่งที่ตามมาในตาต่อ ๆ ไป ไม่ใช่สิ่งเดียวที่นับได้</translation>
    </message>
    <message>
        <source>Go to a turn to see what was best there.</source>
        <translation>ไปที่ตาหนึ่งเพื่อดูว่าอะไรดีที่สุด</translation>
    </message>
    <message>
        <source>This turn was not looked at yet.</source>
        <translation>ตานี้ยังไม่ได้ดู</translation>
    </message>
    <message>
        <source>Here the game ended.</source>
        <translation>เกมจบตรงนี้</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <comment>a turn of several</comment>
        <translation>{number} จาก {count}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) were played, which lost {loss}. There is a better play.</source>
        <translation>
            <numerusform>ตาที่เล่นได้ %n คะแนน เสีย {loss} มีตาที่ดีกว่า</numerusform>
        </translation>
    </message>
    <message>
        <source>Lay your tiles and check them.</source>
        <translation>วางไทล์แล้วตรวจสอบ</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>ตรวจสอบ</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>แสดงให้ดู</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>ข้อผิดพลาดถัดไป</translation>
    </message>
    <message>
        <source>Skip this one</source>
        <translation>ข้ามข้อนี้</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>เสร็จแล้ว</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>กลับไปที่การทบทวน</translation>
    </message>
    <message>
        <source>Looking at it…</source>
        <translation>กำลังดู…</translation>
    </message>
    <message>
        <source>Yes, that is the best play.</source>
        <translation>ใช่ นั่นคือตาที่ดีที่สุด</translation>
    </message>
    <message>
        <source>Yes, that is as good as the best play.</source>
        <translation>ใช่ ดีเท่าตาที่ดีที่สุด</translation>
    </message>
    <message>
        <source>Yes, that is good: only {points} behind the best.</source>
        <translation>ใช่ ดีแล้ว ตามตาที่ดีที่สุดเพียง {points}</translation>
    </message>
    <message>
        <source>That is what was played. Look for another.</source>
        <translation>นั่นคือตาที่เล่นไป ลองหาตาอื่น</translation>
    </message>
    <message>
        <source>Not yet: that loses {points}. Try another.</source>
        <translation>ยังไม่ใช่ ตานี้เสีย {points} ลองตาอื่น</translation>
    </message>
    <message numerus="yes">
        <source>This is the best play, for %n point(s).</source>
        <translation>
            <numerusform>นี่คือตาที่ดีที่สุด ได้ %n คะแนน</numerusform>
        </translation>
    </message>
    <message>
        <source>The best was to trade: {tiles}.</source>
        <translation>ดีที่สุดคือแลกเปลี่ยน: {tiles}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>a number with decimals</comment>
        <translation>{points} คะแนน</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>โจทย์</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) from real games. In each, one play is clearly the best: find it.</source>
        <translation>
            <numerusform>%n ตำแหน่งจากเกมจริง แต่ละข้อมีตาที่ดีที่สุดอย่างชัดเจน หาให้เจอ</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>โจทย์ประจำวัน</translation>
    </message>
    <message>
        <source>Today&apos;s puzzle is done. Tomorrow there is another.</source>
        <translation>โจทย์วันนี้เสร็จแล้ว พรุ่งนี้มีข้อใหม่</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>โจทย์ถัดไป</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>เปิด</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>หมายเลข</translation>
    </message>
    <message numerus="yes">
        <source>%n found of {tried} tried. Rating {rating}.</source>
        <translation>
            <numerusform>หาเจอ %n จาก {tried} ข้อที่ลอง เรตติ้ง {rating}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row, at best {best}.</source>
        <translation>
            <numerusform>%n วันติดกัน สูงสุด {best}</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle {number}, level {grade} of 5</source>
        <translation>โจทย์ {number} ระดับ {grade} จาก 5</translation>
    </message>
    <message>
        <source>Find the best play: lay your tiles and press Play.</source>
        <translation>หาตาที่ดีที่สุด วางไทล์แล้วกดเล่น</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>แสดงคำตอบ</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>ออก</translation>
    </message>
    <message>
        <source>Right: {points}!</source>
        <translation>ถูกต้อง: {points}!</translation>
    </message>
    <message>
        <source>Right, with help: {points}.</source>
        <translation>ถูกต้อง โดยใช้ตัวช่วย: {points}</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n point(s) more than any other play.</source>
        <translation>
            <numerusform>คุ้มกว่าตาอื่นทุกตา %n คะแนน</numerusform>
        </translation>
    </message>
    <message>
        <source>{points} now, but there is a better play. Try again.</source>
        <translation>ได้ {points} ตอนนี้ แต่มีตาที่ดีกว่า ลองอีกครั้ง</translation>
    </message>
    <message>
        <source>There is a better move than this trade. Try again.</source>
        <translation>มีตาที่ดีกว่าการแลกเปลี่ยนนี้ ลองอีกครั้ง</translation>
    </message>
    <message>
        <source>The best: {points}</source>
        <translation>ดีที่สุด: {points}</translation>
    </message>
    <message numerus="yes">
        <source>The best: trade %n tile(s)</source>
        <translation>
            <numerusform>ดีที่สุด: แลกเปลี่ยน %n ไทล์</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of solved puzzles begins anew</source>
        <translation>รายการโจทย์ที่ทำแล้วเริ่มใหม่</translation>
    </message>
    <message>
        <source>Lay the red diamond beside the red tiles: one colour, other shapes.</source>
        <translation>วางเพชรสีแดงข้างไทล์สีแดง: สีเดียวกัน รูปทรงต่างกัน</translation>
    </message>
    <message>
        <source>A line can also be one shape in other colours: lay the blue circle.</source>
        <translation>เส้นอาจเป็นรูปทรงเดียวกันต่างสีก็ได้ วางวงกลมสีน้ำเงิน</translation>
    </message>
    <message>
        <source>You may lay more than one tile in a line: lay both orange ones, then press Play.</source>
        <translation>วางหลายไทล์ในเส้นเดียวได้ วางไทล์สีส้มทั้งสองแล้วกดเล่น</translation>
    </message>
    <message>
        <source>Lay the red diamond where it joins two lines: it counts in both.</source>
        <translation>วางเพชรสีแดงตรงที่ต่อสองเส้น นับคะแนนทั้งสองเส้น</translation>
    </message>
    <message>
        <source>Every tile of your line is a point: make 4 points.</source>
        <translation>ทุกไทล์ในเส้นของคุณได้หนึ่งคะแนน ทำให้ได้ 4 คะแนน</translation>
    </message>
    <message>
        <source>Six in a line is a Qwirkle, for 12 points: make one!</source>
        <translation>หกไทล์ในเส้นคือ Qwirkle ได้ 12 คะแนน ลองทำสักอัน!</translation>
    </message>
    <message>
        <source>Nothing fits: press Trade, click tiles that you do not want, and press Trade again.</source>
        <translation>ไม่มีไทล์วางได้ กดแลกเปลี่ยน คลิกไทล์ที่ไม่ต้องการ แล้วกดแลกเปลี่ยนอีกครั้ง</translation>
    </message>
    <message>
        <source>Five in a line help the next player to a Qwirkle: lay the other tile.</source>
        <translation>ห้าไทล์ในเส้นช่วยให้ผู้เล่นถัดไปได้ Qwirkle วางอีกไทล์แทน</translation>
    </message>
    <message>
        <source>The bag is empty: lay your last tile and get 6 points more.</source>
        <translation>ถุงว่างแล้ว วางไทล์สุดท้ายแล้วรับโบนัส 6 คะแนน</translation>
    </message>
    <message>
        <source>Step {number} of {count}</source>
        <translation>ขั้นที่ {number} จาก {count}</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>เยี่ยมมาก!</translation>
    </message>
    <message>
        <source>That is allowed, but try it as the sentence says.</source>
        <translation>ทำได้ แต่ลองทำตามที่บอก</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>ข้าม</translation>
    </message>
    <message>
        <source>Now you can play!</source>
        <translation>คุณเล่นเป็นแล้ว!</translation>
    </message>
    <message>
        <source>Most points win. All the rules are under Help, How to play.</source>
        <translation>คะแนนมากที่สุดชนะ กติกาทั้งหมดอยู่ที่วิธีใช้ แล้วเลือกวิธีเล่น</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>เรียนวิธีเล่น</translation>
    </message>
    <message numerus="yes">
        <source>Reading the reviews: %n game(s) to go…</source>
        <translation>
            <numerusform>กำลังอ่านการทบทวน: เหลืออีก %n เกม…</numerusform>
        </translation>
    </message>
    <message>
        <source>No game has been reviewed yet. Open a finished game and choose “Review this game”: what the reviews say of skill and luck is put together here.</source>
        <translation>ยังไม่มีเกมใดได้รับการทบทวน เปิดเกมที่จบแล้วและเลือก “ทบทวนเกมนี้” สิ่งที่การทบทวนบอกเกี่ยวกับฝีมือและโชคจะรวมไว้ที่นี่</translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s), points a game on average</source>
        <translation>
            <numerusform>ทบทวนแล้ว %n เกม คะแนนเฉลี่ยต่อเกม</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n reviewed game(s): from {wanted} on there are figures.</source>
        <translation>
            <numerusform>ทบทวนแล้ว %n เกม: จะมีตัวเลขเมื่อครบ {wanted} เกม</numerusform>
        </translation>
    </message>
    <message>
        <source>Each against the others at the table. The thin line is how far chance may have moved the figure; what may be chance alone is not drawn.</source>
        <translation>แต่ละค่าเทียบกับผู้เล่นอื่นที่โต๊ะ เส้นบางคือช่วงที่ความบังเอิญอาจขยับค่าได้ สิ่งที่อาจเป็นเพียงความบังเอิญจะไม่วาด</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>ผล</translation>
    </message>
    <message>
        <source>Result without the luck</source>
        <translation>ผลเมื่อหักโชค</translation>
    </message>
    <message numerus="yes">
        <source>Try %n mistake(s) again</source>
        <translation>
            <numerusform>ลองแก้ข้อผิดพลาด %n ข้ออีกครั้ง</numerusform>
        </translation>
    </message>
    <message>
        <source>There are no mistakes to try again.</source>
        <translation>ไม่มีข้อผิดพลาดให้ลองใหม่</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>คัดลอกกระดานเป็นรูปภาพแล้ว</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>คัดลอกกระดานเป็นข้อความแล้ว</translation>
    </message>
    <message>
        <source>Save board and scores as PDF</source>
        <translation>บันทึกกระดานและคะแนนเป็น PDF</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>เอกสาร PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF could not be saved</source>
        <translation>บันทึก PDF ไม่ได้</translation>
    </message>
    <message>
        <source>Board and scores were sent to the printer.</source>
        <translation>ส่งกระดานและคะแนนไปยังเครื่องพิมพ์แล้ว</translation>
    </message>
    <message>
        <source>There is no printer here: save a PDF instead.</source>
        <translation>ไม่มีเครื่องพิมพ์ ให้บันทึกเป็น PDF แทน</translation>
    </message>
    <message numerus="yes">
        <source>Not over yet: %n turn(s) so far.</source>
        <translation>
            <numerusform>ยังไม่จบ: เล่นไปแล้ว %n ตา</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <comment>of all points</comment>
        <translation>รวม</translation>
    </message>
    <message>
        <source>Qwirkle Desktop, page {number}</source>
        <translation>Qwirkle Desktop หน้า {number}</translation>
    </message>
    <message>
        <source>Before a weak play</source>
        <translation>ก่อนเล่นตาที่อ่อน</translation>
    </message>
    <message>
        <source>When you play alone against computers, the coach looks at each play first. The game&apos;s record says that you were helped.</source>
        <translation>เมื่อคุณเล่นคนเดียวกับคอมพิวเตอร์ โค้ชจะดูตาที่คุณจะเล่นก่อน บันทึกเกมจะระบุว่าคุณได้รับความช่วยเหลือ</translation>
    </message>
    <message>
        <source>Say nothing</source>
        <translation>ไม่ต้องบอก</translation>
    </message>
    <message numerus="yes">
        <source>Ask “look again?” from %n point(s) lost</source>
        <translation>
            <numerusform>ถามว่า “ดูอีกครั้งไหม” เมื่อเสียตั้งแต่ %n คะแนน</numerusform>
        </translation>
    </message>
    <message>
        <source>The coach looks at your play…</source>
        <translation>โค้ชกำลังดูตาของคุณ…</translation>
    </message>
    <message>
        <source>Look again?</source>
        <translation>ดูอีกครั้งไหม</translation>
    </message>
    <message numerus="yes">
        <source>There is something better, worth about %n point(s) more. Or press Play again to play this.</source>
        <translation>
            <numerusform>มีตาที่ดีกว่า มีค่ามากกว่าประมาณ %n คะแนน หรือกดเล่นอีกครั้งเพื่อเล่นตานี้</numerusform>
        </translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>ดูอีกครั้ง</translation>
    </message>
    <message>
        <source>Play this</source>
        <translation>เล่นตานี้</translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>ลูกเต๋า %n ลูก</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>ทอยใหม่</translation>
    </message>
    <message numerus="yes">
        <source>Roll %n dice</source>
        <translation>
            <numerusform>ทอยลูกเต๋า %n ลูก</numerusform>
        </translation>
    </message>
    <message>
        <source>Roll</source>
        <comment>the button</comment>
        <translation>ทอย</translation>
    </message>
    <message numerus="yes">
        <source>%n dice marked. They stay as they fall: you roll again once a turn.</source>
        <translation>
            <numerusform>ทำเครื่องหมายลูกเต๋า %n ลูกแล้ว ผลที่ออกถือเป็นที่สุด ทอยใหม่ได้ตาละครั้ง</numerusform>
        </translation>
    </message>
    <message>
        <source>Click the dice to roll again, once in this turn. Then you play.</source>
        <translation>คลิกลูกเต๋าที่จะทอยใหม่ ได้ครั้งเดียวในตานี้ แล้วจึงเล่น</translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching dice, or roll some again first.</source>
        <translation>
            <numerusform>เริ่มด้วยเส้นจากลูกเต๋าที่เข้าชุดกัน %n ลูก หรือทอยบางลูกใหม่ก่อน</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Begin with a line of your %n matching dice.</source>
        <translation>
            <numerusform>เริ่มด้วยเส้นจากลูกเต๋าที่เข้าชุดกัน %n ลูก</numerusform>
        </translation>
    </message>
    <message>
        <source>Drag a die to the table, or roll some again first.</source>
        <translation>ลากลูกเต๋าไปที่โต๊ะ หรือทอยบางลูกใหม่ก่อน</translation>
    </message>
    <message>
        <source>Drag a die to the table, or click it and then a place.</source>
        <translation>ลากลูกเต๋าไปที่โต๊ะ หรือคลิกลูกเต๋าแล้วคลิกตำแหน่ง</translation>
    </message>
    <message>
        <source>{name} could not play: all dice were rolled again.</source>
        <translation>{name} เล่นไม่ได้ จึงทอยลูกเต๋าใหม่ทั้งหมด</translation>
    </message>
    <message numerus="yes">
        <source>{name} rolled %n dice again.</source>
        <translation>
            <numerusform>{name} ทอยลูกเต๋าใหม่ %n ลูก</numerusform>
        </translation>
    </message>
    <message>
        <source>They show: {dice}.</source>
        <translation>หน้าที่ออก: {dice}</translation>
    </message>
    <message>
        <source>roll {count}</source>
        <comment>dice, in the list of moves</comment>
        <translation>ทอย {count}</translation>
    </message>
    <message>
        <source>turn {turn}, {name}: rolled again, {dice}</source>
        <translation>ตาที่ {turn}, {name}: ทอยใหม่ {dice}</translation>
    </message>
    <message>
        <source>used star</source>
        <translation>ดาวที่ใช้แล้ว</translation>
    </message>
    <message>
        <source>star</source>
        <translation>ดาว</translation>
    </message>
    <message>
        <source>used number {points}</source>
        <translation>ตัวเลข {points} ที่ใช้แล้ว</translation>
    </message>
    <message>
        <source>number {points}</source>
        <translation>ตัวเลข {points}</translation>
    </message>
    <message>
        <source>dark cell</source>
        <translation>ช่องสีเข้ม</translation>
    </message>
    <message>
        <source>cell to start from</source>
        <translation>ช่องเริ่ม</translation>
    </message>
    <message>
        <source>{printed}, row {row}, column {column}</source>
        <translation>{printed} แถว {row} คอลัมน์ {column}</translation>
    </message>
    <message>
        <source>{cell}, {printed}</source>
        <translation>{cell} {printed}</translation>
    </message>
    <message>
        <source>Lift a tile</source>
        <translation>ยกไทล์</translation>
    </message>
    <message>
        <source>Lift</source>
        <comment>the button</comment>
        <translation>ยก</translation>
    </message>
    <message>
        <source>Click a tile with an arrow. It costs a disc.</source>
        <translation>คลิกไทล์ที่มีลูกศร ใช้หนึ่งเหรียญ</translation>
    </message>
    <message numerus="yes">
        <source>%n disc(s)</source>
        <translation>
            <numerusform>%n เหรียญ</numerusform>
        </translation>
    </message>
    <message>
        <source>{detail}, {discs}</source>
        <comment>a player&apos;s card</comment>
        <translation>{detail} {discs}</translation>
    </message>
    <message>
        <source>{name} spent a disc and lifted the {tile}.</source>
        <translation>{name} ใช้หนึ่งเหรียญยก{tile}</translation>
    </message>
    <message numerus="yes">
        <source>That gives %n disc(s).</source>
        <translation>
            <numerusform>ได้ %n เหรียญ</numerusform>
        </translation>
    </message>
    <message>
        <source>lift</source>
        <comment>in the list of moves</comment>
        <translation>ยก</translation>
    </message>
    <message>
        <source>Turn {turn}, {name} lifted the {tile}</source>
        <translation>ตา {turn} {name} ยก{tile}</translation>
    </message>
    <message numerus="yes">
        <source>{row}, %n disc(s)</source>
        <translation>
            <numerusform>{row} %n เหรียญ</numerusform>
        </translation>
    </message>
    <message>
        <source>{tile}, can be lifted</source>
        <translation>{tile} ยกได้</translation>
    </message>
    <message>
        <source>None of your tiles fits. Lift a tile, or pass.</source>
        <translation>ไม่มีไทล์ของคุณวางได้ ยกไทล์ หรือผ่านตา</translation>
    </message>
    <message>
        <source>None of your tiles fits. Trade some, or lift a tile.</source>
        <translation>ไม่มีไทล์ของคุณวางได้ ให้แลกเปลี่ยน หรือยกไทล์</translation>
    </message>
    <message>
        <source>Lay tiles, or lift one with a disc.</source>
        <translation>วางไทล์ หรือใช้เหรียญยกไทล์</translation>
    </message>
    <message>
        <source>90 dice in place of tiles, 15 of each colour. A die has all six shapes.</source>
        <translation>ลูกเต๋า 90 ลูกแทนไทล์ สีละ 15 ลูก แต่ละลูกมีครบหกรูปทรง</translation>
    </message>
    <message>
        <source>Everyone draws six dice and rolls them. All hands lie open.</source>
        <translation>ทุกคนจั่วลูกเต๋าหกลูกแล้วทอย มือของทุกคนเปิดให้เห็น</translation>
    </message>
    <message>
        <source>No hand decides who starts: the oldest does, or the lot. The first line has all the dice that match, two at least.</source>
        <translation>มือไม่ได้ตัดสินว่าใครเริ่ม ผู้ที่อายุมากที่สุดเริ่ม หรือจับสลาก เส้นแรกต้องมีลูกเต๋าที่เข้ากันทั้งหมด อย่างน้อยสองลูก</translation>
    </message>
    <message>
        <source>In your turn you may first roll again, once, as many of your dice as you like.</source>
        <translation>ในตาของคุณ คุณทอยใหม่ได้หนึ่งครั้งก่อน กี่ลูกก็ได้</translation>
    </message>
    <message>
        <source>Then you lay dice as you would lay tiles, and they count as tiles do.</source>
        <translation>จากนั้นวางลูกเต๋าเหมือนวางไทล์ และนับคะแนนเหมือนกัน</translation>
    </message>
    <message>
        <source>If nothing fits, all your dice are rolled again until something does. There is nothing to trade.</source>
        <translation>ถ้าวางไม่ได้เลย ลูกเต๋าทั้งหมดจะถูกทอยใหม่จนวางได้ ไม่มีการแลกเปลี่ยน</translation>
    </message>
    <message>
        <source>After that you draw until you hold six, and roll the new dice.</source>
        <translation>แล้วจั่วจนครบหกลูก และทอยลูกใหม่</translation>
    </message>
    <message>
        <source>The classic game on a board of 16 by 16 cells. The first line covers one in the middle.</source>
        <translation>เกมคลาสสิกบนกระดาน 16 คูณ 16 ช่อง เส้นแรกต้องทับช่องกลางช่องหนึ่ง</translation>
    </message>
    <message>
        <source>Twelve cells have a star. Who covers one first gets a disc.</source>
        <translation>มีสิบสองช่องที่มีดาว ใครวางทับก่อนได้หนึ่งเหรียญ</translation>
    </message>
    <message>
        <source>Once in a turn, before you play, a disc lifts one tile from the board into your hand. Tiles of a Qwirkle stay where they are.</source>
        <translation>หนึ่งครั้งต่อตา ก่อนวาง ใช้เหรียญยกไทล์หนึ่งตัวจากกระดานเข้ามือได้ ไทล์ใน Qwirkle ต้องอยู่ที่เดิม</translation>
    </message>
    <message>
        <source>You may lay that tile in the same turn, but not where it was, or keep it. Until the next draw you then hold seven.</source>
        <translation>คุณวางไทล์นั้นในตาเดียวกันได้ แต่ไม่ใช่ที่เดิม หรือเก็บไว้ก็ได้ แล้วจะมีเจ็ดตัวจนกว่าจะจั่วครั้งถัดไป</translation>
    </message>
    <message>
        <source>The board may fall apart where a tile was lifted. That does not matter.</source>
        <translation>แนวไทล์อาจขาดจากกันตรงที่ยกไป ไม่เป็นไร</translation>
    </message>
    <message>
        <source>Where the stars are is this program&apos;s own choice.</source>
        <translation>ตำแหน่งของดาวเป็นการเลือกของโปรแกรมนี้เอง</translation>
    </message>
    <message>
        <source>The same board, but on its dark cells tiles lie before the game begins.</source>
        <translation>กระดานเดียวกัน แต่บนช่องสีเข้มมีไทล์วางไว้ก่อนเริ่มเกม</translation>
    </message>
    <message>
        <source>The first line may start from any of them.</source>
        <translation>เส้นแรกเริ่มจากไทล์ใดก็ได้</translation>
    </message>
    <message>
        <source>Who covers a number first gets so many points more, once.</source>
        <translation>ใครวางทับตัวเลขก่อนได้คะแนนเพิ่มตามนั้น ครั้งเดียว</translation>
    </message>
    <message>
        <source>Select + Connect has it all on one board: stars, numbers and dark cells.</source>
        <translation>Select + Connect รวมทุกอย่างไว้บนกระดานเดียว: ดาว ตัวเลข และช่องสีเข้ม</translation>
    </message>
    <message>
        <source>Where the cells and numbers are is this program&apos;s own choice.</source>
        <translation>ตำแหน่งของช่องและตัวเลขเป็นการเลือกของโปรแกรมนี้เอง</translation>
    </message>
</context>
</TS>
