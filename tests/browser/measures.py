"""What is measured on a page: contrast, and whether words stay where they belong. Each gives what is wrong."""

COLOURS = """
    const canvas = new OffscreenCanvas(80, 80).getContext("2d", { willReadFrequently: true });
    const fill = (colours, size) => {
        canvas.clearRect(0, 0, size, size);
        for (const colour of colours) {
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, size, size);
        }
    };
    const light = (pixel) => {
        const [r, g, b] = [...pixel].slice(0, 3).map((part) => part / 255)
            .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const apart = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const behind = (node) => {
        const layers = [];
        for (let at = node; at; at = at.parentElement) layers.unshift(getComputedStyle(at).backgroundColor);
        return ["#fff", ...layers];
    };
"""
"""How light a pixel is, how far apart two are (as WCAG has it), and what lies behind a node."""

FAINT = (
    f"""(least) => {{{COLOURS}"""
    """
    const pixel = (colours) => {
        fill(colours, 1);
        return light(canvas.getImageData(0, 0, 1, 1).data);
    };
    const known = new Map();
    const contrast = (layers, ink) => {
        const key = [...layers, ink].join();
        if (!known.has(key)) {
            known.set(key, apart(pixel(layers), pixel([...layers, ink])));
        }
        return known.get(key);
    };
    const faint = [];
    for (const node of document.querySelectorAll("main *, .bar *, .tabs *, .panel *")) {
        const own = [...node.childNodes].some((child) => child.nodeType === 3 && child.textContent.trim());
        const dim = node.closest(":disabled, .avatar, .spoiler:not(.open), .bare");
        if (!own || dim || !node.checkVisibility({ visibilityProperty: true })) continue;
        const ratio = contrast(behind(node), getComputedStyle(node).color);
        if (ratio < least) faint.push(`${ratio.toFixed(2)} ${node.className} ${node.textContent.slice(0, 40)}`);
    }
    return faint;
}"""
)
"""Words whose contrast to what is behind them is less than `least`."""

DRAWN = (
    f"""({{ signs, where }}) => {{{COLOURS}"""
    """
    const node = document.querySelector(where);
    const { color, fontFamily } = getComputedStyle(node);
    const seen = (sign) => {
        fill(behind(node), 80);
        const wall = light(canvas.getImageData(0, 0, 1, 1).data);
        [canvas.font, canvas.fillStyle] = [`60px ${fontFamily}`, color];
        canvas.fillText(sign, 4, 64);
        const { data } = canvas.getImageData(0, 0, 80, 80);
        const pixels = Array.from({ length: data.length / 4 }, (_, at) => data.subarray(4 * at, 4 * at + 4));
        const ink = pixels.map((pixel) => apart(light(pixel), wall)).filter((contrast) => contrast > 1.02);
        return ink.sort((a, b) => b - a)[Math.floor(ink.length / 4)] ?? 1;
    };
    return Object.fromEntries(signs.map((sign) => [sign, seen(sign)]));
}"""
)
"""How far the ink of each sign stands out, drawn large as in the node `where`: that of a quarter of its pixels."""

OUTSIDE = """() => {
    const outside = [];
    const within = (inner, outer, what) => {
        const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
        if (a.width && (a.left < b.left - 1 || a.right > b.right + 1)) outside.push(`${what}: ${inner.textContent}`);
    };
    for (const log of document.querySelectorAll(".log")) {
        if (!log.checkVisibility()) continue;
        if (log.scrollWidth > log.clientWidth) outside.push("a log that scrolls sideways");
        for (const bubble of log.querySelectorAll(".bubble")) {
            within(bubble, log, "bubble out of its log");
            for (const part of bubble.querySelectorAll("*")) within(part, bubble, "part out of its bubble");
            const words = document.createRange();
            words.selectNodeContents(bubble);
            for (const line of words.getClientRects()) {
                const box = bubble.getBoundingClientRect();
                if (line.width && !bubble.querySelector(".author, .quote, .photo") && line.right > box.right + 1)
                    outside.push(`words out of their bubble: ${bubble.textContent}`);
            }
        }
        for (const label of log.querySelectorAll(".key > span"))
            within(label, label.parentElement, "label out of its button");
    }
    return outside;
}"""
"""What lies outside of the bubble, button or log that it is in."""

FOLDED = """() => [...document.querySelectorAll(".expandable.short .fold")].filter((fold) => {
    const [words, box] = [document.createRange(), fold.getBoundingClientRect()];
    words.selectNodeContents(fold);
    return [...words.getClientRects()].some((line) => line.bottom > box.bottom + 1 || line.right > box.right + 1);
}).map((fold) => fold.textContent)"""
"""Quotes that keep words back though they can't be unfolded."""

CUT = """() => {
    const row = document.querySelector(".privates").getBoundingClientRect();
    const cut = [];
    for (const column of document.querySelectorAll(".private.column")) {
        const { left, right } = column.getBoundingClientRect();
        const seen = Math.min(right, row.right) - Math.max(left, row.left);
        if (seen > 1 && seen < right - left - 1) cut.push(column.ariaLabel);
    }
    const labels = [...document.querySelectorAll(".private .key > span")];
    return [...cut, ...labels.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)];
}"""
"""The private chats that are seen in part, and the labels in them that don't fit."""

SIDEWAYS = "() => document.scrollingElement.scrollWidth - innerWidth"
"""By how many pixels the page is wider than the screen."""

LABELS = """async ({ rows, column, pictured }) => {
    const { messageNode } = await import("/page/message.js");
    const empty = { viewer: null, quoted: () => null, unread: () => false, now: () => 0, act: {} };
    const keyboard = rows.map(([abreast, text]) => Array.from({ length: abreast }, () => ({ text, data: "x" })));
    const photo = pictured ? { url: "data:,", width: 1280, height: 960 } : null;
    const rest = { chat: 1, edited: 0, sender_chat: "", reply: null, entities: [], photo, reactions: [] };
    const from = { id: 1, name: "A", bot: true, colour: 1 };
    const message = { id: 1, number: 1, date: 0, from, text: "…", service: "", topic: null, keyboard, ...rest };
    const log = document.querySelector(`${column} .log`);
    const node = messageNode(message, empty);
    log.append(node);
    const cut = [...node.querySelectorAll(".row")].filter((row) => {
        const label = row.querySelector(".key > span");
        return label.scrollWidth > label.clientWidth;
    });
    const found = cut.map((row) => `${row.children.length}: ${row.firstChild.textContent}`);
    node.remove();
    return found;
}"""
"""Of the labels, each with how many stand side by side, those that a message in the `column` cuts; a `pictured` one is
as wide as its picture.
"""
