### Games that last for days: who is away, silent or gone.

event-stand-in = 🤖 держит место: { $name } (вернуться — один тап)
event-returned = { $name } снова за столом
event-away = 🌴 { $name } отдыхает, часы стоят
event-back = { $name } опять тут
event-left = { $name } выходит из игры, место держит 🤖
event-kicked = { $name } больше не играет, место держит 🤖
event-offered = Место свободно: { $name }. Кто сядет?
event-sat = { $name } садится за стол
event-paused = ⏸ Игра на паузе
event-resumed = Играем дальше
event-warned = Неделю тихо. Ещё неделя, и уберу стол без счёта

closed-still = 🏁 { $game }: две недели тихо, закрываю без счёта
closed-voted = 🏁 { $game } закрыт без счёта: так решил стол
closed-deserted = 🏁 { $game } закрыт без счёта: все разошлись

toast-nudge-soon = Уже звали, дадим часок
toast-nudge-asleep = { $name } спит или отдыхает, утром позову
toast-nudge-fast = Тут играют быстро: часы позовут сами
toast-nudge-window = Ждём ответов, торопить некого
toast-nudge-self = Ходишь ты. Зову!
toast-nudge-nobody = Звать некого
toast-not-silent = За это место и так играет человек
toast-not-free = Это место занято
toast-was-here = Ты уже вставал из-за этого стола
toast-sits-already = Ты и так за столом
toast-not-asked = Это решает тот, кто остался
toast-vote-on = Уже голосуем
toast-no-vote = Голосование закончено
toast-voted = Твой голос учтён 👌
toast-played-for = За тебя ходит 🤖. Сначала вернись за стол
toast-takeback-on = Уже спрашиваем
toast-no-takeback = Уже не спрашивают
