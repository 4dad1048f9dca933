"""The client says only keys that exist, leaves none unsaid, and holds no words of its own."""

import re
from pathlib import Path

import pytest

from tests.locales.catalogue import ROOT, catalogue
from tests.locales.client_sources import CLIENT, files, said, usage, words_in_markup

COMPONENTS = sorted(CLIENT.rglob("*.svelte"))
PROGRAM = sorted((ROOT / "src" / "kozyr").rglob("*.py"))


def code_of(sources: list[Path]) -> list[str]:
    return [source.read_text(encoding="utf-8") for source in sources]


def test_every_key_is_used_by_the_client_or_the_program() -> None:
    used = usage(code_of([*files(), *PROGRAM]))

    assert [key for key in catalogue("en") if not used.covers(key)] == []


@pytest.mark.parametrize("source", files(), ids=lambda path: str(path.relative_to(CLIENT)))
def test_everything_the_client_says_has_its_message(source: Path) -> None:
    messages = catalogue("en")
    for literal in said(source.read_text(encoding="utf-8")):
        if not re.match(r"[a-z]+-", literal):
            continue
        prefix = literal.split("${")[0]
        if prefix == literal:
            assert literal in messages
        else:
            assert any(key.startswith(prefix) for key in messages), literal


@pytest.mark.parametrize("source", COMPONENTS, ids=lambda path: str(path.relative_to(CLIENT)))
def test_component_holds_no_words_of_its_own(source: Path) -> None:
    assert words_in_markup(source.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    ("markup", "words"),
    [
        ("<p>Take the cards</p>", ["Take the cards"]),
        ("<b>{$say('action-take')}</b> or not", ["or not"]),
        ("{#if a > b}Yes{:else}{c}{/if}", ["Yes"]),
        ("<button aria-label='Close'>×</button>", ["Close"]),
        ('<img alt="Ace {rank}" src="/ace.svg">', ["Ace "]),
        ("<input placeholder=Name disabled>", ["Name"]),
        ('<p>{done ? "All is beaten" : ""}</p>', ["All is beaten"]),
        ("<Dialog title={'x'} on:close>Бито</Dialog>", ["Бито"]),
        ("<style>p { color: red }</style><p>Տուզ</p>", ["Տուզ"]),
    ],
)
def test_words_planted_in_markup_are_found(markup: str, words: list[str]) -> None:
    assert words_in_markup(markup) == words


@pytest.mark.parametrize(
    "markup",
    [
        "<script lang='ts'>const word = 'Take the cards';</script>",
        "<style>.take::before { content: 'x'; }</style>",
        "<!-- Take the cards -->",
        "<p class='take the cards' data-name='Aram' id=take>{words['take']}</p>",
        "{#each cards as card (card)}<Card {card} />{/each}",
        "<p>10 &nbsp; · × …</p>",
        "<button title={$say('action-take')} onclick={() => a > b && take()}>{text}</button>",
        "<p style:width='{w}px' class:picked={a}>{`${a}-${b}`}</p>",
        "{@html `<b>${text}</b>`}",
    ],
)
def test_code_in_markup_is_not_taken_for_words(markup: str) -> None:
    assert words_in_markup(markup) == []


def test_keys_are_found_in_every_way_in_which_the_client_says_them() -> None:
    code = """
      $say('action-take');
      words.say(mine ? 'prompt-open' : "prompt-wait", { player: name('not-a-key') });
      return { id: onMe ? 'prompt-wait-open-you' : 'prompt-wait-open', args: { player } };
      say(`why-${reason.kind}`, args);
    """

    assert said(code) == [
        "action-take",
        "prompt-open",
        "prompt-wait",
        "prompt-wait-open-you",
        "prompt-wait-open",
        "why-${reason.kind}",
    ]


def test_key_is_used_when_it_is_named_or_made_from_pieces() -> None:
    used = usage(
        [
            "say('event-attacked')",
            "say(`${id}-you`)",
            "say(`why-${kind}`)",
            "`faq-${n}-q`",
            "say('card')",
            "say(`card${form}`)",
            "`table${n}`",
            'say(f"rule-{name}", language)',
        ]
    )

    for key in ("event-attacked", "event-attacked-you", "why-too-low", "faq-1-q", "card-acc"):
        assert used.covers(key)
    assert used.covers("rule-throwers")
    for key in ("event-beaten", "event-beaten-you", "action-take", "why", "table-stock"):
        assert not used.covers(key)
