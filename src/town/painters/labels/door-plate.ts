/** The plate over a door as a picture: its name, and below it what is inside or how to open it. */
import { isolate } from '../../../shared/rules/text/isolate.ts';
import type { LabelFace } from '../../state/label-face.ts';
import { baselineOf, evenWidth, fillPill, fillRing, type LabelStyle, type Measure } from './label-drawing.ts';

export interface PlateWords {
  readonly name: string;
  readonly note: string;
}

const PLATE = { paddingPx: 14, topPx: 6, bottomPx: 7, radiusPx: 13, linePx: 2 };
const NAME = { sizePx: 15, linePx: 19 };
const NOTE = { sizePx: 12.5, linePx: 17 };

/** Font of the name, font of the note. */
export const plateFonts = ({ signFont, textFont }: LabelStyle): [name: string, note: string] => [
  `600 ${NAME.sizePx}px ${signFont}`,
  `650 ${NOTE.sizePx}px ${textFont}`,
];

/** Its fonts must be loaded. */
export function createPlateFace(words: PlateWords, style: LabelStyle, measure: Measure): LabelFace {
  // In Arabic a note may end with the name of a key, which is left of the words.
  const [name, note] = [isolate(words.name), isolate(words.note)];
  const [nameFont, noteFont] = plateFonts(style);
  const nameSize = measure(name, nameFont);
  const noteSize = measure(note, noteFont);
  const widthPx = evenWidth(Math.max(nameSize.width, noteSize.width) + 2 * PLATE.paddingPx);
  const heightPx = PLATE.topPx + NAME.linePx + NOTE.linePx + PLATE.bottomPx;
  return {
    key: `door ${name}|${note}|${style.id}`,
    widthPx,
    heightPx,
    marginPx: PLATE.linePx,
    draw(context) {
      const { linePx, radiusPx, topPx } = PLATE;
      fillPill(context, widthPx, heightPx, style.pill, radiusPx);
      fillRing(context, widthPx, heightPx, linePx, style.glow, radiusPx);
      context.fillStyle = style.ink;
      context.font = nameFont;
      context.fillText(name, (widthPx - nameSize.width) / 2, baselineOf(nameSize, topPx, NAME.linePx));
      context.font = noteFont;
      context.fillText(note, (widthPx - noteSize.width) / 2, baselineOf(noteSize, topPx + NAME.linePx, NOTE.linePx));
    },
  };
}
