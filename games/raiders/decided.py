"""Whether a card can still matter to a capture, or is laid «исключительно для сброса» (printed rules, Шняга).

It matters if with it the capture ends otherwise, as things stand; if it is a step towards another end, which the cards
in hands could still bring about; or if it does so after an answer that another player could give: it forestalls that.
Beyond that the capture is decided: who fears a second answer can wait for the first, since everybody is asked again
after each card.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from games.game import Seat
from games.raiders import estates
from games.raiders.answers import CANCELS, Answer, Answers
from games.raiders.clash import swing
from games.raiders.fighters import MIGHT, Card
from games.raiders.piles import NOBODY, Played, live
from games.raiders.scene import Scene


class Touch(NamedTuple):
    """What a card does to a fighter of the capture: adds to his might, or dooms him."""

    target: Card
    amount: int = 0
    dooms: bool = False


class _Fight(NamedTuple):
    attack: int
    defence: int | None
    """None: there is no guard."""
    might: int
    """The property's."""


_LOST, _RUIN, _TAKEN, _OFF, _OFF_AND_DEAD = range(5)
"""The attacker falls; he and the guard; the property is his; he was gone; likewise, and the guard dies all the same."""


def matters(scene: Scene, seat: Seat, touch: Touch, spent: int = 1) -> bool:
    """Whether that, done by the seat with so many cards of its hand, is more than dumping them."""
    if touch.target not in scene.fights:
        return True
    fight = scene.once("fight", _fight)
    if _end(scene, fight) != _end(scene, fight, touch):
        return True
    answers = scene.once((seat, spent), lambda scene: Answers(scene, seat, spent))
    return _is_step(scene, fight, touch, answers) or any(
        _end(scene, after) != _end(scene, after, touch) or _is_step(scene, after, touch, answers)
        for after in _after_each(scene, fight, answers)
    )


def _fight(scene: Scene) -> _Fight:
    """The mights as the pile has them; somebody must attack."""
    state, (attacker, *guard) = scene.state, scene.fights
    attack, defence = MIGHT[attacker], MIGHT[guard[0]] if guard else None
    if state.pile:
        for played, works in zip(state.pile, live(state.pile), strict=True):
            if works and played.deed == "swing":
                if played.target == attacker:
                    attack += swing(played)
                elif guard and defence is not None and played.target == guard[0]:
                    defence += swing(played)
    return _Fight(attack, defence, estates.MIGHT[state.prize])


def _end(scene: Scene, fight: _Fight | None, touch: Touch | None = None) -> int:
    """How the capture ends, with that done besides; `fight`: None without an attacker."""
    if fight is None:
        return _OFF_AND_DEAD if touch and touch.dooms and touch.target == scene.guard else _OFF
    attack, defence, might = fight
    if touch and touch.target == scene.attacker:
        if touch.dooms:
            return _LOST
        attack += touch.amount
    elif touch and defence is not None:
        if touch.dooms:
            return _TAKEN if attack >= might else _RUIN
        defence += touch.amount
    if defence is not None and attack < defence:
        return _LOST
    if attack >= might and attack != defence:
        return _TAKEN
    return _LOST if defence is None else _RUIN


def _after_each(scene: Scene, fight: _Fight, answers: Answers) -> Iterator[_Fight | None]:
    """The fight after each answer that another player could give now."""
    for answer in answers.all:
        if answers.by_others(answer):
            yield _after(scene, fight, answer)
    for played in scene.state.pile:
        if answers.takes_away(played):
            yield _without(scene, played)


def _after(scene: Scene, fight: _Fight, answer: Answer) -> _Fight | None:
    attack, defence, might = fight
    if answer.deed != "swing":
        gone = answer.target == scene.attacker or answer.deed == "charm"
        return None if gone else _Fight(attack, None, might)
    if answer.target == scene.attacker:
        return _Fight(attack + answer.amount, defence, might)
    return _Fight(attack, (defence or 0) + answer.amount, might)


def _without(scene: Scene, played: Played) -> _Fight | None:
    """The fight with that trick of the pile made void."""
    cancel = Played(NOBODY, next(card for card in CANCELS if card != played.card), played.card)
    voided = Scene(scene.state._replace(pile=(*scene.state.pile, cancel)))
    return _fight(voided) if voided.fights else None


def _is_step(scene: Scene, fight: _Fight | None, touch: Touch, answers: Answers) -> bool:
    """Whether it is a step towards another end, which all cards in all hands together could bring about."""
    up, end = (touch.amount > 0) is (touch.target == scene.attacker), _end(scene, fight)
    if fight is None or touch.dooms or end == (_TAKEN if up else _LOST):
        return False
    sign = 1 if up else -1
    attack, defence, might = fight
    attack += sign * _most(scene, answers, scene.attacker, sign)
    if defence is not None:
        defence -= sign * _most(scene, answers, scene.guard, -sign)
    after = _end(scene, _Fight(attack, defence, might), touch)
    if up and touch.target == scene.attacker and any(_rids(answers, answer, scene.guard) for answer in answers.all):
        after = max(after, _end(scene, _Fight(attack, None, might), touch))
    return after > end if up else after < end


def _most(scene: Scene, answers: Answers, target: Card, sign: int) -> int:
    """How much all answers together could add to his might, or take from it: they could never do more."""
    found: dict[str, list[int]] = {}
    sizes: dict[str, int] = {}
    for answer in answers.all:
        if answer.target == target and answer.amount * sign > 0 and (times := answers.times(answer)):
            found.setdefault(answer.by, []).extend([answer.amount * sign] * times)
            sizes[answer.by] = answers.size(answer)
    most = sum(sum(sorted(amounts, reverse=True)[: sizes[by]]) for by, amounts in found.items())
    for played in scene.state.pile:
        if played.deed == "swing" and played.target == target and answers.takes_away(played, anybody=True):
            most += max(-sign * swing(played), 0)
    return most


def _rids(answers: Answers, answer: Answer, fighter: Card) -> bool:
    """Whether it could take the fighter away, and leave the capture on."""
    return answer.target == fighter and answer.deed in ("doom", "return") and answers.times(answer) > 0
