### Raiders' two decks in words: the rules, the tricks, the crowds with their fighters, the property.

raiders-rules =
    🏴‍☠️ <b>Рейдеры</b> · 2–6 игроков. Захвати собственность на 24–36 бабок 💰.

    <b>Ход.</b> Добираем до 6 карт. Нет ничьей собственности — открываем новую. Потом одна попытка захвата.
    <b>Захват.</b> Боец с руки идёт на любую собственность, кроме своей. Без охраны: хватило крутизны 💪 — взята, не хватило — боец гибнет. С охраной сперва драка: слабый гибнет, при равных оба; победителю ещё нужна 💪 самой собственности, иначе гибнет и он. Взята — боец остаётся охранять. Охраны не стало — в центр.
    <b>Шняги.</b> Карта — или боец, или шняга; шняга уходит в битые. Играй почти в любой момент, но не ради сброса. Чужих бьют только своей масти, козырные — любых.
    <b>Окно.</b> На захват и шнягу отвечают все, пока все не спасуют. Потом карты срабатывают по порядку. «Отмазка» гасит карту, «Откатиться» спасает и от верной смерти. Прибавки — до конца захвата.
    <b>Бонусы.</b> Два клуба дают 6, а не 4.
    <b>Молчание.</b> В окне — пас, в свой ход — без захвата.

raiders-rules-windows =
    🏴‍☠️ <b>Рейдеры: окно</b>

    <b>Окно</b> — время на ответ. Его открывает захват или шняга. Отвечать можно в любом порядке: шнягой, эффектом валета или пасом. Вышел срок — пас.
    <b>Снова все.</b> Легла ещё карта — спрашиваю всех заново: и кто спасовал, и кто её сыграл. Спасовали все — карты срабатывают по порядку, сперва «Отмазки». Взятым по «Заначке» в этом же окне уже не ответить.
    <b>Режим</b>, чтобы не дёргаться на каждую карту:
    · «Когда ответ что-то решит» — обычный: не решит — пасую за тебя;
    · «Пас, пока моё не тронут» — зову, только когда дойдёт до него;
    · «Пас до конца окна» — разберутся без тебя;
    · «Спрашивать всегда» — сам не пасую, даже если играть нечего. Тяни время с умным видом: вдруг там козырный туз?
    <b>Кто ещё думает?</b> Секрет. За того, кому играть нечего, пасую в случайную секунду, не позже двадцатой. Твой быстрый пас ждёт такой же секунды. Так что ни он, ни долгое окно карт не выдают.

## Tricks, by rank. $suit: the sign of the card's suit, or "any" if it is trump.

raiders-trick-2 = Заначка
raiders-trick-2-does = В свой ход: возьми две карты из колоды бойцов.
raiders-trick-2-short = в свой ход: +2 карты
raiders-trick-3 = Подножка
raiders-trick-3-does = В захвате: −3 бойцу той же масти, что эта карта; козырная — любому.
raiders-trick-3-short =
    { $suit ->
        [any] −3 любому
       *[one] −3 бойцу { $suit }
    } в захвате
raiders-trick-4 = Подмога
raiders-trick-4-does = В захвате: +2 своему бойцу, нападает он или охраняет.
raiders-trick-4-short = +2 своему в захвате
raiders-trick-5 = Глухая оборона
raiders-trick-5-does = В захвате: +6 своему охраннику, когда нападают на него.
raiders-trick-5-short = +6 своей охране
raiders-trick-6 = Наезд
raiders-trick-6-does = В захвате: +3 своему нападающему.
raiders-trick-6-short = +3 своему нападающему
raiders-trick-7 = Откатиться
raiders-trick-7-does = В любой момент: свой боец возвращается к тебе в руку. Спасает и от верной смерти.
raiders-trick-7-short = свой боец — в руку
raiders-trick-8 = Отмазка
raiders-trick-8-does = Отменяет чужую шнягу, пока открыто окно. Масть не важна.
raiders-trick-8-short = гасит чужую шнягу
raiders-trick-9 = Обыск
raiders-trick-9-does = В свой ход: загляни в чужие карты и сбрось одну той же масти, козырем — любую.
raiders-trick-9-short =
    обыск: выкинуть { $suit ->
        [any] любую
       *[one] { $suit }
    }
raiders-trick-t = Наручники
raiders-trick-t-does = В захвате: −5 бойцу той же масти, что эта карта; козырная — любому.
raiders-trick-t-short =
    { $suit ->
        [any] −5 любому
       *[one] −5 бойцу { $suit }
    } в захвате
raiders-trick-q = Охмурить
raiders-trick-q-does = В свой ход: чужой охранник той же масти (козырь: любой), не круче карты, — твой. С вещью.
raiders-trick-q-short =
    охмурить { $suit ->
        [any] любую охрану
       *[one] охрану { $suit }
    }
raiders-trick-k = Наводка
raiders-trick-k-does = В свой ход: открой ещё одну собственность.
raiders-trick-k-short = открыть собственность
raiders-trick-a = Замочить
raiders-trick-a-does = Убивает бойца той же масти, что эта карта; козырная — любого. Где бы он ни стоял.
raiders-trick-a-short =
    замочить { $suit ->
        [any] любого
       *[one] бойца { $suit }
    }

## Effects of the four jacks

raiders-effect-jc-does = В захвате: сбрось любую карту — Кабану +2. И так, сколько карт не жалко.
raiders-effect-jc-short = сбрось карту: себе +2
raiders-effect-js-does = В захвате: сбрось любую карту — бойцу напротив −2. Можно всю обойму.
raiders-effect-js-short = сбрось карту: врагу −2
raiders-effect-jh-does = Раз за захват: сбрось бойца — Прапорщику половина его крутизны, округляем вверх.
raiders-effect-jh-short = сбрось бойца: +½ его 💪
raiders-effect-jd-does = В захвате: сбрось две карты — боец напротив уходит хозяину в руку, даже обречённый.
raiders-effect-jd-short = сбрось две: враг в руку

## Crowds

raiders-crowd-s = Видеосалон
raiders-crowd-s-motto = Перевод гнусавый, зато удар чёткий.
raiders-crowd-h = Казарма
raiders-crowd-h-motto = Сердце горячее. Каша — какая досталась.
raiders-crowd-d = Деловые
raiders-crowd-d-motto = Честное слово: оптом дешевле.
raiders-crowd-c = Живой уголок
raiders-crowd-c-motto = Погладить можно. Отойти — как получится.

## Spades: whoever fights on a video cassette

raiders-fighter-2s = Пират
raiders-fighter-3s = Каратист
raiders-fighter-4s = Напарник
raiders-fighter-5s = Киборг
raiders-fighter-6s = Гонщик
raiders-fighter-7s = Каскадёр
raiders-fighter-8s = Двойник
raiders-fighter-9s = Сыщик
raiders-fighter-ts = Шериф
raiders-fighter-js = Снайпер
raiders-fighter-qs = Шпионка
raiders-fighter-ks = Злодей
raiders-fighter-as = Титры

## Hearts: whoever serves

raiders-fighter-2h = Каптёр
raiders-fighter-3h = Салага
raiders-fighter-4h = Санитар
raiders-fighter-5h = Часовой
raiders-fighter-6h = Танкист
raiders-fighter-7h = Дембель
raiders-fighter-8h = Писарь
raiders-fighter-9h = Старшина
raiders-fighter-th = Комендант
raiders-fighter-jh = Прапорщик
raiders-fighter-qh = Связистка
raiders-fighter-kh = Генерал
raiders-fighter-ah = Отбой

## Diamonds: whoever trades

raiders-fighter-2d = Челнок
raiders-fighter-3d = Конкурент
raiders-fighter-4d = Грузчик
raiders-fighter-5d = Вахтёр
raiders-fighter-6d = Зазывала
raiders-fighter-7d = Должник
raiders-fighter-8d = Юрист
raiders-fighter-9d = Ревизор
raiders-fighter-td = Кредитор
raiders-fighter-jd = Вышибала
raiders-fighter-qd = Буфетчица
raiders-fighter-kd = Директор
raiders-fighter-ad = Расчёт

## Clubs: whoever has a tail, or bites

raiders-fighter-2c = Хомяк
raiders-fighter-3c = Такса
raiders-fighter-4c = Бобёр
raiders-fighter-5c = Ёж
raiders-fighter-6c = Бычок
raiders-fighter-7c = Заяц
raiders-fighter-8c = Енот
raiders-fighter-9c = Сорока
raiders-fighter-tc = Паук
raiders-fighter-jc = Кабан
raiders-fighter-qc = Лиса
raiders-fighter-kc = Зубр
raiders-fighter-ac = Спячка

## Property; in a question to its owner, and once a raid has failed; and what is written on its door

raiders-property-kiosk = Ларёк
raiders-property-kiosk-yours = твой Ларёк
raiders-property-kiosk-stands = Ларёк устоял
raiders-property-kiosk-says = Сдачи нет. Есть жвачка, батарейки и совет.
raiders-property-club = Клуб
raiders-property-club-yours = твой Клуб
raiders-property-club-stands = Клуб устоял
raiders-property-club-says = Фейсконтроль. Лицо предъявлять в развёрнутом виде.
raiders-property-wash = Автомойка
raiders-property-wash-yours = твою Автомойку
raiders-property-wash-stands = Автомойка устояла
raiders-property-wash-says = Моем кузов, салон, биографию.
raiders-property-diner = Ресторан
raiders-property-diner-yours = твой Ресторан
raiders-property-diner-stands = Ресторан устоял
raiders-property-diner-says = Музыка живая. Рыба — уже нет.
raiders-property-market = Рынок
raiders-property-market-yours = твой Рынок
raiders-property-market-stands = Рынок устоял
raiders-property-market-says = Примерка на картонке, зеркало под залог паспорта.
raiders-property-hotel = Гостиница
raiders-property-hotel-yours = твою Гостиницу
raiders-property-hotel-stands = Гостиница устояла
raiders-property-hotel-says = Горячая вода по чётным дням. Сегодня опять нечётный.
raiders-property-plant = Завод
raiders-property-plant-yours = твой Завод
raiders-property-plant-stands = Завод устоял
raiders-property-plant-says = Делаем якоря. Зарплату выдаём продукцией.
raiders-property-bank = Банк
raiders-property-bank-yours = твой Банк
raiders-property-bank-stands = Банк устоял
raiders-property-bank-says = Ваши деньги в надёжном месте. В каком — тайна вклада.
raiders-property-depot = Нефтебаза
raiders-property-depot-yours = твою Нефтебазу
raiders-property-depot-stands = Нефтебаза устояла
raiders-property-depot-says = Последний, кто тут курил, увидел весь район сверху.
