/**
 * The name over a head as a picture: a dark pill with the name, a crown and an own colour for members, the member's own text,
 * and a golden line around the player's own name. It looks like `NameTag`, which screens use.
 */
import { CROWN, CROWN_SIDE } from '../../../shared/art/crown-mark.ts';
import type { PlayerUser } from '../../../shared/realtime/events.ts';
import { readableColour } from '../../../shared/rules/colour/colour.ts';
import { isolate } from '../../../shared/rules/text/isolate.ts';
import type { LabelFace } from '../../state/label-face.ts';
import { baselineOf, evenWidth, fillPill, fillRing, type LabelStyle, type Measure } from './label-drawing.ts';

const TEXT_PX = 13;
const HEIGHT_PX = 21;
const PADDING_PX = 9;
/** The pill's text is a little above its middle. */
const TEXT_TOP_PX = 2;
const LINE_PX = 15.6;
const GAP_PX = 4;
const CROWN_PX = 14;
/** The own text is cut to the width of so many zeros. */
const TEXT_ZEROS = 14;
const TEXT_ALPHA = 0.88;
const RING_PX = 2;

/** Fonts of the name and of the member's text. */
export const nameFonts = ({ signFont }: LabelStyle): { name: string; text: string } => ({
  name: `600 ${TEXT_PX}px ${signFont}`,
  text: `500 ${TEXT_PX}px ${signFont}`,
});

/** Everything that a name shows. */
export const nameWords = ({ username, nametag }: PlayerUser): string => `~ ${username}${nametag}…`;

export interface NameMarks {
  isSelf: boolean;
  /** One of the townsfolk whose name a player in town has too. */
  hasLantern?: boolean;
}

/** Its fonts must be loaded. */
export function createNameFace(user: PlayerUser, marks: NameMarks, style: LabelStyle, measure: Measure): LabelFace {
  const { isSelf, hasLantern = false } = marks;
  const { username, membership, nametag, customization } = user;
  const isMember = membership > 0;
  const own = isMember ? customization.nametagColor : null;
  const ink = own === null || own === '' ? style.ink : readableColour(own, 'tag');
  const fonts = nameFonts(style);
  const text = nametag === '' ? '' : cutText(nametag, fonts.text, measure);
  const nameX = PADDING_PX + (isMember || hasLantern ? CROWN_PX + GAP_PX : 0);
  const textX = nameX + measure(username, fonts.name).width + GAP_PX;
  const end = text === '' ? textX - GAP_PX : textX + measure(text, fonts.text).width;
  const widthPx = evenWidth(end + PADDING_PX);
  // What the rounding adds is on both sides.
  const shiftPx = (widthPx - end - PADDING_PX) / 2;
  const baseline = baselineOf(measure('0', fonts.name), TEXT_TOP_PX, LINE_PX);
  return {
    key: JSON.stringify(['name', style.id, username, text, ink, isMember, isSelf, hasLantern]),
    widthPx,
    heightPx: HEIGHT_PX,
    marginPx: RING_PX,
    draw(context) {
      fillPill(context, widthPx, HEIGHT_PX, style.pill);
      if (isSelf) fillRing(context, widthPx, HEIGHT_PX, RING_PX, style.glow);
      if (isMember) drawCrown(context, PADDING_PX + shiftPx, (LINE_PX - CROWN_PX) / 2 + TEXT_TOP_PX);
      if (hasLantern) drawLantern(context, PADDING_PX + shiftPx, (LINE_PX - CROWN_PX) / 2 + TEXT_TOP_PX);
      context.fillStyle = ink;
      context.font = fonts.name;
      context.fillText(username, nameX + shiftPx, baseline);
      context.font = fonts.text;
      context.globalAlpha = TEXT_ALPHA;
      context.fillText(text, textX + shiftPx, baseline);
      context.globalAlpha = 1;
    },
  };
}

const graphemes = new Intl.Segmenter();

/** '~ moth queen', with an ellipsis where it is too long. The text cannot change the direction of what is around it. */
function cutText(nametag: string, font: string, measure: Measure): string {
  const most = TEXT_ZEROS * measure('0', font).width;
  const whole = `~ ${isolate(nametag)}`;
  if (measure(whole, font).width <= most) return whole;
  const parts = Array.from(graphemes.segment(nametag), ({ segment }) => segment);
  for (let count = parts.length - 1; count > 0; count--) {
    const cut = `~ ${isolate(parts.slice(0, count).join('').trimEnd())}…`;
    if (measure(cut, font).width <= most) return cut;
  }
  return '~ …';
}

function drawCrown(context: OffscreenCanvasRenderingContext2D, left: number, top: number): void {
  context.save();
  context.translate(left, top);
  context.scale(CROWN_PX / CROWN_SIDE, CROWN_PX / CROWN_SIDE);
  const body = new Path2D(CROWN.body);
  context.fillStyle = CROWN.fill;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  context.fill(body);
  context.strokeStyle = CROWN.line;
  context.lineWidth = CROWN.lineWidth;
  context.lineJoin = 'round';
  context.stroke(body);
  context.fillStyle = CROWN.bandFill;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  context.fill(new Path2D(CROWN.band));
  context.beginPath();
  context.arc(CROWN.jewel.x, CROWN.jewel.y, CROWN.jewel.radius, 0, 2 * Math.PI);
  context.fillStyle = CROWN.jewelFill;
  context.fill();
  context.restore();
}

/** A paper lantern, as large as the crown. */
function drawLantern(context: OffscreenCanvasRenderingContext2D, left: number, top: number): void {
  const middle = left + CROWN_PX / 2;
  context.fillStyle = '#6b3f2a';
  context.fillRect(middle - 2.5, top + 1, 5, 2);
  context.fillRect(middle - 2.5, top + CROWN_PX - 3, 5, 2);
  context.beginPath();
  context.ellipse(middle, top + CROWN_PX / 2, 5, 4.6, 0, 0, 2 * Math.PI);
  context.fillStyle = '#ff9a5c';
  context.fill();
  context.beginPath();
  context.ellipse(middle, top + CROWN_PX / 2, 2, 4.6, 0, 0, 2 * Math.PI);
  context.fillStyle = '#ffe0a3';
  context.fill();
}
