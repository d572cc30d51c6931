### Private chats, help, commands.

greeting = Привет! Я Кон. Со мной друзья играют в своём чате: ход сейчас, следующий завтра.
button-add-to-group = Добавить в группу ↗
button-rules = Правила
button-my-games = Мои игры

link-full = За этим столом мест уже нет. Твои столы: /games
link-begun = Там уже играют. Твои столы: /games
link-foreign = Это чужой стол: сесть можно в его чате. Твои столы: /games
link-over = Этого стола больше нет. Твои столы: /games

games-waiting =
    { $n ->
        [one] <b>Тебя ждёт стол</b>
       *[many] <b>Тебя ждут столы: { $n }</b>
    }
games-quiet = Все ходы сделаны. Можно жить.
games-none = Пока ни одного стола. Позови меня в группу и скажи там /new.
games-line = { $n }. { $sign } { $title }: твой ход { $until }
games-line-answer = { $n }. { $sign } { $title }: ответ { $until }
games-others = <i>Ждут других:</i> { $tables }

language = На каком языке говорим?

help-group = /new новый стол · /table стол сюда · /hand свои фишки и карты · /rules правила · /log вся игра · /nudge позвать · /settings настройки · /stop прервать. Остальное кнопками.
help-private = /games кто меня ждёт, и 🎯 потренироваться · /away отпуск · /settings пояс, тихие часы, дайджест · /rules правила · /lang язык. Фишки и карты приходят сами.

rules-which = Чьи правила?
button-all-games = ‹ Все игры
button-to-rules = ‹ К правилам

command-group-new = новый стол
command-group-join = сесть за стол
command-group-leave = выйти из-за стола
command-group-table = стол сюда, вниз
command-group-hand = мои фишки или карты, в личку
command-group-rules = правила
command-group-stop = прервать игру
command-group-lang = язык чата
command-group-help = что я умею
command-private-games = кто меня ждёт
command-private-rules = правила
command-private-lang = язык
command-private-help = что я умею
