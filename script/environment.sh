# shellcheck shell=sh
# Sourced by the scripts beside this file, which set $root to the top of the project.
# Creates and updates the environment in .venv, and installs the system libraries that Qt needs on
# Debian and Ubuntu.

# use_environment FOLDER "NAME OF A PYTHON..." [FILE OF CONSTRAINTS...]: choose the environment that
# the functions below are about. A version in one file of constraints overrides those in later ones.
use_environment() {
    venv=$root/$1
    python=$venv/bin/python
    python_names=$2
    shift 2
    constraints=$*
}
use_environment .venv 'python3.11 python3.12 python3.13 python3.14 python3 python' constraints.txt

# What Qt loads from the system for a window (found with ldd); Wayland's are opened by name.
qt_packages='libdbus-1-3 libegl1 libfontconfig1 libfreetype6 libgl1 libglib2.0-0
libwayland-client0 libwayland-cursor0 libx11-6 libx11-xcb1 libxcb-cursor0 libxcb-icccm4
libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-render0 libxcb-shape0
libxcb-shm0 libxcb-sync1 libxcb-util1 libxcb-xfixes0 libxcb-xkb1 libxcb1 libxkbcommon-x11-0
libxkbcommon0 zlib1g'

say() {
    printf '%s\n' "$*" >&2
}

# Create or update the environment: "run" for playing, "test" for testing as well, "dev" for all
# checks.
prepare_environment() {
    wanted=$1
    if stamped "$wanted" && works "$wanted"; then
        update_translations
        return
    fi
    if ! [ -w "$root" ]; then
        say "$root cannot be written, and ${venv##*/} is made there. Copy it to a folder of yours."
        return 1
    fi
    if [ -d "$venv" ] && usable; then
        if ! reachable; then
            if works "$wanted"; then
                say "No network: ${venv##*/} stays as it is."
                return
            fi
            say "No network: packages that ${venv##*/} lacks must be downloaded."
            return 1
        fi
        say "Bringing ${venv##*/} up to date ..."
        install_project "$wanted" && return
        say "That failed; making ${venv##*/} again from scratch."
    fi
    make_venv || return
    if ! reachable; then
        say "No network: the first start must download about 150 MB."
        return 1
    fi
    say "Installing into ${venv##*/} (once; this takes a minute or two) ..."
    install_project "$wanted"
}

# Tell whether packages can be had, by asking for a small one without patience.
reachable() {
    "$python" -m pip --disable-pip-version-check --no-input download --quiet --no-deps \
        --retries 0 --timeout 10 --dest "$venv/reached" defusedxml </dev/null >/dev/null 2>&1
    set -- $?
    rm -rf "$venv/reached"
    return "$1"
}

# Make the files with translations again where a catalogue has changed since; installing makes them,
# too.
update_translations() {
    for catalogue in "$root"/translations/*.po; do
        made=$root/assets/translations/$(basename "$catalogue" .po)/LC_MESSAGES/shikaku.mo
        if [ -f "$catalogue" ] && { [ ! -f "$made" ] || [ "$catalogue" -nt "$made" ]; }; then
            say "Making the files with translations ..."
            if "$python" -c 'import babel' 2>/dev/null; then
                "$python" "$root/script/translations" compile
            else
                pip_install --no-deps -e . || say "The translations stay as they were."
            fi
            return
        fi
    done
}

# Print the state of the project that an environment is made for. It includes the path, because
# an environment cannot be moved.
state() {
    printf '%s\n' "$root"
    { cat "$root/pyproject.toml" && pins; } | cksum
}

# Print the versions to install, the first that the files of constraints name for each package.
pins() (
    cd "$root"
    # shellcheck disable=SC2086 # a list of names
    awk -F == '!/^#/ && !seen[tolower($1)]++' $constraints
)

stamped() {
    kinds=$(echo run test dev | sed "s/.*$1/$1/")
    for kind in $kinds; do
        if [ -f "$venv/stamp-$kind" ] && [ "$(cat "$venv/stamp-$kind")" = "$(state)" ]; then
            return 0
        fi
    done
    return 1
}

# Check that the installed packages are still there.
works() {
    set -- "$1" shikaku_gui.cli PySide6 ortools numpy
    case $1 in
        test) set -- "$@" pytest xdist ;;
        dev) set -- "$@" pytest xdist ruff mypy importlinter ;;
    esac
    shift
    (cd / && "$python" -c '
import sys
from importlib.util import find_spec
sys.exit(None in map(find_spec, sys.argv[1:]))' "$@") 2>/dev/null
}

# Check that packages can be installed into the environment: it was made here and has pip.
usable() {
    for stamp in "$venv"/stamp-*; do
        if [ -f "$stamp" ] && [ "$(head -n 1 "$stamp")" != "$root" ]; then
            return 1
        fi
    done
    new_enough "$python" && "$python" -m pip --version >/dev/null 2>&1
}

install_project() {
    rm -f "$venv"/stamp-*
    project=.
    [ "$1" = run ] || project=".[$1]"
    pins >"$venv/pins.txt"
    pip_install -e "$project" || return
    compile_used
    state >"$venv/stamp-$1"
}

# Compile the modules that the program uses, which importing them does. pip would compile all, and
# make an environment 50 MB larger.
compile_used() (
    unset PYTHONDONTWRITEBYTECODE
    cd / && "$python" -c 'import ortools.sat.python.cp_model, rich.progress' || :
)

# What builds a package is pinned, too; pip installs it elsewhere and takes it away again. Older
# versions of pip take the first variable for that, newer ones the second. Both read a space as the
# end of a name, which the path of the project may have.
pip_install() (
    export PIP_CONSTRAINT="${venv##*/}/pins.txt" PIP_BUILD_CONSTRAINT="${venv##*/}/pins.txt"
    cd "$root" || exit
    exec 3>&2
    # Of what pip says, what it is downloading is shown; a pipe's status is that of its last command.
    status=$({
        {
            code=0
            "$python" -m pip --disable-pip-version-check --no-input install \
                --no-compile --progress-bar off "$@" </dev/null || code=$?
            echo "$code" >&4
        } | sed -n 's/^ *Downloading \([^ ]*\)/  \1/p' >&3
    } 4>&1)
    exit "$status"
)

make_venv() {
    base=$(find_python) || {
        say "Python 3.11 or newer is needed, and none was found on the PATH."
        say "On Debian or Ubuntu: sudo apt-get install python3 python3-venv"
        return 1
    }
    if ! can_make_venv "$base"; then
        version=$("$base" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
        apt_install "Python's venv module is missing" "python$version-venv" || return
        can_make_venv "$base" || {
            say "$base still cannot make environments: its module ensurepip is missing."
            return 1
        }
    fi
    say "Making ${venv##*/} with $base ..."
    rm -rf "$venv"
    "$base" -m venv "$venv"
}

can_make_venv() {
    "$1" -c 'import ensurepip, venv' 2>/dev/null
}

# Print the first Python on the PATH that runs and is new enough. It may be a shim for a version
# that is not installed.
find_python() (
    folders=$PATH
    IFS=:
    for folder in $folders; do
        IFS=' '
        for name in $python_names; do
            if [ -x "$folder/$name" ] && new_enough "$folder/$name"; then
                printf '%s\n' "$folder/$name"
                return 0
            fi
        done
    done
    return 1
)

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

require_qt_libraries() {
    missing=$(missing_qt_libraries)
    [ -n "$missing" ] || return 0
    # shellcheck disable=SC2086 # a list of names
    apt_install "Qt needs system libraries that are missing ($missing)" $qt_packages
    missing=$(missing_qt_libraries)
    [ -z "$missing" ] || {
        say "Qt still misses $missing."
        return 1
    }
}

missing_qt_libraries() {
    command -v ldd >/dev/null 2>&1 || return 0
    for qt in "$venv"/lib/python3*/site-packages/PySide6; do
        ldd "$qt/Qt/plugins/platforms/libqxcb.so" "$qt"/QtWidgets.*.so "$qt"/QtSvg.*.so
    done 2>/dev/null | awk '/not found/ { print $1 }' | sort -u | paste -s -d ' ' -
}

# apt_install WHY PACKAGE...: install where that needs no password, else say how to.
apt_install() {
    why=$1
    shift
    if ! command -v apt-get >/dev/null 2>&1; then
        say "$why. Debian and Ubuntu have them in the packages: $*"
        return 1
    elif [ "$(id -u)" -eq 0 ]; then
        as_root=env
    elif sudo -n true 2>/dev/null; then
        as_root='sudo -n env'
    else
        say "$why. Install what is needed with:"
        say "  sudo apt-get install -y --no-install-recommends $*"
        return 1
    fi
    say "$why; installing $* ..."
    if ! { apt_get install "$@" || { apt_get update && apt_get install "$@"; }; }; then
        say "That failed. Install what is needed with:"
        say "  sudo apt-get install -y --no-install-recommends $*"
        return 1
    fi
}

apt_get() {
    command=$1
    shift
    $as_root DEBIAN_FRONTEND=noninteractive apt-get -qq -y -o Dpkg::Use-Pty=0 \
        --no-install-recommends "$command" "$@" </dev/null >/dev/null
}
