/** Beats to seconds: tempo, swing, and a closing ritardando. */

export interface Tempo {
  bpm: number;
  /** Share of a pair of notes that the first one takes: 0.5 is straight, 0.667 a triplet. */
  swing?: number;
  /** Beats of the notes that swing: 0.5 for eighths, 0.25 for sixteenths. */
  swingUnit?: number;
}

export class Clock {
  readonly #tempo: Required<Tempo>;
  #slowing = { from: Infinity, beats: 1, by: 0 };

  constructor({ bpm, swing = 0.5, swingUnit = 0.5 }: Tempo) {
    this.#tempo = { bpm, swing, swingUnit };
  }

  /** Slows down from a beat on, over some beats, by a share of the tempo. */
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
    // The tempo falls evenly, so time is its integral: a logarithm.
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
