/** The names of things that lead nowhere, over the thing for two seconds. Loaded with the first of them. */
import { PLATE_TEXT } from '../../languages/place-text.ts';
import type { NamePlate } from '../../shared/rules/places.ts';
import type { LabelFace } from '../state/label-face.ts';
import type { DoorPlate } from '../state/shown-doors.ts';

const SHOWN_MS = 2000;
const FADE_MS = 160;

export interface NamePlates {
  show(plate: NamePlate): void;
  /** Call in each frame; null: none is shown. */
  step(elapsedMs: number): DoorPlate | null;
}

export function createNamePlates(makeFace: (words: { name: string; note: string }) => LabelFace | null): NamePlates {
  let shown: NamePlate | null = null;
  let leftMs = 0;
  return {
    show(plate) {
      shown = plate;
      leftMs = SHOWN_MS;
    },
    step(elapsedMs) {
      leftMs -= elapsedMs;
      const text = shown === null || leftMs <= 0 ? undefined : PLATE_TEXT[shown.key];
      const face = text === undefined ? null : makeFace({ name: text.label, note: text.hint });
      if (shown === null || face === null) {
        shown = null;
        return null;
      }
      const [left, top, right] = shown.hit;
      return { face, at: { x: (left + right) / 2, y: top }, alpha: Math.min(1, leftMs / FADE_MS) };
    },
  };
}
