### Raiders: events, alerts, the end, rules, options.

## What happened. Fighters and property stand as names, so nothing here is declined by them.

raiders-event-begun = Карты розданы, по шесть на руки
raiders-event-silent = { $name } молчит: ход окончен
raiders-event-silent-spared = { $name } молчит: обыск кончается ничем
raiders-event-silent-rested = { $name } молчит: ход без захвата
raiders-event-rested = { $name } не захватывает
raiders-event-turned-up = Открыто: { $thing } 💪{ $might } 💰{ $cash }
raiders-event-raided = { $name } ⚔️ { $thing }: идёт { $fighter }
raiders-event-raided-owned = { $name } ⚔️ { $thing } ({ $owner }): идёт { $fighter }
raiders-event-played = { $name }: { $trick }
raiders-event-played-whose = { $name }: { $trick } ({ $whose })
raiders-event-used-boar = { $name }: { $fighter } { $amount }, в битые { $cards }
raiders-event-used-sniper = { $name }: { $fighter }, врагу { $amount }, в битые { $cards }
raiders-event-used-ensign = { $name }: { $fighter } { $amount }, в битые { $cards }
raiders-event-used-bouncer = { $name }: { $fighter }, враг уходит в руку, в битые { $cards }
raiders-event-caught-rolled =
    🚨 { $name }: мухлёж! { $cards } ({ $target }) не по правилам, откат{ $n ->
        [1] { "" }
       *[many] , карт: { $n }
    }
raiders-event-caught-burnt = 🚨 { $name }: мухлёж! { $cards } ({ $target }) не по правилам, карта сгорает
raiders-event-false-alarm = 🚨 { $name }: мухлёж? { $cards } ({ $target }): всё чисто
raiders-event-cancelled = ✖ Впустую: { $cards }
raiders-event-charmed = Охмурение: { $fighter } и { $thing }, { $owner } → { $name }
raiders-event-searched =
    👀 { $name } обыскивает: { $target }, { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
raiders-event-searched-discarded = 👀 { $name } обыскивает: { $target }, в битые { $cards }
raiders-event-searched-spared = 👀 { $name } обыскивает: { $target }, всё на месте
raiders-event-discarded = 👀 Обыск: { $target }, в битые { $cards }
raiders-event-spared = 👀 Обыск: { $target }, всё на месте
raiders-event-came-back = в руку: { $fighters }
raiders-event-came-back-to = { $fighter } ({ $name })
raiders-event-killed = наповал: { $fighters }
raiders-event-taken = { $name } ⚔️ { $thing }: { $attack } против 💪{ $against }, взято
raiders-event-taken-guarded = { $name } ⚔️ { $thing }: { $attack } против 💪{ $against }, взято, { $guard } гибнет
raiders-event-beaten = { $name } ⚔️ { $thing }: { $attack } против { $against }, { $fighter } гибнет, хозяин прежний: { $owner }
raiders-event-both-fell = { $name } ⚔️ { $thing }: { $attack } против { $against }, гибнут и { $fighter }, и { $guard }
raiders-event-too-weak = { $name } ⚔️ { $thing }: { $attack } против 💪{ $against }, не по силам, { $fighter } гибнет
raiders-event-too-weak-guarded = { $name } ⚔️ { $thing }: { $attack } против 💪{ $against }, гибнут и { $fighter }, и { $guard }
raiders-event-called-off = захват сорван: { $thing }
raiders-event-freed = без хозяина: { $things }
raiders-event-stalled = Долго без перемен: считаем бабки

## Alerts, at most 200 characters

raiders-alert-table = { $turn }. { $stand } Ничьё: { $things }.
raiders-alert-window = { $fight }. Ответы: { $until }. { $stand }
raiders-alert-stand = 💰 до { $goal }: { $counts }. Козырь { $trump }.
raiders-alert-hand =
    Твои { $n }: { $cards }{ $more ->
        [0] .
       *[many] { " … и ещё " }{ $more }.
    } Козырь { $trump }. Ходить у меня в личке.
raiders-alert-trick = { $card } { $fighter } · { $crowd }. «{ $trick }». { $does }
raiders-alert-effect = { $card } { $fighter } · { $crowd }. { $does }
raiders-alert-motto = { $told } { $motto }
raiders-alert-property = { $thing } 💪{ $might } · 💰 за 1, 2, 3…: { $bonuses }. «{ $says }»

## The end

raiders-ended-won = 🏆 <b>Победа: { $name }</b> · { $cash } 💰
raiders-ended-draw = 🏆 <b>Ничья:</b> { $name } · { $cash } 💰
raiders-ended-street = { $owner }: { $things }
raiders-ended-stalled = До { $goal } 💰 никто не дошёл: долго без перемен, считаем бабки
raiders-ended-guard = Дольше всех держится { $guard }: { $rounds }
raiders-decided = Бабки (надо { $goal } 💰):
raiders-decided-stalled = До { $goal } 💰 не дошёл никто, считаем бабки:
raiders-things =
    { $n ->
        [one] { $n } вещь
        [few] { $n } вещи
       *[many] { $n } вещей
    }

## Rules and options

raiders-button-pages = Окно, шняги, вещи, варианты
raiders-rules-tricks = 🏴‍☠️ <b>Рейдеры: шняги</b>
raiders-rules-trick = <b>{ $rank } «{ $trick }».</b> { $does }
raiders-rules-effects =
    🏴‍☠️ <b>Рейдеры: валеты</b>

    У валетов шняг нет, зато есть эффект: работает, пока валет нападает или охраняет. «Отмазка» его не гасит.

    <b>Не ради сброса.</b> Карту на захват можно, если она меняет исход, ведёт к другому или опережает ответ, который ещё возможен: судим по открытым картам, на руках может быть любая другая. Ларёк без охраны, «Кабан» в 6: от «Наручников» спасут две карты, третья — уже сброс.
raiders-rules-effect = <b>{ $card } { $fighter }.</b> { $does }
raiders-rules-crowds = 🏴‍☠️ <b>Рейдеры: четыре компании</b>
raiders-rules-crowd =
    <b>{ $suit } { $crowd }.</b> <i>{ $motto }</i>
    { $fighters }
raiders-rules-property =
    🏴‍☠️ <b>Рейдеры: собственность</b>
    💪 сколько нужно для захвата · 💰 всего за одну, две, три… Сверх таблицы каждая вещь — по цене одной.
raiders-rules-thing = <b>{ $thing }</b> 💪{ $might }, 💰 { $bonuses }. <i>{ $says }</i>
raiders-rules-options =
    🏴‍☠️ <b>Рейдеры: варианты</b>

    <b>До скольких.</b> Обычно вдвоём 36 бабок, втроём 30, дальше 24. Можно и 36 всем, как на коробке (вчетвером это долго), и 24 всем, и короткую: на 6 меньше за каждого сверх двоих, вшестером 12.
    <b>Пара на пару.</b> Только вчетвером: первый с третьим против второго с четвёртым, бабки пары складываем. Бонусы у каждого свои. Боец напарника — не твой: 4, 5, 6 и 7 ему не помогут. Захватывать можно и у напарника. Цель пары — 36, если не выбрано 24.
    <b>Мухлёж.</b> Можно бить не по масти и помогать не своим (🤫 на кнопке). Пока окно открыто, любой другой жмёт «Мухлёж!». Верно — карта и всё после неё назад в руки (или карта сгорает), и отвечаем заново; виновник до конца хода играет честно. Мимо — до конца окна больше не зови. Не заметили — прошло.
    <b>Застой.</b> 3 круга и не меньше 12 ходов без перемен — считаем бабки.
    <b>Впятером и вшестером</b> — две колоды или одна.

raiders-option-goal = Цель: { $value }
raiders-value-goal-fit = по числу игроков
raiders-value-goal-36 = 36, как на коробке
raiders-value-goal-short = короткая, от 36 до 12
raiders-value-goal-24 = 24 для всех
raiders-option-pairs = Вчетвером: { $value }
raiders-value-pairs-false = каждый за себя
raiders-value-pairs-true = пара на пару
raiders-option-one_set = Впятером, вшестером: { $value }
raiders-value-one_set-false = две колоды
raiders-value-one_set-true = одна колода
raiders-option-disputes = Мухлёж: { $value }
raiders-value-disputes-fair = нельзя
raiders-value-disputes-roll-back = можно, с откатом
raiders-value-disputes-burn = можно, карта сгорает
