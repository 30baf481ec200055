#!/bin/sh
# Makes the disk image of the app that PyInstaller left: make-dmg.sh "dist/Qwirkle Desktop.app" out.dmg
# Signed and notarised only where CODESIGN_IDENTITY (and NOTARY_PROFILE) are set: see packaging/README.md.
set -eu
app=$1
image=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The icon of records; PyInstaller knows only the app's own.
cp "$(dirname "$0")/qwirkle-record.icns" "$app/Contents/Resources/"
# A changed bundle needs a new signature: at least the local one, without which Apple's processors start nothing.
codesign --force --deep --options runtime --sign "${CODESIGN_IDENTITY:--}" "$app"
codesign --verify --deep --strict "$app"

cp -R "$app" "$work/"
ln -s /Applications "$work/Applications"
hdiutil create -volname "Qwirkle Desktop" -srcfolder "$work" -format ULFO -ov "$image"

if [ -n "${NOTARY_PROFILE:-}" ]; then
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi
