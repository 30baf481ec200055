# Shared by play and test: finds Python, the system's packages and the checkout's own .venv. Sourced, never run.
# Nothing is done twice: files in .venv remember what was set up, from which pyproject.toml.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd)
venv=$root/.venv
log=$root/.cache/setup.log
unset PYTHONHOME PYTHONPATH

# What Qt's window platforms load and PySide6-Essentials does not bring; apt adds what these stand on.
window_packages=(
    libdbus-1-3 libegl1 libfontconfig1 libgl1 libglib2.0-0 libwayland-cursor0 libxcb-cursor0 libxcb-icccm4
    libxcb-keysyms1 libxcb-shape0 libxkbcommon-x11-0
)

say() { printf '%s\n' "$@" >&2; }

stop() {
    say "$@"
    exit 1
}

# Runs a noisy command with its words in the log; shows its errors if it fails.
quietly() {
    mkdir -p -- "${log%/*}"
    "$@" >"$log" 2>&1 </dev/null && return
    grep -E '^ *(E|ERROR|error|Error): ' -- "$log" | tail -n 4 >&2
    say "(All that was said is in $log)"
    return 1
}

# Prints those of the named Debian packages that are not installed. Newer releases add t64 to some names.
missing_packages() {
    local have package
    have=" $(dpkg-query -W -f '${Package}=${db:Status-Status} ' "$@" "${@/%/t64}" 2>/dev/null || true)"
    for package in "$@"; do
        [[ $have == *" $package=installed "* || $have == *" ${package}t64=installed "* ]] || echo "$package"
    done
}

# Installs the named packages if it may, else says how; fails if some are still missing.
need_packages() {
    command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || return 0
    local missing
    mapfile -t missing < <(missing_packages "$@")
    [[ ${#missing[@]} -gt 0 ]] || return 0
    if [[ $(id -u) -ne 0 ]]; then
        say "Some system packages are missing. This installs them:" \
            "" "    sudo apt-get install --no-install-recommends ${missing[*]}" ""
        return 1
    fi
    say "Installing system packages: ${missing[*]}"
    export DEBIAN_FRONTEND=noninteractive
    quietly apt-get update && quietly apt-get install -y --no-install-recommends "${missing[@]}" && return
    say "They could not be installed. Is this computer connected to the internet?"
    return 1
}

find_python() {
    local name
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && command -v "$name" && return
    done
    return 1
}

can_make_venv() { "$1" -c 'import ensurepip, venv' 2>/dev/null; }

# The Debian packages for making .venv, if it is yet to be made and this machine cannot.
python_packages() {
    local python
    venv_is_ours || { python=$(find_python) && can_make_venv "$python"; } || echo python3 python3-venv
}

make_venv() {
    local python
    [[ -w $root ]] || stop "The game is set up in its own folder, and you may not write there: $root"
    python=$(find_python) || stop "Qwirkle Desktop needs Python 3.11 or newer. Please install it and start again."
    can_make_venv "$python" ||
        stop "$python cannot make a virtual environment (Debian: install python3-venv). Please start again then."
    quietly "$python" -m venv --clear -- "$venv" || stop "The folder $venv could not be made."
    venv_made_for >"$venv/made-for"
}

# A venv belongs to one place and one Python: a moved checkout or a new system needs another.
venv_made_for() { echo "$root $(readlink -f -- "$venv/bin/python")"; }

venv_is_ours() { [[ -f $venv/made-for && -x $venv/bin/python && $(<"$venv/made-for") == "$(venv_made_for)" ]]; }

# set_up play | test: the checkout installed into .venv, with what the tests need if asked for. Installed, not
# linked: so the engine is compiled where it can be (build_hook.py), and what was edited is built anew.
set_up() {
    local kind=$1 needs sources
    exec 9<"$root/pyproject.toml"
    if command -v flock >/dev/null; then flock 9; fi
    needs=$(sha256sum <"$root/pyproject.toml")
    sources=$(sources_key)
    venv_is_ours || make_venv
    if ! grep -qsxF -- "$needs" "$venv/ready-$kind"; then
        may_write_venv
        say "Setting up Qwirkle Desktop. This is done once and takes a minute or two."
        { install_builders && install_checkout "$kind"; } ||
            stop "Python packages could not be installed. Is this computer connected to the internet?"
        [[ $kind != test ]] || echo "$needs" >"$venv/ready-play"
        echo "$needs" >"$venv/ready-$kind"
        echo "$sources" >"$venv/sources"
    elif ! grep -qsxF -- "$sources" "$venv/sources"; then
        may_write_venv
        say "The game has changed and is built anew."
        install_checkout changed || stop "The game could not be built."
        echo "$sources" >"$venv/sources"
    fi
    exec 9<&-
}

may_write_venv() { [[ -w $venv ]] || stop "The folder $venv belongs to somebody else. Please delete it and start again."; }

# Changes with every file that is installed or builds what is.
sources_key() (
    cd -- "$root"
    find pyproject.toml qwirkle_desktop resources packaging -type f ! -name '*.pyc' -print0 |
        sort -z | xargs -0 sha256sum | sha256sum
)

pip() {
    PIP_USER=0 quietly "$venv/bin/python" -m pip --disable-pip-version-check --no-input "$@"
}

# What pyproject.toml names to build with, in .venv itself: later builds then need no network.
install_builders() {
    local builders
    mapfile -t builders < <("$venv/bin/python" - "$root/pyproject.toml" <<'EOF'
import sys, tomllib
with open(sys.argv[1], "rb") as file:
    print(*tomllib.load(file)["build-system"]["requires"], sep="\n")
EOF
    )
    pip install "${builders[@]}"
}

# install_checkout play | test | changed
install_checkout() (
    cd -- "$root"
    case $1 in
    play) pip install --no-build-isolation . ;;
    test) pip install --no-build-isolation '.[test]' ;;
    changed) pip install --no-build-isolation --no-deps --no-index --force-reinstall . ;;
    esac
)
