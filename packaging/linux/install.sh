#!/bin/sh
# Installs Qwirkle Desktop for you alone, without root: into ~/.local, or the folder named. An older one is replaced.
# Games and settings lie elsewhere and are not touched. Usage: ./install.sh [FOLDER]
set -eu
id=io.github.qwirkle_desktop.QwirkleDesktop
here=$(cd "$(dirname "$0")" && pwd)
prefix=${1:-$HOME/.local}

[ -d "$here/tree" ] || { echo "Please run install.sh where it was unpacked." >&2; exit 1; }
mkdir -p "$prefix" 2>/dev/null && [ -w "$prefix" ] || { echo "You may not write to $prefix." >&2; exit 1; }
prefix=$(cd "$prefix" && pwd)
lib=$prefix/lib/qwirkle-desktop
if [ -e "$lib" ] && [ ! -f "$lib/uninstall.sh" ]; then
    echo "There is another $lib, not installed by this script. Please move it away." >&2
    exit 1
fi

[ ! -f "$lib/uninstall.sh" ] || sh "$lib/uninstall.sh" --quiet
cp -R "$here/tree/." "$prefix/"
{
    cd "$here/tree"
    find . ! -type d ! -path './lib/qwirkle-desktop/*' | sed 's#^\./##'
} >"$lib/installed"
cp "$here/uninstall.sh" "$lib/uninstall.sh"
# A desktop may not have this folder's bin in its path.
escaped=$(printf %s "$prefix" | sed 's/[&#\\]/\\&/g')
sed -i "s#^Exec=qwirkle-desktop#Exec=\"$escaped/bin/qwirkle-desktop\"#" "$prefix/share/applications/$id.desktop"
sh "$lib/uninstall.sh" --refresh "$prefix"

echo "Qwirkle Desktop is installed: look for it in your desktop's menu, or start $prefix/bin/qwirkle-desktop"
echo "To remove it: sh $lib/uninstall.sh"
