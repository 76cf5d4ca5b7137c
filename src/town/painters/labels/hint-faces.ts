/** The walk hint as pictures: a mark on the ground, and the words where a position is unreachable. */
import type { HintFaces, LabelFace } from '../../state/label-face.ts';
import { baselineOf, evenWidth, fillPill, type LabelStyle, type Measure } from './label-drawing.ts';
import { text } from '../../state/text.ts';

export const UNREACHABLE_TEXT = text.youCantWalkThere;

const MARK = { widthPx: 44, heightPx: 20, linePx: 3, shadowPx: 2 };
const MARK_COLOUR = 'oklch(0.99 0.03 85)';
const MARK_SHADOW = 'oklch(0.34 0.075 318 / 0.55)';
const DASH_PX = [6, 5];

const WORDS = { textPx: 13, heightPx: 24, paddingPx: 10, topPx: 3, linePx: 16.9 };

export const wordsFont = ({ textFont }: LabelStyle): string => `650 ${WORDS.textPx}px ${textFont}`;

/** Its font must be loaded. */
export function createHintFaces(style: LabelStyle, measure: Measure): HintFaces {
  return { going: markFace('going'), unreachable: markFace('unreachable'), words: wordsFace(style, measure) };
}

function markFace(kind: 'going' | 'unreachable'): LabelFace {
  const { widthPx, heightPx, linePx, shadowPx } = MARK;
  return {
    key: `hint ${kind}`,
    widthPx,
    heightPx,
    marginPx: shadowPx,
    draw(context) {
      context.translate(widthPx / 2, heightPx / 2);
      context.beginPath();
      addEllipse(context, shadowPx);
      addEllipse(context, 0);
      context.fillStyle = MARK_SHADOW;
      context.fill('evenodd');
      context.beginPath();
      addEllipse(context, -linePx / 2);
      context.setLineDash(kind === 'going' ? [] : DASH_PX);
      context.lineWidth = linePx;
      context.strokeStyle = MARK_COLOUR;
      context.stroke();
      context.setLineDash([]);
    },
  };
}

/** The outer edge of the mark, moved outwards. */
function addEllipse(context: OffscreenCanvasRenderingContext2D, outPx: number): void {
  const halfWidth = MARK.widthPx / 2 + outPx;
  context.moveTo(halfWidth, 0);
  context.ellipse(0, 0, halfWidth, MARK.heightPx / 2 + outPx, 0, 0, 2 * Math.PI);
}

function wordsFace(style: LabelStyle, measure: Measure): LabelFace {
  const font = wordsFont(style);
  const size = measure(UNREACHABLE_TEXT, font);
  const widthPx = evenWidth(size.width + 2 * WORDS.paddingPx);
  const baseline = baselineOf(size, WORDS.topPx, WORDS.linePx);
  return {
    key: `hint words ${style.id}`,
    widthPx,
    heightPx: WORDS.heightPx,
    marginPx: 0,
    draw(context) {
      fillPill(context, widthPx, WORDS.heightPx, style.pill);
      context.fillStyle = style.ink;
      context.font = font;
      context.fillText(UNREACHABLE_TEXT, (widthPx - size.width) / 2, baseline);
    },
  };
}
