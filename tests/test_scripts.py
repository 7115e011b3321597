"""The shell functions that set up the environment, with fake programs on the PATH."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for a shell")

TOP = Path(__file__).resolve().parents[1]
SHELL = shutil.which("sh") or "/bin/sh"

OLD = "echo 3.9; exit 1 # as the check of the version ends on an old Python"
SHIM = 'echo "command not found" >&2; exit 127'
REAL = f'exec "{sys.executable}" "$@"'


def script(folder: Path, name: str, body: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text(f"#!{SHELL}\n{body}\n", encoding="utf-8")
    file.chmod(0o755)


def shell(code: str, root: Path, path: list[Path]) -> subprocess.CompletedProcess[str]:
    """Run shell code after sourcing the environment's functions for a project in ``root``."""
    return subprocess.run(
        [SHELL, "-euc", f'root=$1; . "{TOP}/script/environment.sh"; {code}', "sh", str(root)],
        env={"PATH": os.pathsep.join([*map(str, path), "/usr/bin", "/bin"])},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_first_python_that_runs_and_is_new_enough_is_taken(tmp_path: Path) -> None:
    shims, old, real = tmp_path / "shims", tmp_path / "old ones", tmp_path / "real"
    script(shims, "python3.11", SHIM)
    script(old, "python3.11", OLD)
    script(real, "python3.11", REAL)
    found = shell("find_python", tmp_path, [shims, old, real])
    assert found.stdout == f"{real}/python3.11\n"


def test_the_folder_that_comes_first_on_the_path_wins(tmp_path: Path) -> None:
    script(tmp_path / "first", "python3", REAL)
    script(tmp_path / "second", "python3.11", REAL)
    found = shell("find_python", tmp_path, [tmp_path / "first", tmp_path / "second"])
    assert found.stdout == f"{tmp_path}/first/python3\n"


def test_a_python_of_another_name_may_be_asked_for(tmp_path: Path) -> None:
    script(tmp_path / "real", "python3.11", REAL)
    script(tmp_path / "real", "python3.13", REAL)
    named = 'use_environment .venv-x "python3.12 python3.13" constraints.txt; find_python'
    assert shell(named, tmp_path, [tmp_path / "real"]).stdout == f"{tmp_path}/real/python3.13\n"


def test_without_a_python_it_says_what_to_install(tmp_path: Path) -> None:
    found = shell("PATH=; make_venv", tmp_path, [])
    assert found.returncode == 1
    assert "Python 3.11 or newer is needed" in found.stderr
    assert not (tmp_path / ".venv").exists()


@pytest.mark.parametrize(
    ("user", "sudo", "asks", "status"),
    [
        (0, "exit 1", False, 0),
        (1000, 'shift; exec "$@"', True, 0),
        (1000, "exit 1", True, 1),
    ],
    ids=["root", "sudo without a password", "neither"],
)
def test_packages_are_installed_where_that_is_allowed(
    user: int, sudo: str, asks: bool, status: int, tmp_path: Path
) -> None:
    tools, log = tmp_path / "tools", tmp_path / "log"
    script(tools, "id", f"echo {user}")
    script(tools, "apt-get", f'echo "apt-get $*" >>"{log}"')
    script(tools, "sudo", f'echo "sudo $*" >>"{log}"; {sudo}')
    done = shell('apt_install "Something is missing" libone libtwo', tmp_path, [tools])
    assert done.returncode == status
    assert done.stderr.startswith("Something is missing")
    logged = log.read_text(encoding="utf-8") if log.exists() else ""
    if status:
        command = "sudo apt-get install -y --no-install-recommends libone libtwo\n"
        assert done.stderr.endswith(command)
        assert "apt-get install" not in logged
    else:
        assert logged.splitlines()[-1].startswith("apt-get ")
        assert logged.splitlines()[-1].endswith("--no-install-recommends install libone libtwo")
        assert ("sudo" in logged) == asks


def test_after_a_failed_installation_the_lists_are_renewed_once(tmp_path: Path) -> None:
    tools, log = tmp_path / "tools", tmp_path / "log"
    script(tools, "id", "echo 0")
    script(tools, "apt-get", f'echo "$*" >>"{log}"; case " $* " in *" install "*) exit 100;; esac')
    done = shell("apt_install Missing libone", tmp_path, [tools])
    assert done.returncode == 1
    tried = [line.split()[-2:] for line in log.read_text(encoding="utf-8").splitlines()]
    assert tried == [
        ["install", "libone"],
        ["--no-install-recommends", "update"],
        ["install", "libone"],
    ]
    assert "That failed." in done.stderr


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Give a project with an environment that is ready for playing."""
    root = tmp_path / "a project"
    root.mkdir()
    for name in ("pyproject.toml", "constraints.txt"):
        (root / name).write_text(name, encoding="utf-8")
    script(root / ".venv/bin", "python", REAL)
    assert shell('state >"$venv/stamp-run"', root, []).returncode == 0
    return root


KINDS = "for need in run test dev; do ! stamped $need || echo $need; done"


@pytest.mark.parametrize(
    ("made", "serves"), [("run", "run\n"), ("test", "run\ntest\n"), ("dev", "run\ntest\ndev\n")]
)
def test_an_environment_serves_for_all_that_needs_less(
    made: str, serves: str, project: Path
) -> None:
    assert (
        shell(
            f'mv "$venv/stamp-run" "$venv/stamp"; mv "$venv/stamp" "$venv/stamp-{made}"; {KINDS}',
            project,
            [],
        ).stdout
        == serves
    )


def test_the_first_file_that_names_a_package_says_its_version(project: Path) -> None:
    (project / "old.txt").write_text("# A comment.\nnumpy==1\nRich==13\n", encoding="utf-8")
    (project / "new.txt").write_text("absl==5\nrich==15\nnumpy==2\n", encoding="utf-8")
    pins = shell("use_environment .venv-x python old.txt new.txt; pins", project, []).stdout
    assert pins == "numpy==1\nRich==13\nabsl==5\n"


def test_the_oldest_versions_claimed_are_those_tested() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    claims = project["dependencies"] + project["optional-dependencies"]["cluster"]
    text = (TOP / "constraints-lowest.txt").read_text(encoding="utf-8")
    pins = dict(line.split("==") for line in text.splitlines() if "==" in line)
    for claim in claims:
        name, oldest = re.findall(r"^([\w-]+)>=([\d.]+)", claim)[0]
        tested = pins[name.replace("-", "_")]
        assert tested.removesuffix(".0") == oldest, f"{name} is claimed from {oldest}, not {tested}"


READY = "stamped {} && works {} && echo ready || echo not ready"


@pytest.mark.parametrize(
    ("kind", "change", "ready"),
    [
        ("run", "", True),
        ("test", "", False),
        ("test", 'mv "$venv/stamp-run" "$venv/stamp-test"', True),
        ("run", 'mv "$venv/stamp-run" "$venv/stamp-dev"', True),
        ("run", 'echo more >>"$root/constraints.txt"', False),
        ("run", 'echo more >>"$root/pyproject.toml"', False),
        ("run", 'rm "$venv/bin/python"', False),
        ("run", 'rm "$venv"/stamp-*', False),
        ("run", 'mv "$root" "$root 2"; root="$root 2"; venv=$root/.venv', False),
    ],
)
def test_an_environment_is_ready_while_nothing_has_changed(
    kind: str, change: str, ready: bool, project: Path
) -> None:
    asked = shell(f"{change or ':'}; {READY.format(kind, kind)}", project, [])
    assert asked.stdout == ("ready\n" if ready else "not ready\n")


@pytest.mark.parametrize(
    ("change", "usable"),
    [
        (":", True),
        ('rm "$venv"/stamp-*', True),
        ('rm "$venv/bin/python"', False),
        ('mv "$root" "$root 2"; root="$root 2"; venv=$root/.venv; python=$venv/bin/python', False),
    ],
)
def test_a_broken_or_moved_environment_is_not_built_upon(
    change: str, usable: bool, project: Path
) -> None:
    assert (shell(f"{change}; usable", project, []).returncode == 0) == usable


# A pip that finds nothing, and writes down what it was asked.
OFFLINE = f"""case "$*" in
*pip*download*|*pip*install*) echo "$*" >>"$0.asked"; exit 1 ;;
esac
{REAL}"""


def test_without_a_network_a_first_start_says_so_at_once(project: Path) -> None:
    script(project, "offline", OFFLINE)
    fresh = f'make_venv() {{ mkdir -p "$venv/bin"; cp "{project}/offline" "$python"; }}'
    done = shell(f'rm -rf "$venv"; {fresh}; prepare_environment run', project, [])
    assert done.returncode == 1
    assert done.stderr == "No network: the first start must download about 150 MB.\n"
    (asked,) = (project / ".venv/bin/python.asked").read_text("utf-8").splitlines()
    assert "--retries 0" in asked


@pytest.mark.parametrize(
    ("works", "status", "message"),
    [
        ("true", 0, "No network: .venv stays as it is.\n"),
        ("false", 1, "No network: packages that .venv lacks must be downloaded.\n"),
    ],
)
def test_without_a_network_an_older_environment_is_kept(
    works: str, status: int, message: str, project: Path
) -> None:
    script(project / ".venv/bin", "python", OFFLINE)
    changed = f'echo more >>"$root/constraints.txt"; works() {{ {works}; }}'
    done = shell(f"{changed}; prepare_environment run", project, [])
    assert done.returncode == status
    assert done.stderr == message
    assert (project / ".venv/stamp-run").exists()


@pytest.mark.skipif(sys.platform != "win32" and os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_cannot_be_written_is_named(project: Path) -> None:
    project.chmod(0o555)
    done = shell("venv=$venv-2; prepare_environment run", project, [])
    project.chmod(0o755)
    assert done.returncode == 1
    assert "cannot be written" in done.stderr


def test_only_modules_that_are_used_are_compiled(project: Path) -> None:
    noting = f'echo "${{PYTHONDONTWRITEBYTECODE-unset}} $*" >>"{project}/asked"'
    script(project / ".venv/bin", "python", noting)
    done = shell("export PYTHONDONTWRITEBYTECODE=1; install_project run", project, [])
    assert done.returncode == 0
    installed, imported = (project / "asked").read_text("utf-8").splitlines()
    assert "install --no-compile" in installed
    assert imported.startswith("unset -c import ortools")


def test_what_is_downloaded_is_shown_and_a_failure_is_told(project: Path) -> None:
    loud = "echo Collecting numpy; echo '  Downloading numpy-2.whl (17 MB)'; exit 7"
    script(project / ".venv/bin", "python", loud)
    done = shell("pip_install numpy", project, [])
    assert (done.returncode, done.stdout) == (7, "")
    assert done.stderr == "  numpy-2.whl (17 MB)\n"
