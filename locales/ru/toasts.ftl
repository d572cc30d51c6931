### One person, one line, no noise: at most 200 characters.

toast-stale = Этот ход уже в прошлом. Свежее ниже 👇
toast-not-your-turn = Ходит { $name }. Позову, когда ты
toast-not-at-table = Ты не за этим столом. Новый: /new
toast-done = Уже сделано 👌
toast-already = Уже сделано 👌
toast-too-fast = Помедленнее, фишки горячие
toast-joined = Ты за столом!
toast-joined-unstarted = Ты за столом! Теперь «Старт» у меня в личке
toast-left = Ты уже не за столом. Передумаешь — «Играю!»
toast-full = Мест нет
toast-begun = Уже играют
toast-not-begun = Ещё собираемся, игра впереди
toast-too-few = Нужен ещё хоть один
toast-unreached = Кто-то ещё не нажал «Старт» у меня в личке
toast-leave-in-play = Посреди игры не встают. Прервать: /stop
toast-admins-unseen = Не вижу, кто тут сейчас админ. Попробуй ещё раз
toast-host-only = Это решает { $name }
toast-groups-only = Столы стоят в группах: позови меня туда
toast-faceless = Сядь под своим именем: за столом нужны лица
toast-no-table = Тут пока ни одного стола. Новый: /new
toast-over = Эта игра сыграна. Новая: «Ещё раз»
toast-forgotten = Того стола уже нет. Новый: /new
toast-undo-too-late = Поздно, игра ушла вперёд
toast-undo-revealed = Уже открыто новое, назад никак
toast-trouble = Секунду, собираю карты с пола. Нажми ещё раз

## UpTurn

toast-not-your-tile = Этой фишки у тебя уже нет
toast-wont-fit =
    { $tile } не ляжет: нужно { $direction ->
        [up] больше { $last }
       *[down] меньше { $last }
    }
toast-number-first = Сначала число
toast-only-a-number-goes-out = Закрыть можно только числом
toast-one-twin-a-turn = Один близнец за ход
toast-one-draw-a-turn = Одна фишка за ход
toast-extra-tile = Сначала лишняя фишка. Не хочешь — «Хватит»
toast-draw-first = Сначала возьми фишку, потом пас
toast-nothing-to-draw = Мешок пуст, и на столе лишнего нет
toast-gift-pending =
    { $n ->
        [one] Сначала подарок
       *[many] Сначала подарки: ещё { $n }
    }
toast-no-gift = Дарить некому
toast-nobody-to-catch = Ловить некого
toast-too-late-said = Поздно, уже сказано
toast-not-yourself = Себя не ловят и себе не дарят
toast-nothing-to-say = Говорить рано: фишка не последняя
toast-not-now = Сейчас так не пойдёшь
toast-already-out = У тебя ни одной фишки: отдыхай

## Aforator

toast-table-full = На столе уже три
toast-bury-first = Сначала карты под колоду
toast-use-or-keep = Сначала реши с картой на столе
toast-nothing-to-keep = Откладывать нечего
toast-nothing-to-bury = Под колоду класть не просят
toast-not-your-card = Этой карты у тебя уже нет
toast-not-on-table = Такой карты у тебя на столе нет
toast-used-up = Этот приём уже сыгран
toast-empty-deck = Колода пуста
toast-empty-discard = Брать нечего: отбой пуст
toast-your-own-discard = Свой отбой и так твой
toast-no-such-place = На Кону там нет чужой карты
toast-your-own-place = Своё не критикуют
toast-last-already = Ты и так ходишь после всех
toast-aloud-twice = Раз за розыгрыш, дай другим
toast-not-open = Эта карта уже не лежит открыто

## Raiders. Cards stand as their corners («7♧»), fighters by name and suit.

toast-no-fighters-left = Колода бойцов пуста, и битых нет
toast-searching = Минутку: идёт обыск
toast-not-searching = Обыск уже кончился
toast-window-open = Окно открыто: сначала пусть все ответят
toast-no-window = Отвечать не на что: окно закрыто
toast-passed-already = Пас принят. Ляжет новая карта — спрошу снова
toast-attempt-spent = Попытка потрачена
toast-no-fighter = { $card } не боец: крутизны нет
toast-not-on-the-table = Этой собственности на столе уже нет
toast-your-own = Это и так твоё
toast-no-trick = У { $card } шняги нет, только эффект в захвате
toast-own-turn-only = { $card }: только в свой ход
toast-no-property-left = Собственность вся на столе
toast-no-capture = Работает только в захвате
toast-no-target = Сейчас это сыграть не на кого
toast-no-effect = Сейчас ничего не изменит
toast-dumping = Захват и так решён, что бы ни ответили: карты ради сброса не кладут
toast-too-strong = { $card } не тянет: охрана круче
toast-wrong-suit = { $suit } действует только на { $suit }, а там { $other }
toast-not-your-fighter = { $card } не твой боец
toast-no-use = Твоего бойца с эффектом тут нет
toast-wrong-cost =
    { $n ->
        [one] Сбросить надо { $n } карту
        [few] Сбросить надо { $n } карты
       *[many] Сбросить надо { $n } карт
    }
toast-cant-discard = { $card } не сбросишь: не та масть
toast-fair-play = Тут играют по-честному: бот следит
toast-call-spent = Второй раз за окно нельзя
toast-your-own-card = Это твоя карта, тебе виднее
toast-not-in-the-pile = Этой карты в окне уже нет
toast-ahead-full = Хватит и { $n }: до остального не дойдёт
toast-ahead-your-turn = Уже твой ход: играй прямо сейчас
toast-auto-on = Хожу сам, когда выбирать не из чего
toast-auto-off = Зову на каждый ход
toast-ahead-unheld = У тебя такого нет: закажи из того, что на руках
