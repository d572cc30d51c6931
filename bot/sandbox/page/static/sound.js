/** A bell: short, quiet, and silent until somebody has touched the page, as browsers want it. */
import { recall, remember } from "/page/store.js";

const LOUDNESS = 0.05;
const SECONDS = 0.45;
const TONES = [880, 1318.5];
const APART = 150;

let touched = false;
let context = null;
let last = -APART;
for (const kind of ["pointerdown", "keydown"]) {
  addEventListener(kind, () => (touched = true), { once: true, capture: true });
}

export const muted = () => recall("muted", false);
export const mute = (quiet) => remember("muted", quiet);

export function ring() {
  const now = performance.now();
  if (muted() || !touched || now - last < APART) return;
  last = now;
  context ??= new AudioContext();
  TONES.forEach((tone, number) => strike(tone, context.currentTime + number * 0.09));
}

function strike(tone, at) {
  const source = new OscillatorNode(context, { type: "sine", frequency: tone });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + SECONDS);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + SECONDS);
}
