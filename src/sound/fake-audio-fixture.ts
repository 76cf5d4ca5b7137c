/**
 * Web Audio as far as sounds use it, for tests: jsdom has none. It records every source with its times, and its clock moves
 * only when a test sets it. Nothing sounds.
 */
import { PILOT, SOUND_SAMPLES } from '../shared/art/sounds.ts';

const RATE = 1000;

class FakeParam {
  /** What it is, or what the last change leads to. */
  goal: number;
  constructor(value: number) {
    this.goal = value;
  }
  get value(): number {
    return this.goal;
  }
  set value(value: number) {
    this.goal = value;
  }
  setValueAtTime(value: number): void {
    this.goal = value;
  }
  linearRampToValueAtTime(value: number): void {
    this.goal = value;
  }
  setTargetAtTime(value: number): void {
    this.goal = value;
  }
  cancelScheduledValues(): void {}
}

class FakeNode {
  readonly next: FakeNode[] = [];
  readonly gain = new FakeParam(1);
  readonly pan = new FakeParam(0);
  connect(node: FakeNode): FakeNode {
    this.next.push(node);
    return node;
  }
  disconnect(): void {
    this.next.length = 0;
  }
}

export class FakeSource extends FakeNode {
  buffer: unknown = null;
  loop = false;
  loopStart = 0;
  loopEnd = 0;
  readonly playbackRate = new FakeParam(1);
  startS = Number.NaN;
  offsetS = Number.NaN;
  endS = Number.POSITIVE_INFINITY;
  start(atS: number, offsetS: number, lengthS = Number.POSITIVE_INFINITY): void {
    this.startS = atS;
    this.offsetS = offsetS;
    this.endS = atS + lengthS / this.playbackRate.value;
  }
  stop(atS: number): void {
    this.endS = Math.min(this.endS, atS);
  }
  addEventListener(): void {}
  /** The gain that its own gain node has or is led to. */
  get level(): number {
    return this.next[0]?.gain.goal ?? 0;
  }
  get panned(): number {
    return this.next[0]?.next[0]?.pan.goal ?? 0;
  }
  /** The name of its sample, by the place in the file. */
  get sample(): string | undefined {
    const isHere = ({ startS }: { startS: number }): boolean => Math.abs(startS + DELAY_S - this.offsetS) < 1e-6;
    return Object.entries(SOUND_SAMPLES).find(([, sample]) => isHere(sample))?.[0];
  }
}

/** What the fake decoder puts in front of the file. */
export const DELAY_S = 0.046;

/** A file with the pilot alone. */
function decoded(): { sampleRate: number; getChannelData: () => Float32Array } {
  const samples = new Float32Array(RATE);
  const middle = Math.round((PILOT.atS + DELAY_S) * RATE);
  samples.fill(0.5, middle - 5, middle + 6);
  return { sampleRate: RATE, getChannelData: () => samples };
}

export class FakeAudioContext {
  static readonly made: FakeAudioContext[] = [];
  currentTime = 0;
  state: 'running' | 'suspended' | 'closed' = 'running';
  readonly destination = new FakeNode();
  readonly sources: FakeSource[] = [];
  readonly gains: FakeNode[] = [];
  resumes = 0;
  /** The browser refuses to resume it. */
  isBlocked = false;
  constructor() {
    FakeAudioContext.made.push(this);
  }
  createBufferSource(): FakeSource {
    const source = new FakeSource();
    this.sources.push(source);
    return source;
  }
  createGain(): FakeNode {
    const node = new FakeNode();
    this.gains.push(node);
    return node;
  }
  createStereoPanner(): FakeNode {
    return new FakeNode();
  }
  decodeAudioData(): Promise<ReturnType<typeof decoded>> {
    return Promise.resolve(decoded());
  }
  resume(): Promise<void> {
    this.resumes += 1;
    if (!this.isBlocked) this.state = 'running';
    return Promise.resolve();
  }
  suspend(): Promise<void> {
    this.state = 'suspended';
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.state = 'closed';
    return Promise.resolve();
  }
  /** Sources that sound at a time. */
  soundingAt(atS: number): FakeSource[] {
    return this.sources.filter(({ startS, endS }) => startS <= atS && endS > atS);
  }
}

/** For code that takes the browser's type. */
export const asContext = (fake: FakeAudioContext): AudioContext => fake as unknown as AudioContext;
export const fakeBuffer = (): AudioBuffer => decoded() as unknown as AudioBuffer;
