/** The line to the sandbox. It comes back by itself, more and more patiently. */
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

export class Socket {
  /**
   * `onFrame(frame)` for each frame but the answers to what was asked, the first of which is the state; `onLost()` when
   * the line goes; `asked`: the language of a new world's people, perhaps a scene to begin with.
   */
  constructor(onFrame, onLost, asked) {
    this.asked = asked;
    this.onFrame = onFrame;
    this.onLost = onLost;
    this.n = 0;
    this.waiting = new Map();
    this.wait = FIRST_WAIT;
    this.connect();
  }

  connect() {
    this.line = new WebSocket(`ws://${location.host}/page/ws?${new URLSearchParams(this.asked)}`);
    this.line.onopen = () => {
      this.wait = FIRST_WAIT;
      delete this.asked.scene;
    };
    this.line.onmessage = (event) => this.hear(JSON.parse(event.data));
    this.line.onclose = () => this.lost();
  }

  /** Asks for a deed. Returns its number, and a promise of `done`; `null` if the line was lost. */
  ask(deed) {
    const n = ++this.n;
    const done = new Promise((resolve) => {
      if (this.line.readyState !== WebSocket.OPEN) return resolve(null);
      this.waiting.set(n, resolve);
      this.line.send(JSON.stringify({ ...deed, n }));
    });
    return { n, done };
  }

  hear(frame) {
    if (frame.t === "many") return frame.frames.forEach((one) => this.hear(one));
    if (frame.t !== "done" || frame.n === null) return this.onFrame(frame);
    this.waiting.get(frame.n)?.(frame);
    this.waiting.delete(frame.n);
  }

  lost() {
    this.onLost();
    for (const resolve of this.waiting.values()) resolve(null);
    this.waiting.clear();
    setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }
}
