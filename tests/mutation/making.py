"""Mutants of a module: Cosmic Ray's, and two kinds of our own for whole statements."""

import ast
import difflib
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from textwrap import dedent
from typing import Any, Final, NamedTuple

import parso
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names
from parso.tree import NodeOrLeaf

Span = tuple[tuple[int, int], tuple[int, int]]

# Imports, names of what is public, and what says nothing are no statements to leave out.
LEFT_ALONE: Final = ("import_name", "import_from", "string", "keyword", "global_stmt")
# Small numbers are the same when they are equal, so for them these make no mutants of their own.
# Members of enumerations and None, which alone are compared by what they are, equal nothing else.
SAME: Final = re.compile(r"_(Eq|NotEq|LtE?|GtE?)_Is(Not)?$|_Is_Eq$|_IsNot_NotEq$")
# Passed over where mutants are counted, which takes a while with so many operators.
NEVER_CHANGED: Final = ("name", "newline", "string", "endmarker", "trailer")
OTHER_ASSIGNMENT: Final = {
    **{"+=": "-=", "-=": "+=", "*=": "+=", "|=": "=", "&=": "=", "^=": "="},
    **{"<<=": ">>=", ">>=": "<<="},
}


class RemoveStatement:
    """Leaves out an assignment, a call, a return or a raise."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Span]:
        """Where in *node* it can change something."""
        if node.type == "simple_stmt" and node.children[0].type not in LEFT_ALONE:
            yield (node.start_pos, node.end_pos)

    def mutate(self, node: NodeOrLeaf, _: int) -> NodeOrLeaf:
        """*node* changed."""
        (statement,) = parso.parse("pass").children[:1]
        statement.prefix = node.get_first_leaf().prefix
        node.children[0] = statement
        return node


class ReplaceAugmentedAssignment:
    """Adds instead of subtracting, sets instead of adding bits, and so on."""

    def mutation_positions(self, node: NodeOrLeaf) -> Iterator[Span]:
        """Where in *node* it can change something."""
        if node.type == "operator" and node.value in OTHER_ASSIGNMENT:
            yield (node.start_pos, node.end_pos)

    def mutate(self, node: NodeOrLeaf, _: int) -> NodeOrLeaf:
        """*node* changed."""
        node.value = OTHER_ASSIGNMENT[node.value]
        return node


OURS: Final = (RemoveStatement, ReplaceAugmentedAssignment)


class Place(NamedTuple):
    """Where an operator changes something.

    It is the place number `number`, for this operator, of a `function` with the code `version`,
    and number `occurrence` of all the module; the first three say it while the function stays
    as it is.  What is in no function is in one without a name.
    """

    operator: str
    version: str
    number: int
    occurrence: int
    function: str


@dataclass(frozen=True)
class Change:
    """The lines that a mutant has otherwise: the number of the first, and what they say."""

    line: int
    before: str
    after: str


def operators() -> dict[str, Any]:
    """Every operator by its name; those that would have to be told what to do are left out."""
    found = {name.removeprefix("core/"): get_operator(name) for name in operator_names()}
    found = {
        name: kind for name, kind in found.items() if not kind.arguments() and not SAME.search(name)
    }
    return found | {kind.__name__: kind for kind in OURS}


def places(source: str) -> Iterator[Place]:
    """Every place where an operator changes *source*."""
    nodes = [node for node in ast_nodes(get_ast(source)) if node.type not in NEVER_CHANGED]
    versions: dict[int, str] = {}
    for name, kind in operators().items():
        operator = kind()
        found = [node for node in nodes for _ in operator.mutation_positions(node)]
        numbers: Counter[str] = Counter()
        for occurrence, node in enumerate(found):
            around = node.search_ancestor("funcdef") or nodes[0]
            key = versions.get(id(around)) or versions.setdefault(id(around), version(around))
            function = around.name.value if around is not nodes[0] else ""
            yield Place(name, key, numbers[key], occurrence, function)
            numbers[key] += 1


def version(part: NodeOrLeaf) -> str:
    """What tells a function, or all of a module, from one with other code."""
    code = ast.unparse(_WithoutDocstrings().visit(ast.parse(dedent(part.get_code()))))
    return sha256(code.encode()).hexdigest()[:12]


def mutate(source: str, operator: str, occurrence: int) -> str | None:
    """The mutant's source; None where it is none: what it does is the same, or it is no Python."""
    mutated = mutate_code(source, operators()[operator](), occurrence)
    try:
        return None if mutated is None or _behaviour(mutated) == _behaviour(source) else mutated
    except SyntaxError:
        return None


def change(source: str, mutated: str) -> Change:
    """Where the two differ."""
    old, new = source.splitlines(), mutated.splitlines()
    codes = difflib.SequenceMatcher(None, old, new, autojunk=False).get_opcodes()
    parts = [code for code in codes if code[0] != "equal"]
    first, last = parts[0], parts[-1]
    return Change(
        first[1] + 1, _one_line(old[first[1] : last[2]]), _one_line(new[first[3] : last[4]])
    )


def _one_line(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


@lru_cache(maxsize=8)
def _behaviour(source: str) -> str:
    """The code without docstrings and annotations."""
    return ast.dump(_WithoutAnnotations().visit(ast.parse(source)))


class _WithoutDocstrings(ast.NodeTransformer):
    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        # What a pass does too.
        return ast.Pass() if isinstance(node.value, ast.Constant) else self.generic_visit(node)


class _WithoutAnnotations(_WithoutDocstrings):
    def visit_arg(self, node: ast.arg) -> ast.arg:
        node.annotation = None
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        node.returns = None
        return self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        node.annotation = ast.Constant(None)
        return self.generic_visit(node)
