"""What is compiled, when, and what must not be: constants shifted by a variable."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tools.programs import write_program
from tools import compile as compiling
from tools.compile import (
    MACHINES,
    MODULES,
    PLATFORMS,
    REQUIREMENTS,
    VARIABLE,
    compile_if_wished,
    compile_package,
    find_compiler,
    main,
    obstacle,
)
from tools.steps import SetupError

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


# What mypyc 2.4.1 shifts in 32 bits: a constant, however it is called, on the left.


def shifted_constants(source: str) -> list[str]:
    """Find every shift of what mypyc may see as a constant, as written."""
    tree = ast.parse(source)
    scopes = [tree, *(node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))]
    names = constant_names(tree)
    found = {
        ast.unparse(node)
        for scope in scopes
        for node in ast.walk(scope)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift | ast.RShift)
        and is_constant(node.left, names if scope is tree else names | constant_names(scope))
    }
    return sorted(found)


def constant_names(scope: ast.AST) -> set[str]:
    """Names that the scope gives a constant and nothing else."""
    given: dict[str, list[bool]] = {}
    for name, value in bindings(scope):
        given.setdefault(name, []).append(value is not None and is_constant(value, set()))
    return {name for name, values in given.items() if all(values)}


def bindings(scope: ast.AST) -> Iterator[tuple[str, ast.expr | None]]:
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=targets, value=value):
                for target in targets:
                    if isinstance(target, ast.Name):
                        yield target.id, value
            case ast.AnnAssign(target=ast.Name(id=name), value=value):
                yield name, value
            case ast.AugAssign(target=ast.Name(id=name)) | ast.For(target=ast.Name(id=name)):
                yield name, None
            case ast.arg(arg=name):
                yield name, None
            case _:
                pass


def is_constant(value: ast.expr, names: set[str]) -> bool:
    match value:
        case ast.Constant(value=int()):
            return True
        case ast.UnaryOp(operand=operand):
            return is_constant(operand, names)
        case ast.BinOp(left=left, right=right):
            return is_constant(left, names) and is_constant(right, names)
        case ast.NamedExpr(value=inner):
            return is_constant(inner, names)
        case ast.Call(func=ast.Name(id="i64" | "int"), args=[argument]):
            return is_constant(argument, names)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            # By its capitals it may be a constant of another module, which is copied in.
            return name in names or name.isupper()
        case _:
            return False


@pytest.mark.parametrize("module", MODULES)
def test_no_constant_is_shifted_in_what_is_compiled(module: str) -> None:
    source = (ROOT / "src" / module).read_text(encoding="utf-8")

    assert shifted_constants(source) == []


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("def f(n):\n return 1 << n", "1 << n"),
        ("def f(n):\n return -1 << n", "-1 << n"),
        ("def f(n):\n return 3 & ~(1 << n)", "1 << n"),
        ("def f(n):\n return (1 + 1) << n", "1 + 1 << n"),
        ("def f(n):\n return i64(1) << n", "i64(1) << n"),
        ("def f(n):\n return (one := 1) << n", "(one := 1) << n"),
        ("def f(n):\n one: i64 = 1\n return one << n", "one << n"),
        ("def f(n):\n return 100 >> n", "100 >> n"),
        ("class A:\n def f(self, n):\n  return 1 << n", "1 << n"),
        ("one: Final = 1\ndef f(n):\n return one << n", "one << n"),
        ("from kozyr.rules.core import ONE\ndef f(n):\n return ONE << n", "ONE << n"),
        ("def f(n):\n return core.ONE << n", "core.ONE << n"),
    ],
)
def test_every_way_to_shift_a_constant_is_found(source: str, found: str) -> None:
    assert shifted_constants(source) == [found]


@pytest.mark.parametrize(
    "source",
    [
        "def f(x, n):\n return x << n",
        "def f(x):\n return (x >> 1) & 0x55",
        "def f(n):\n x: i64 = 1\n x <<= n\n return x << n",
        "one = 1\ndef f(one, n):\n return shl(1, n)",
    ],
)
def test_shifts_of_variables_are_let_through(source: str) -> None:
    assert shifted_constants(source) == []


# What it takes to compile, and what is said where it is missing.


def test_mypy_that_compiles_is_the_mypy_that_checks() -> None:
    assert REQUIREMENTS[0] in PROJECT["optional-dependencies"]["dev"]


def test_librt_is_asked_for_where_the_core_may_be_compiled() -> None:
    librt = next(line for line in PROJECT["dependencies"] if line.startswith("librt"))

    assert re.findall(r" in '([^']+)'", librt) == [" ".join(PLATFORMS), " ".join(MACHINES)]
    assert "platform_python_implementation == 'CPython'" in librt


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any program; return the only folder of its search path."""
    folder = tmp_path / "programs"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delenv(VARIABLE, raising=False)
    return folder


def test_compiler_that_is_named_is_taken_with_its_options(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_program(bare / "cc", "")
    write_program(bare / "my-cc", "")
    monkeypatch.setenv("CC", "my-cc -m64")

    assert find_compiler() == ["my-cc", "-m64"]


def test_compiler_that_does_not_start_is_none(bare: Path) -> None:
    write_program(bare / "cc", "exit 1")

    assert find_compiler() is None


@pytest.mark.usefixtures("bare")
def test_without_a_compiler_the_sources_are_used_and_one_line_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert obstacle() == "there is no C compiler"
    assert compile_if_wished(tmp_path) is None
    assert capsys.readouterr().err == (
        "kozyr: the core is left as Python, which is slower: there is no C compiler\n"
    )


@pytest.mark.usefixtures("bare")
def test_without_a_compiler_what_was_wished_for_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "1")

    with pytest.raises(SetupError, match=r"^The core cannot be compiled: there is no C compiler"):
        compile_if_wished(tmp_path)


def test_compiler_that_fails_is_as_none_unless_compiling_was_wished_for(
    tmp_path: Path, bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_root: Path) -> Path:
        raise SetupError("It failed.")

    write_program(bare / "cc", "")
    monkeypatch.setattr(compiling, "compile_modules", fail)

    assert compile_if_wished(tmp_path) is None
    assert capsys.readouterr().err.endswith("which is slower: It failed\n")
    monkeypatch.setenv(VARIABLE, "1")
    with pytest.raises(SetupError, match="It failed"):
        compile_if_wished(tmp_path)


def test_compiling_can_be_forbidden(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(VARIABLE, "0")

    assert compile_if_wished(tmp_path) is None
    assert f"{VARIABLE} is 0" in capsys.readouterr().err


def test_wish_that_nobody_understands_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(VARIABLE, "maybe")

    with pytest.raises(SetupError, match="is 'maybe': expected 0, 1 or nothing"):
        compile_if_wished(tmp_path)


@pytest.mark.usefixtures("bare")
def test_command_prints_no_path_where_nothing_can_be_compiled(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["--if-possible"]) == 0
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err == "kozyr: nothing is run compiled: there is no C compiler\n"

    assert main([]) == 2


# The package that is run compiled.


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source tree of which one module "compiles" to an empty file."""
    root = tmp_path / "root"
    for name in ("cards", "bots/__init__", "rules/law", "rules/core/__init__", "rules/core/core"):
        file = root / "src" / "kozyr" / f"{name}.py"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    extensions = root / "build" / "extensions" / "here"
    (extensions / "kozyr" / "rules" / "core").mkdir(parents=True)
    (extensions / "kozyr" / "rules" / "core" / "core.so").touch()
    monkeypatch.setattr(compiling, "compile_modules", lambda _root: extensions)
    monkeypatch.setattr(compiling, "MODULES", ("kozyr/rules/core/core.py",))
    return root


def test_compiled_package_differs_from_the_sources_in_nothing_but_the_extensions(
    root: Path,
) -> None:
    package = compile_package(root)

    files = {
        path.relative_to(package).as_posix(): path.resolve()
        for path in package.glob("kozyr/**/*")
        if not path.is_dir() or path.is_symlink()
    }
    sources = root / "src" / "kozyr"
    assert files == {
        "kozyr/bots": sources / "bots",
        "kozyr/cards.py": sources / "cards.py",
        "kozyr/rules/law.py": sources / "rules" / "law.py",
        "kozyr/rules/core/__init__.py": sources / "rules" / "core" / "__init__.py",
        "kozyr/rules/core/core.py": sources / "rules" / "core" / "core.py",
        "kozyr/rules/core/core.so": package / "kozyr" / "rules" / "core" / "core.so",
    }


def test_compiled_package_is_made_once_and_anew_for_a_new_module(root: Path) -> None:
    package = compile_package(root)
    made = package.stat().st_ino
    assert compile_package(root).stat().st_ino == made

    (root / "src" / "kozyr" / "rules" / "new.py").touch()

    assert (compile_package(root) / "kozyr" / "rules" / "new.py").exists()
