; Installs Qwirkle Desktop for one person, without an administrator: programs, menu entry, type of files, uninstaller.
; makensis -DVERSION=0.1.0 -DPAYLOAD=folder-of-programs -DOUTPUT=setup.exe installer.nsi
Unicode true
!include MUI2.nsh
!include FileFunc.nsh

!define NAME "Qwirkle Desktop"
!define TYPE "QwirkleDesktop.record"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\QwirkleDesktop"

Name "${NAME}"
OutFile "${OUTPUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Qwirkle Desktop"
InstallDirRegKey HKCU "Software\Qwirkle Desktop" "folder"
SetCompressor /SOLID lzma
ManifestDPIAware true
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "FileDescription" "${NAME} setup"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "The Qwirkle Desktop authors, MIT licence"

!define MUI_ICON "qwirkle-desktop.ico"
!define MUI_UNICON "qwirkle-desktop.ico"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\qwirkle-desktop.exe"
!insertmacro MUI_PAGE_LICENSE "..\..\LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Norwegian"
!insertmacro MUI_LANGUAGE "Thai"

; Waits until the game is closed: its programs cannot be replaced or removed before.
!macro WaitForGame un
Function ${un}WaitForGame
  again:
    ClearErrors
    IfFileExists "$INSTDIR\qwirkle-desktop.exe" 0 done
    FileOpen $0 "$INSTDIR\qwirkle-desktop.exe" a
    IfErrors 0 free
    MessageBox MB_RETRYCANCEL|MB_ICONINFORMATION "Please close Qwirkle Desktop first. Your game is saved." /SD IDCANCEL IDRETRY again
    Abort
  free:
    FileClose $0
  done:
FunctionEnd
!macroend
!insertmacro WaitForGame ""
!insertmacro WaitForGame "un."

Section "Qwirkle Desktop"
  Call WaitForGame
  ; What an older version had and this one has not must go; games and settings lie elsewhere.
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${PAYLOAD}\*"
  File "qwirkle-desktop.ico"
  File "qwirkle-record.ico"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\qwirkle-desktop.exe" "" "$INSTDIR\qwirkle-desktop.ico"

  WriteRegStr HKCU "Software\Qwirkle Desktop" "folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.qwirkle" "" "${TYPE}"
  WriteRegStr HKCU "Software\Classes\.qwirkle" "Content Type" "application/x-qwirkle-record"
  WriteRegStr HKCU "Software\Classes\.qwirkle\OpenWithProgids" "${TYPE}" ""
  WriteRegStr HKCU "Software\Classes\${TYPE}" "" "Qwirkle record"
  WriteRegStr HKCU "Software\Classes\${TYPE}\DefaultIcon" "" "$INSTDIR\qwirkle-record.ico"
  WriteRegStr HKCU "Software\Classes\${TYPE}\shell\open\command" "" '"$INSTDIR\qwirkle-desktop.exe" "%1"'

  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\qwirkle-desktop.ico"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Qwirkle Desktop authors"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ; Tells the desktop that a type of files has changed.
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Section "Uninstall"
  Call un.WaitForGame
  ; Only what was installed: the folder may be one that somebody chose, with things of their own in it.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\qwirkle-desktop.exe"
  Delete "$INSTDIR\qwirkle-cli.exe"
  Delete "$INSTDIR\qwirkle-desktop.ico"
  Delete "$INSTDIR\qwirkle-record.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Classes\${TYPE}"
  DeleteRegValue HKCU "Software\Classes\.qwirkle\OpenWithProgids" "${TYPE}"
  ReadRegStr $0 HKCU "Software\Classes\.qwirkle" ""
  StrCmp $0 "${TYPE}" 0 +2
  DeleteRegKey HKCU "Software\Classes\.qwirkle"
  DeleteRegKey HKCU "Software\Qwirkle Desktop"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
