#!/bin/sh
# Removes what install.sh installed beside this script. Games and settings stay where they are.
set -eu

# Tells the desktop that programs, icons and types of files have changed; without these commands it finds out by itself.
refresh() {
    { update-desktop-database "$1/share/applications" && update-mime-database "$1/share/mime" &&
        gtk-update-icon-cache -qtf "$1/share/icons/hicolor"; } >/dev/null 2>&1 || true
}

[ "${1-}" != --refresh ] || { refresh "$2"; exit; }

lib=$(cd "$(dirname "$0")" && pwd)
prefix=$(cd "$lib/../.." && pwd)
while IFS= read -r name; do
    rm -f "$prefix/$name"
    # Folders that are empty now go, up to the prefix itself.
    (cd "$prefix" && rmdir -p "$(dirname "$name")" 2>/dev/null) || true
done <"$lib/installed"
rm -rf "$lib"
(cd "$prefix" && rmdir lib 2>/dev/null) || true
refresh "$prefix"
# What the desktop's commands wrote for these files alone.
find "$prefix/share/mime" -name '*qwirkle*' -delete 2>/dev/null || true
[ "${1-}" = --quiet ] || echo "Qwirkle Desktop is removed. Your games are still in ~/.local/share/qwirkle-desktop."
