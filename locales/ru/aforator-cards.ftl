### Aforator's deck in words: the rules, the kinds with what they do, the cards with their aphorisms.

aforator-rules =
    🎭 <b>Афоратор</b> · 2–6 игроков, 73 карты, по 3 на руки. Копи карты, пока колода их отнимает.

    <b>Ход</b> — одно из трёх: карта на Кон, в общую кучу; карта себе на стол (до трёх, там и останутся); приём «вместо хода» карты на столе (у новой можно сразу). Потом добор до трёх.
    <b>Розыгрыш.</b> Все ходят по разу; с каждой картой числа на Кону складываем заново, со знаком. Чей ход увёл сумму дальше всех от нуля, в плюс или в минус, тот берёт взятку и открывает следующий. Поровну — кто раньше. В конце ровно ноль — всё уходит под колоду.
    <b>Приёмы.</b> На Кону карта меняет счёт, на столе — правила. Каждый вид гасит три других: ляг сразу за таким, и его приём пропал (✖), число осталось.
    <b>Конец.</b> Розыгрыш сыгран, а колода пуста или не тает семь розыгрышей. Считаем, как решили при сборе: все карты (отбой, стол, рука); или сумму отбоя без знаков; или взятки, при равенстве сумму.
    <b>Молчание.</b> На Кон ляжет карта поближе к нулю.

## Kinds, in the order of the circle

aforator-kind-coffee = Кофе
aforator-kind-coffee-kon = первая на Кону считается вдвойне
aforator-kind-coffee-table = вместо хода: возьми 2 карты, потом 2 положи под колоду
aforator-kind-coffee-why = Первая чашка лечит понедельник, поднимает с дивана и обходится без мудрых слов.

aforator-kind-aforator = Афоратор
aforator-kind-aforator-kon = сумма до неё удваивается
aforator-kind-aforator-table = раз за игру, вместо хода: случайная карта чужого отбоя — в твой
aforator-kind-aforator-why = Слово дороже пряника, шутка гонит скуку, а кто смеётся, тот ещё не догорел.

aforator-kind-carrot = Пряник
aforator-kind-carrot-kon = считается вдвойне, если карта перед ней того же знака
aforator-kind-carrot-table = добирай до четырёх карт вместо трёх
aforator-kind-carrot-why = С авансом и понедельник — пятница, критика с ним сладкая, а кнут свободен до конца квартала.

aforator-kind-monday = Понедельник
aforator-kind-monday-kon = сумма становится равна её числу
aforator-kind-monday-table = когда открываешь Кон, твоя карта считается в конце
aforator-kind-monday-why = Всё горит, скучать некогда. Пятничная похвала забыта, азарт приходит по вторникам.

aforator-kind-boredom = Скука
aforator-kind-boredom-kon = все карты её знака после неё считаются за 0
aforator-kind-boredom-table = приёмы твоих карт на Кону не погасить
aforator-kind-boredom-why = Критик зевает, со скуки берутся даже за дело, а на совещании не спасает и кофе.

aforator-kind-critic = Критика
aforator-kind-critic-kon = сумма после неё на 4 ближе к нулю
aforator-kind-critic-table = раз за игру, вместо хода: обменяй карту из руки на чужую с Кона
aforator-kind-critic-why = «Молодцы, но…», «переделайте» — и срок поехал, «а в чём тут шутка?»

aforator-kind-praise = Похвала
aforator-kind-praise-kon = считается на 2 дальше от нуля
aforator-kind-praise-table = с каждой взяткой в плюсе берёшь и верхнюю карту колоды
aforator-kind-praise-why = Доброе слово и улитку пришпорит, и с дивана поднимет, и пряник сбережёт.

aforator-kind-delay = Прокрастинация
aforator-kind-delay-kon = считается в конце, после последней карты
aforator-kind-delay-table = твои карты от −3 до 3 считаются в конце
aforator-kind-delay-why = Срок подвинем, понедельник возьмём следующий, а кто не загорался, тот и не выгорел.

aforator-kind-deadline = Дедлайн
aforator-kind-deadline-kon = все карты после неё считаются за 0
aforator-kind-deadline-table = чужая карта сразу после твоей считается на 2 ближе к нулю
aforator-kind-deadline-why = Сдавать завтра: лень уже на ногах, кнут без работы, скука записана на после сдачи.

aforator-kind-sloth = Лень
aforator-kind-sloth-kon = следующая карта считается за 0
aforator-kind-sloth-table = раз за игру, в свой ход: пропусти всех вперёд и ходи после
aforator-kind-sloth-why = Не вставали — не выгорели, не рискнули и не обиделись. Лёжа всё это трудно.

aforator-kind-burnout = Выгорание
aforator-kind-burnout-kon = сумма после неё пополам, без половинки
aforator-kind-burnout-table = если Кон уходит под колоду, последняя карта — в твой отбой
aforator-kind-burnout-why = Кнут уже не жжёт, кофе уже не будит, похвала уже не греет.

aforator-kind-whip = Кнут
aforator-kind-whip-kon = карта перед ней меняет знак
aforator-kind-whip-table = вместо хода: верхняя карта колоды ложится на Кон как твоя
aforator-kind-whip-why = Под кнутом не рискуют, не шутят и не откладывают: уже бегут.

aforator-kind-thrill = Азарт
aforator-kind-thrill-kon = сумма после неё меняет знак
aforator-kind-thrill-table = твои карты на Кону считаются на 1 дальше от нуля
aforator-kind-thrill-why = Бодрит крепче кофе, играет не за пряник, на часы не смотрит.

## Coffee: 6 4 3 2 1 1

aforator-card-coffee1-name = Утро титана
aforator-card-coffee1-says = 8:00 — кофе. 8:05 — мир завоёван. 8:10 — чем бы заняться?
aforator-card-coffee2-name = Своим ходом
aforator-card-coffee2-says = Кофе допит. Лифт отстал ещё на втором этаже.
aforator-card-coffee3-name = Задача со звёздочкой
aforator-card-coffee3-says = Дано: трое сонных и литр кофе. Спрашивается: кто вырыл бассейн?
aforator-card-coffee4-name = Сборка
aforator-card-coffee4-says = Одна чашка — и оба глаза смотрят в одну сторону.
aforator-card-coffee5-name = Кухонный закон
aforator-card-coffee5-says = Кто допивает, тот и варит. Последний глоток стоит со среды.
aforator-card-coffee6-name = На вынос
aforator-card-coffee6-says = — Вам с собой? — Да. И меня, если донесёте.

## Aforator: 0

aforator-card-aforator-name = Афоратор
aforator-card-aforator-says = Мысль оказалась так хороша, что думать дальше не стали.

## Carrot: 6 4 3 2 1 −2

aforator-card-carrot1-name = Чудо бухгалтерии
aforator-card-carrot1-says = Премию решили не обещать. Просто дали.
aforator-card-carrot2-name = С начинкой
aforator-card-carrot2-says = Пряник с начинкой: внутри отгул.
aforator-card-carrot3-name = Дистанция
aforator-card-carrot3-says = — Куда бежим? — За пряником. — А он куда?
aforator-card-carrot4-name = Высокая цель
aforator-card-carrot4-says = Работаем за идею, если идея с вареньем.
aforator-card-carrot5-name = Приёмные часы
aforator-card-carrot5-says = Награда искала героя до пяти, потом ушла домой.
aforator-card-carrot6-name = Награда года
aforator-card-carrot6-says = Наградили фотографией пряника, в рамке, чтобы не ели.

## Monday: −6 −5 −4 −3 −2 3

aforator-card-monday1-name = Дело закрыто
aforator-card-monday1-says = Следствие установило: выходных не было.
aforator-card-monday2-name = Новая жизнь
aforator-card-monday2-says = Новая жизнь пришла в понедельник. Старая не открыла.
aforator-card-monday3-name = Точное время
aforator-card-monday3-says = — Который час? — Понедельник.
aforator-card-monday4-name = Утренняя почта
aforator-card-monday4-says = „Всем доброе утро!“ Прочли 14. Не поверил никто.
aforator-card-monday5-name = Перекличка
aforator-card-monday5-says = Перекличка: тело здесь, голова в пятнице, душа в отпуске.
aforator-card-monday6-name = План операции
aforator-card-monday6-says = Понедельник один, а нас вон сколько: окружаем!

## Boredom: −5 −4 −3 −2 −1 2

aforator-card-boredom1-name = Потери личного состава
aforator-card-boredom1-says = Совещание продлили. Муха уволилась.
aforator-card-boredom2-name = Презентация
aforator-card-boredom2-says = Слайд 48 из 48. Конец первой части.
aforator-card-boredom3-name = Зал ожидания
aforator-card-boredom3-says = Памятку прочитали. Стул прочитали. Начали стену.
aforator-card-boredom4-name = Знаток потолка
aforator-card-boredom4-says = Знаю потолок в лицо: третья трещина слева сегодня не в духе.
aforator-card-boredom5-name = Коротко о главном
aforator-card-boredom5-says = Новости часа: час прошёл.
aforator-card-boredom6-name = Откуда что взялось
aforator-card-boredom6-says = Час без интернета: собран ансамбль, двое помолвлены.

## Criticism: −5 −4 −3 −1 0 2

aforator-card-critic1-name = Высшая оценка
aforator-card-critic1-says = Это лучшее, что у вас получилось. Жаль.
aforator-card-critic2-name = Тонкий слух
aforator-card-critic2-says = Хорошо. Но могло быть и молча.
aforator-card-critic3-name = Мелкая придирка
aforator-card-critic3-says = Ошибка всего одна: от заголовка до точки.
aforator-card-critic4-name = Правка
aforator-card-critic4-says = — Что бы вы тут исправили? — Автора.
aforator-card-critic5-name = Отзыв покупателя
aforator-card-critic5-says = Три звезды. Две из них — курьеру.
aforator-card-critic6-name = Второе мнение
aforator-card-critic6-says = Жюри против, но ногой притопывает.

## Praise: 6 4 3 2 0 −1

aforator-card-praise1-name = Не шевелитесь
aforator-card-praise1-says = Замрите так: скульптор уже выехал.
aforator-card-praise2-name = Редкий случай
aforator-card-praise2-says = Сказали „молодец“ — и тишина. А где же „но“?
aforator-card-praise3-name = Самообслуживание
aforator-card-praise3-says = Грамоту самому себе вручают стоя, под аплодисменты зеркала.
aforator-card-praise4-name = Пресс-служба
aforator-card-praise4-says = Мама уже всем рассказала.
aforator-card-praise5-name = Вежливость
aforator-card-praise5-says = — Ну как вам текст? — Шрифт хороший.
aforator-card-praise6-name = Ценный сотрудник
aforator-card-praise6-says = Вы так незаменимы, что отпуск вам противопоказан.

## Procrastination: −5 −4 −3 −2 1 4

aforator-card-delay1-name = Чистовик
aforator-card-delay1-says = 1. Составить список. 2. Отдохнуть после. 3. Остальное.
aforator-card-delay2-name = Порядок на столе
aforator-card-delay2-says = Срочное лежит под важным, важное — под котом.
aforator-card-delay3-name = Разминка
aforator-card-delay3-says = Уже сажусь за дело, только протру стол, окна и подъезд.
aforator-card-delay4-name = До востребования
aforator-card-delay4-says = Записка себе на завтра: ты же любишь сюрпризы.
aforator-card-delay5-name = Есть надежда
aforator-card-delay5-says = Зачем браться самим, если вот-вот придёт тот, кто умеет?
aforator-card-delay6-name = Великий стратег
aforator-card-delay6-says = Пока тянули, задачу отменили. Чистая победа.

## Deadline: 4 3 2 1 −1 −2

aforator-card-deadline1-name = Без одной минуты
aforator-card-deadline1-says = Сдали в 23:59. Часы хлопали обеими стрелками.
aforator-card-deadline2-name = Ночное освещение
aforator-card-deadline2-says = Сроки горят так ярко, что видно клавиатуру.
aforator-card-deadline3-name = Явка
aforator-card-deadline3-says = Муза явилась в три часа ночи, под конвоем дедлайна.
aforator-card-deadline4-name = Часовые пояса
aforator-card-deadline4-says = Где-то на Земле ещё вчера. Сдадим туда?
aforator-card-deadline5-name = Никого нет дома
aforator-card-deadline5-says = Записка на двери: „Срок, мы вышли. Зайди вчера“.
aforator-card-deadline6-name = Без темы
aforator-card-deadline6-says = Письмо: „Ну что там?“ Вложение: взгляд.

## Sloth: −5 −4 −3 −2 1 3

aforator-card-sloth1-name = Признание мастера
aforator-card-sloth1-says = Даже кот спросил, всё ли в порядке.
aforator-card-sloth2-name = Вечерний эфир
aforator-card-sloth2-says = Пульт упал. Пришлось полюбить эту передачу.
aforator-card-sloth3-name = Неловкость
aforator-card-sloth3-says = Будильник прозвенел и сам же смутился.
aforator-card-sloth4-name = Рукопись
aforator-card-sloth4-says = На пыли кто-то написал „вытри“. Моим почерком.
aforator-card-sloth5-name = По инерции
aforator-card-sloth5-says = Доделываем: бросать лень.
aforator-card-sloth6-name = Стратегический запас
aforator-card-sloth6-says = Десять лет копим силы: где ваша гора?

## Burnout: −6 −5 −3 −2 0 3

aforator-card-burnout1-name = Уведомление
aforator-card-burnout1-says = Низкий заряд. Подключите другого человека.
aforator-card-burnout2-name = Пожарная проверка
aforator-card-burnout2-says = Пожарный заглянул в глаза: огня не обнаружено.
aforator-card-burnout3-name = С возвращением
aforator-card-burnout3-says = Из отпуска усталость вернулась загорелой.
aforator-card-burnout4-name = Автоответчик
aforator-card-burnout4-says = Это энтузиазм, оставьте сообщение после вздоха.
aforator-card-burnout5-name = Делопроизводство
aforator-card-burnout5-says = — Всё пропало! — Хорошо, в какую папку?
aforator-card-burnout6-name = Полевая кухня
aforator-card-burnout6-says = Догорели до углей: кто сходит за картошкой?

## Whip: 6 5 3 1 0 −2

aforator-card-whip1-name = Мастер-класс
aforator-card-whip1-says = От строгого кашля отчёт вышел из принтера сам.
aforator-card-whip2-name = Побудка
aforator-card-whip2-says = По команде „подъём“ встало даже тесто.
aforator-card-whip3-name = Вера
aforator-card-whip3-says = Тренер в нас верит. Очень громко.
aforator-card-whip4-name = Кроссворд
aforator-card-whip4-says = Пять букв, поднимает с любого дивана: ИНАЧЕ.
aforator-card-whip5-name = Приёмная
aforator-card-whip5-says = Табличка на двери шефа: „Не стучите, сердце и так слышно“.
aforator-card-whip6-name = Фотофиниш
aforator-card-whip6-says = Прибежали первыми, осталось выяснить куда.

## Thrill: 6 5 4 1 −3 −5

aforator-card-thrill1-name = Хорошие шансы
aforator-card-thrill1-says = Шанс один на миллион? Значит, он есть!
aforator-card-thrill2-name = Уточнение
aforator-card-thrill2-says = — Это невозможно. — К какому часу?
aforator-card-thrill3-name = По-крупному
aforator-card-thrill3-says = Ставлю всё, кроме трёх рублей на обратную дорогу.
aforator-card-thrill4-name = Третья сторона
aforator-card-thrill4-says = Бросаем монетку, бросать ли монетку.
aforator-card-thrill5-name = Верное дело
aforator-card-thrill5-says = Система не подводит. Подводят числа.
aforator-card-thrill6-name = Последний раз
aforator-card-thrill6-says = „Эта ставка точно последняя“, — говорит человек в одном ботинке.
