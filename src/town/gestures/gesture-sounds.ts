/** The sounds of gestures, from where the figures are: of one that begins, and a tick for each beat of those who dance. */
import { BEAT_MS } from '../../shared/rules/gestures.ts';
import { epochNow } from '../../state/places/lanterns.ts';
import { isStageOn } from '../../state/places/stage.ts';
import { playSound } from '../../state/settings/sounds.ts';
import type { Figure } from '../state/figures.ts';

export function soundGesture({ gesture, shown }: Figure): void {
  if (gesture === null || gesture.act === 'dance') return;
  const { x, y } = shown;
  playSound(gesture.act, { at: { x, y } });
  if (gesture.meeting !== null) playSound('wave-answered', { at: gesture.meeting });
}

export interface DanceTicks {
  /** Call in each frame. */
  step(figures: readonly Figure[]): void;
}

/** All dance on the same beat, so the tick of the nearest dancers is enough for those who are together. */
export function createDanceTicks(): DanceTicks {
  let lastBeat = 0;
  return {
    step(figures) {
      let isNewBeat = false;
      for (const { gesture, shown } of figures) {
        if (gesture?.act !== 'dance') continue;
        const beat = Math.floor(gesture.beatMs / BEAT_MS);
        isNewBeat ||= beat !== lastBeat;
        lastBeat = beat;
        // At stage time the stage's music is the beat.
        if (!isNewBeat || isStageOn(epochNow())) return;
        playSound('dance-tick', { at: { x: shown.x, y: shown.y } });
      }
    },
  };
}
