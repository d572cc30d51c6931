### Hints: why a strong rival would make that move, in one line.

hint-why-ahead = из 100 продолжений твои { $n }, а у следующего хода { $next }
hint-why-level = из 100 продолжений твои { $n }, другие ходы почти не хуже
hint-why-only = другого хода и нет

## UpTurn

upturn-hint-out =
    { $n ->
        [one] последняя ложится, и руки пусты
       *[many] всё, что осталось, ложится разом, и руки пусты
    }
upturn-hint-run =
    { $n ->
        [one] уходит сразу { $n } фишка
        [few] уходят сразу { $n } фишки
       *[many] уходит сразу { $n } фишек
    }, на руках останется { $left }
upturn-hint-run-gives =
    { $n ->
        [one] уходит сразу { $n } фишка
        [few] уходят сразу { $n } фишки
       *[many] уходит сразу { $n } фишек
    }, останется { $left }, а другим подарки ({ $gifts })
upturn-hint-joker =
    { $fit ->
        [0] новый ряд, и можно сразу добавить ещё одну
        [one] за ним можно сразу ещё одну, подходит { $fit } твоё число
        [few] за ним можно сразу ещё одну, подходят { $fit } твоих числа
       *[many] за ним можно сразу ещё одну, подходят { $fit } твоих чисел
    }
upturn-hint-again =
    { $fit ->
        [0] ход тут же вернётся к тебе
       *[many] ход тут же вернётся к тебе, и положить будет что ({ $fit })
    }
upturn-hint-skip =
    { $n ->
        [one] ход пройдёт мимо соседа, а там на руках всего { $least }
       *[many] ход пройдёт мимо двоих, а у кого-то из них всего { $least }
    }
upturn-hint-turn =
    { $before ->
        [0] сейчас числа не подходят, а так
        [one] сейчас твоих подходит { $before }, а так
       *[many] сейчас твоих подходят { $before }, а так
    } { $fit ->
        [one] подойдёт
       *[many] подойдут
    } { $fit }
upturn-hint-next-stuck = дальше { $name }, и с шансом { $chance } % класть там будет нечего
upturn-hint-next = пусть дальше ходит { $name }, на руках там { $n }
upturn-hint-gives =
    { $gifts ->
        [one] другим подарок
       *[many] другим подарки ({ $gifts })
    }, а у тебя дальше { $fit ->
        [0] пока ничего
        [one] ляжет ещё { $fit } из { $left }
       *[many] лягут ещё { $fit } из { $left }
    }
upturn-hint-one =
    { $fit ->
        [0] останется всего одна, теперь её бы в ряд
       *[many] останется всего одна, и она как раз ложится дальше
    }
upturn-hint-number =
    { $fit ->
        [0] расстаться с ним лучше сейчас
        [one] после него ляжет ещё { $fit } из { $left }
       *[many] после него лягут ещё { $fit } из { $left }
    }
upturn-hint-number-stuck =
    { $fit ->
        [0] с шансом { $chance } % { $name } полезет после него в мешок
        [one] после него ляжет ещё { $fit } из { $left }, а { $name } с шансом { $chance } % полезет в мешок
       *[many] после него лягут ещё { $fit } из { $left }, а { $name } с шансом { $chance } % полезет в мешок
    }
upturn-hint-give-least = там меньше всех фишек, всего { $n }
upturn-hint-give-next = следующий ход там, а фишек на руках { $n }
upturn-hint-give = фишек там { $n }, пусть будет больше
upturn-hint-draw-none =
    { $chance ->
        [0] класть нечего, а из мешка хоть что-то да придёт
       *[many] класть нечего, а из мешка подойдёт с шансом { $chance } %
    }
upturn-hint-draw-keep =
    { $chance ->
        [0] своё сейчас лучше придержать
       *[many] своё лучше придержать, а новая ляжет с шансом { $chance } %
    }
upturn-hint-pass-none = класть всё равно нечего
upturn-hint-pass-keep =
    { $fit ->
        [one] то, что подходит, пригодится позже
       *[many] те { $fit }, что подходят, пригодятся позже
    }
upturn-hint-pass-extra = вторую лучше придержать, на руках и так { $left }
upturn-hint-pass-gifts =
    { $n ->
        [one] подарок сейчас некстати
       *[many] подарки сейчас некстати, пусть пропадут все { $n }
    }
upturn-hint-say = за молчание ловят, и это штраф { $n }
upturn-hint-catch = «Последняя!» не прозвучала, штраф { $n }

## Aforator

aforator-does-bury = { $card } под колоду
aforator-does-swap = { $sign } { $card } вместо { $other }
aforator-does-aloud = 🗣 { $card }
aforator-hint-takes =
    так Кон { $sum }, и взятка твоя ({ $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    })
aforator-hint-leads =
    так Кон { $sum }, { $rest ->
        [1] хотя перебить ещё могут
       *[many] перебить { $could ->
            [1] может один
            [2] могут двое
            [3] могут трое
            [4] могут четверо
           *[5] могут пятеро
        } из { $rest ->
            [2] двух
            [3] трёх
            [4] четырёх
           *[5] пяти
        }
    }
aforator-hint-stays = так Кон { $sum }, и с шансом { $chance } % никто не перебьёт
aforator-hint-safe = так Кон { $sum }, и перебить, похоже, некому
aforator-hint-zero = на Кону станет ноль, и пока впереди никого
aforator-hint-spoils = будет ровно ноль, и взятку берёт колода, а не { $name }
aforator-hint-saves = Кон { $sum } пусть берёт { $name }, сильные карты ещё пригодятся
aforator-hint-yields = дальше { $far } от нуля не уйти (впереди { $name }), пусть уйдёт ненужная карта
aforator-hint-table-now = приём сработает сразу, тем же ходом
aforator-hint-table-counts =
    { $deck ->
        [0] колода пуста, а на столе карта точно твоя
       *[many] на столе карта точно твоя, а в колоде осталось { $deck }
    }
aforator-hint-table-weak = на Кону вперёд сейчас не выйти, а приём останется с тобой
aforator-hint-table =
    { $deck ->
        [0] приём ещё сыграет
       *[many] приём будет с тобой до конца, а в колоде ещё { $deck }
    }
aforator-hint-swap-takes = так Кон { $sum }, и взятка твоя
aforator-hint-swap-leads = так Кон { $sum } и впереди ты, хотя перебить ещё могут
aforator-hint-swap-safe = так Кон { $sum } и впереди ты, а перебить, похоже, некому
aforator-hint-swap = в руку придёт карта { $worth }, а Кон станет { $sum }
aforator-hint-steal =
    { $n ->
        [one] там в отбое одна карта, и она станет твоей
       *[many] одна карта из { $n } станет твоей
    }
aforator-hint-coffee =
    { $n ->
        [0] из пяти карт оставишь три лучшие
       *[many] слабых карт у тебя { $n }, а две новые дают выбор
    }
aforator-hint-sloth = последнее слово в розыгрыше будет за тобой
aforator-hint-whip-takes =
    { $tens ->
        [0] свои карты дороже, пусть на Кон летит верхняя
       *[many] верхняя карта приносит взятку в { $tens } из 10 раскладов
    }
aforator-hint-whip =
    { $tens ->
        [0] свои карты дороже, пусть на Кон летит верхняя
       *[many] верхняя карта выводит тебя вперёд в { $tens } из 10 раскладов
    }
aforator-hint-keep =
    { $deck ->
        [0] сейчас приём ничего не даст
       *[many] приём пригодится позже, в колоде ещё { $deck }
    }
aforator-hint-bury-least = слабее у тебя ничего нет
aforator-hint-bury = с остальными рука сильнее
aforator-hint-aloud = ход не твой, зато послушать приятно всем

## Raiders

raiders-does-discard = { $card } на сброс
raiders-hint-capture-wins = удаётся в { $tens } из 10 раскладов, и тогда это победа
raiders-hint-capture-try =
    { $tens ->
        [0] вряд ли выйдет, зато рука обновится
       *[many] выходит в { $tens } из 10 раскладов, зато рука обновится
    }
raiders-hint-capture-from = удаётся в { $tens } из 10 раскладов, тебе бабок +{ $cash }, а { $name } без вещи
raiders-hint-capture = удаётся в { $tens } из 10 раскладов и приносит бабок { $cash }
raiders-hint-attack = захват удаётся в { $tens } из 10 раскладов, а без этого в { $without }
raiders-hint-guard = своё устоит в { $tens } из 10 раскладов, а без этого в { $without }
raiders-hint-stop = чужой захват срывается в { $tens } из 10 раскладов, а без этого в { $without }
raiders-hint-help = чужой захват удаётся в { $tens } из 10 раскладов, а без этого в { $without }, и это на руку
raiders-hint-draw =
    { $n ->
        [one] вместо неё придёт новая
       *[many] вместо одной карты придут { $n }
    }
raiders-hint-search =
    { $n ->
        [one] увидишь там единственную карту, а может, и сбросишь
       *[many] увидишь там все карты ({ $n }), а одну, может, и сбросишь
    }
raiders-hint-turn-up = откроется ещё одна вещь, будет на что идти
raiders-hint-charm = удаётся в { $tens } из 10 раскладов, бабок +{ $cash } и без драки
raiders-hint-kill = выходит в { $tens } из 10 раскладов, и { $name } теряет бабок { $cash }
raiders-hint-home = боец вернётся в руку и ещё пригодится
raiders-hint-cancel = чужая шняга погаснет
raiders-hint-score = выйдет { $attack } против { $against }
raiders-hint-pass-none = ответить всё равно нечем
raiders-hint-pass-calm = отвечать незачем, карты пригодятся позже
raiders-hint-pass-costs = бабок станет меньше на { $cash }, но карты дороже
raiders-hint-pass-attack = захват и так удаётся в { $tens } из 10 раскладов
raiders-hint-pass-failed =
    { $tens ->
        [0] захвату уже не помочь, карты пригодятся позже
       *[many] захват удаётся лишь в { $tens } из 10 раскладов, карты пригодятся позже
    }
raiders-hint-pass-guard = своё и так устоит в { $tens } из 10 раскладов
raiders-hint-pass-lost =
    { $tens ->
        [0] своё уже не спасти, карты пригодятся позже
       *[many] своё устоит лишь в { $tens } из 10 раскладов, но карты дороже
    }
raiders-hint-pass-others =
    { $tens ->
        [0] вещь не твоя, и захват, похоже, сорвётся без тебя
       *[many] захват удаётся в { $tens } из 10 раскладов, но вещь не твоя
    }
raiders-hint-end-spent =
    { $n ->
        [0] попытка потрачена, и карт больше нет
       *[many] попытка потрачена, а карты пригодятся в чужие ходы
    }
raiders-hint-end-none = нападать сейчас не с кем
raiders-hint-end-rest =
    { $tens ->
        [0] ни один захват сейчас, похоже, не удастся
       *[many] даже лучший захват удаётся лишь в { $tens } из 10 раскладов
    }
raiders-hint-end-keep = захват выходит в { $tens } из 10 раскладов, но боец сейчас нужнее в руке
raiders-hint-discard-best = ценнее среди них карты нет
raiders-hint-discard = эта опаснее для тебя, чем другие
raiders-hint-spare = ничего стоящего там не сбросить
raiders-hint-call = бить так нельзя, это мухлёж
raiders-hint-bluff = вдруг да мухлёж, терять почти нечего
