"""The lessons themselves, one after the other as they are learned.

Seat A is the learner's.  A hand that matters is written so that what is to be learned is the
natural thing to do with it, and every other lawful card has its hint.
"""

from collections.abc import Mapping
from typing import Final

from kozyr.cards import cards
from kozyr.lessons.goals import (
    another_took,
    attack_cards,
    attacked,
    attacked_with,
    attacked_without,
    beat,
    beat_with,
    is_lost,
    is_out,
    laid_a_trump,
    stock_is_empty,
    threw_in,
    threw_in_any,
    took,
    transferred_with,
    was_done,
)
from kozyr.lessons.lesson import Lesson, Scene, Step, UnknownLesson, dealt
from kozyr.rules import Deal

_TOOK: Final = ("take", took)
_TRUMP: Final = ("trump", laid_a_trump)
_DEAR_ATTACK: Final = ("dear", attacked)
_DEAR_BEAT: Final = ("dear", beat)
_OTHER_THROW: Final = ("dear", threw_in_any)
_ADDED_NO_MORE: Final = ("fits", was_done)

BEAT: Final = Lesson(
    "beat",
    rules="app",
    opponents=("Nino",),
    steps=(
        Step(
            "higher",
            card="7c",
            scene=Scene(
                dealt(
                    "9c Jc 8d 7h Kh Qd",
                    "7c 10h 8h 6s 6d Js",
                    trump="As",
                    stock="Qc Ac 9h Jd",
                    pack="6c 8c 10c Kc 7d 9d 10d Kd Ad 6h Jh Qh Ah 7s 8s 9s 10s Qs Ks",
                )
            ),
            script="B+7c",
            solution="A:7c/9c",
            reached=beat_with("9c Jc"),
            wrong=(_TOOK,),
        ),
        Step(
            "attack",
            card="7h",
            script="B.",
            solution="A+7h",
            reached=attacked_with("7h"),
            wrong=(_DEAR_ATTACK,),
        ),
        Step(
            "done",
            card="10h",
            script="B:7h/10h",
            solution="A.",
            reached=was_done,
            wrong=(),
        ),
        Step(
            "cheap",
            card="8h",
            script="B+8h",
            solution="A:8h/9h",
            reached=beat_with("9h"),
            wrong=(_DEAR_BEAT, _TOOK),
        ),
    ),
)

TRUMP: Final = Lesson(
    "trump",
    rules="app",
    opponents=("Aram",),
    steps=(
        Step(
            "any",
            card="Kc",
            scene=Scene(
                dealt(
                    "7h Ah Ad 8s 10d Qs",
                    "Kc Kd Kh 6h 9s Js",
                    trump="10h",
                    stock="7c 8c Qd 6c 9h Jd",
                    pack="9c 10c Jc Qc Ac 6d 7d 8d 9d 8h Jh Qh 6s 7s 10s Ks As",
                )
            ),
            script="B+Kc",
            solution="A:Kc/7h",
            reached=beat_with("7h"),
            wrong=(_DEAR_BEAT, _TOOK),
        ),
        Step(
            "suit",
            card="Kd",
            script="B+Kd",
            solution="A:Kd/Ad",
            reached=beat_with("Ad"),
            wrong=(_TRUMP, _TOOK),
        ),
        Step(
            "higher",
            card="Kh",
            script="B+Kh",
            solution="A:Kh/Ah",
            reached=beat_with("Ah"),
            wrong=(_TOOK,),
        ),
        Step(
            "keep",
            card="6c",
            script="B.",
            solution="A+6c",
            reached=attacked_with("6c"),
            wrong=(_TRUMP, _DEAR_ATTACK),
        ),
    ),
)

THROW: Final = Lesson(
    "throw",
    rules="app",
    opponents=("Leyla", "Luka"),
    steps=(
        Step(
            "lead",
            card="6c",
            scene=Scene(
                dealt(
                    "6c 6d 9h Jh 7s Kc",
                    "9c Jd 8h Qc 10d 7h",
                    "8c 7d Ah Kd Qh 10c",
                    trump="Ks",
                    pack="7c Jc Ac 8d 9d Qd Ad 6h 10h Kh 6s 8s 9s 10s Js Qs As",
                )
            ),
            solution="A+6c",
            reached=attacked_with("6c"),
            wrong=(("named", attacked),),
        ),
        Step(
            "same",
            card="9c",
            script="B:6c/9c",
            solution="A+6d",
            reached=threw_in("6d"),
            wrong=(_OTHER_THROW, _ADDED_NO_MORE),
        ),
        Step(
            "any",
            card="9h",
            script="B:6d/Jd",
            solution="A+9h",
            reached=threw_in("9h"),
            wrong=(_OTHER_THROW, _ADDED_NO_MORE),
        ),
        Step(
            "taking",
            card="Jh",
            script="B!",
            solution="A+Jh",
            reached=threw_in("Jh"),
            wrong=(_ADDED_NO_MORE,),
        ),
    ),
)

TAKE: Final = Lesson(
    "take",
    rules="app",
    opponents=("Gohar",),
    steps=(
        Step(
            "choose",
            card="8c",
            scene=Scene(
                dealt(
                    "6d Ah 9s 10s Js Qd",
                    "8c 8d 7d 6h 6s Kd",
                    trump="Kh",
                    stock="7c Jd 10d",
                    pack="6c 9c 10c Jc Qc Kc Ac 9d Ad 7h 8h 9h 10h Jh Qh 7s 8s Qs Ks As",
                )
            ),
            script="B+8c",
            solution="A!",
            reached=took,
            wrong=(_TRUMP,),
        ),
        Step(
            "again",
            card="8d",
            script="B+8d B. B+7d",
            solution="A:7d/8d",
            reached=beat_with("8d"),
            wrong=(_DEAR_BEAT, _TOOK),
        ),
        Step(
            "turn",
            card="6d",
            script="B.",
            solution="A+6d",
            reached=attacked_with("6d"),
            wrong=(_TRUMP, _DEAR_ATTACK),
        ),
        Step(
            "press",
            card="8c",
            script="B!",
            solution="A. A+8c",
            reached=attacked_with("8c"),
            wrong=(_TRUMP, _DEAR_ATTACK),
        ),
    ),
)

LIMITS: Final = Lesson(
    "limits",
    rules="app pack=24",
    opponents=("Emin",),
    steps=(
        Step(
            "five",
            card="9c",
            scene=Scene(
                dealt(
                    "9c 9d 9h 10c 10d 10s",
                    "Jc Qd 10h Kc Kd Qs",
                    trump="Ks",
                    pack="9s Qc Ac Jd Ad Jh Qh Kh Ah Js As",
                )
            ),
            solution="A+9c A+9d A+9h A+10c A+10d",
            reached=attack_cards(5),
            wrong=(
                ("named", attacked_without("9c 9d 9h")),
                _ADDED_NO_MORE,
            ),
        ),
        # Once four nines in one hand: he holds 9c 9d 9h 9s Kc, she 10c Jd Qh.
        Step(
            "hand",
            card="9c",
            scene=Scene(
                Deal(
                    cards(
                        "Ah As 10s 10h Jc Qs Ac Qc 10d Ad Kh 10c"
                        " Js Qd 9c 9d Kc 9h Jd Jh 9s Ks Qh Kd"
                    ),
                    seats=2,
                    dealer=1,
                ),
                before="A+Ah B:Ah/As A. B+10h A:10h/10s B. A+Jc B:Jc/Qs A. B+Qc A:Qc/Ac B."
                " A+10d B:10d/Ad A. B+9c A! B+9d B. B+Jh A:Jh/Kh B. A+Qd B:Qd/Kd A."
                " B+Js A:Js/Ks B.",
            ),
            solution="A+9c A+9d A+9h",
            reached=attack_cards(3),
            wrong=(
                ("named", attacked_without("9c 9d 9h")),
                _ADDED_NO_MORE,
            ),
        ),
    ),
)

END: Final = Lesson(
    "end",
    rules="app pack=24",
    opponents=("Mari",),
    steps=(
        # The stock is gone: A 9c 9d As, B 10d Jd Qh.
        Step(
            "open",
            card="9c",
            scene=Scene(
                Deal(
                    cards(
                        "Jh 9h Kd Ad Kc Jc 10h Ah Ac Qc Kh 9s"
                        " 10s 10d Qs 9c Jd Qh As Qd 10c Js Ks 9d"
                    ),
                    seats=2,
                    dealer=1,
                ),
                before="B+9h A:9h/Jh B. A+Kd B:Kd/Ad A. B+Jc A:Jc/Kc B. A+10h B:10h/Ah A."
                " B+Qc A:Qc/Ac B. A+Kh B:Kh/9s A. B+10c A:10c/Qs B. A+Qd B:Qd/Js A."
                " B+10s A:10s/Ks B.",
            ),
            solution="A+9c",
            reached=attacked_with("9c"),
            wrong=(_TRUMP, ("named", attacked)),
        ),
        Step(
            "give",
            card="9d",
            script="B!",
            solution="A+9d",
            reached=threw_in("9d"),
            wrong=(_ADDED_NO_MORE,),
        ),
        Step("last", card="As", solution="A. A+As", reached=is_out, wrong=()),
        # Two cards each, she attacks: A Jh Qs, B 10h Kd.
        Step(
            "keep",
            card="10h",
            scene=Scene(
                Deal(
                    cards(
                        "Ks Ac 10c 9s Ad 10d Qs Ah Qh 9d As Qc"
                        " Js Jd Jc Qd 10s 10h 9h Jh 9c Kd Kc Kh"
                    ),
                    seats=2,
                    dealer=1,
                ),
                before="B+Ac A:Ac/Ks B. A+10c B:10c/9s A. B+10d A:10d/Ad B. A+Qh B:Qh/Ah A."
                " B+9d A:9d/As B. A+Jc B:Jc/Qc A. B+Jd A:Jd/Qd B. A+9h B:9h/10s A."
                " B+9c A:9c/Kc B. A+Kh B:Kh/Js A.",
            ),
            script="B+10h",
            solution="A:10h/Jh",
            reached=beat_with("Jh"),
            wrong=(_TRUMP, _TOOK),
        ),
        Step("win", card="Qs", script="B.", solution="A+Qs", reached=is_out, wrong=()),
    ),
)

TRANSFER: Final = Lesson(
    "transfer",
    rules="app+transfer pack=24",
    opponents=("Nino", "Emin"),
    steps=(
        Step(
            "on",
            card="10d",
            scene=Scene(
                dealt(
                    "10d 10s Js Qd 9h Kc",
                    "9c 9d Jh Qh Kh Ac",
                    "9s 10c Jd 10h Qc Ah",
                    trump="As",
                    stock="Kd Ad",
                    pack="Qs Ks Jc",
                )
            ),
            script="C+10c",
            solution="A>10d",
            reached=transferred_with("10d"),
            wrong=(_TRUMP, ("transfer", beat), _TOOK),
        ),
        Step(
            "pass",
            card="10s",
            script="B!",
            solution="A.",
            reached=another_took,
            wrong=(_TRUMP,),
        ),
        Step(
            "beat",
            card="Jd",
            script="C+Jd",
            solution="A:Jd/Qd",
            reached=beat_with("Qd"),
            wrong=(_TRUMP, _DEAR_BEAT, _TOOK),
        ),
        # The game that ends the course: a whole deal, played freely.
        Step(
            "game",
            scene=Scene(
                dealt(
                    "9s 10c Kc Qs Ks 10d",
                    "Ah Qh 9h Jh Jc Qc",
                    "As 10h 9c Kd Qd Kh",
                    trump="10s",
                    pack="9d Jd Ac Js Ad",
                )
            ),
            solution="A+10c A+10d A. A>9d A. A.",
            reached=stock_is_empty,
            wrong=(),
        ),
        Step(
            "win",
            solution="A:Qd/9s A+Jd A. A. A+Kc A. A:Jc/Ac A+Qs A. A:Kd/Ks",
            reached=is_out,
            wrong=(("lost", is_lost),),
            again=4,
        ),
    ),
)

LESSONS: Final[Mapping[str, Lesson]] = {
    lesson.id: lesson for lesson in (BEAT, TRUMP, THROW, TAKE, LIMITS, END, TRANSFER)
}
"""Every lesson by its id, in the order of learning."""


def lesson_of(id_: str) -> Lesson:
    """Return the lesson of that id.

    Raises:
        UnknownLesson: there is none.
    """
    lesson = LESSONS.get(id_)
    if lesson is None:
        raise UnknownLesson(f"no lesson {id_!r}; there are: {', '.join(LESSONS)}")
    return lesson
