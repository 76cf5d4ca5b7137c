/**
 * Pattern notation: each character is a step of equal length, and the pattern repeats over a section. `_` extends the
 * previous step, `.` is a rest, spaces are ignored.
 */
import type { Section } from './piece.ts';

export interface Step {
  sign: string;
  beat: number;
  beats: number;
}

/** Valid numbers of steps per bar, by beats per bar. */
const STEPS_A_BAR: Readonly<Record<number, readonly number[]>> = { 3: [12, 6, 3], 4: [16, 8, 4] };

/** `bars` defaults to the bars that the pattern's length implies. */
export function stepsOf(section: Section, pattern: string, beatsPerBar: number, bars = 0): Step[] {
  const signs = pattern.replaceAll(/\s+/g, '');
  const whole = (STEPS_A_BAR[beatsPerBar] ?? []).map((count) => signs.length / count).find(Number.isInteger);
  const unit = ((bars || whole || 1) * beatsPerBar) / signs.length;
  const steps: Step[] = [];
  for (let i = 0; i * unit < section.beats - 1e-6; i++) {
    const sign = signs.charAt(i % signs.length);
    const last = steps.at(-1);
    if (sign !== '_') steps.push({ sign, beat: i * unit + section.start, beats: unit });
    else if (last !== undefined) last.beats += unit;
  }
  return steps.filter((step) => step.sign !== '.');
}
