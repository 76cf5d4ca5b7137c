/** Beats to seconds: tempo, swing, and a closing ritardando. */

export interface Tempo {
  bpm: number;
  /** Share of the first note in a swung pair: 0.5 is straight, 0.667 a triplet. */
  swing?: number;
  /** Length in beats of the swung notes: 0.5 for eighths, 0.25 for sixteenths. */
  swingUnit?: number;
}

export class Clock {
  readonly #tempo: Required<Tempo>;
  #slowing = { from: Infinity, beats: 1, by: 0 };

  constructor({ bpm, swing = 0.5, swingUnit = 0.5 }: Tempo) {
    this.#tempo = { bpm, swing, swingUnit };
  }

  /** A ritardando: start beat, length in beats, and reduction as a share of the tempo. */
  slowDown(from: number, beats: number, by: number): void {
    this.#slowing = { from, beats, by };
  }

  secondsAt(beat: number): number {
    const { bpm } = this.#tempo;
    const { from, beats, by } = this.#slowing;
    const swung = this.#swung(beat);
    if (swung <= from) return (swung * 60) / bpm;
    const within = Math.min(swung - from, beats);
    const after = Math.max(0, swung - from - beats) / (1 - by);
    // The tempo falls linearly, so time is a logarithm of beats.
    const slowed = (-beats / by) * Math.log(1 - (by * within) / beats);
    return ((from + slowed + after) * 60) / bpm;
  }

  #swung(beat: number): number {
    const { swing, swingUnit } = this.#tempo;
    const pair = swingUnit * 2;
    const start = Math.floor(beat / pair + 1e-9) * pair;
    const within = beat - start;
    if (within < swingUnit) return start + within * 2 * swing;
    return start + pair * swing + (within - swingUnit) * 2 * (1 - swing);
  }
}
