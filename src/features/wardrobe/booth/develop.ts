/** Draws the photo: background, figure in its pose, frame and name. The caller owns the canvas and gives loaded pictures. */
import { type GestureFrame, HIP_PX, SHEAR_HEIGHT_PX } from '../../../shared/rules/gesture-frames.ts';
import { FILLS, type Background, type Frame, PICTURE, poseOf, type PoseName } from './scenery.ts';

export interface Photo {
  background: Background;
  /** The picture of a place; null for plain backgrounds, and while it is loading. */
  place: HTMLImageElement | null;
  /** The figure's canvas, twice as high as wide; null until it is drawn. */
  figure: HTMLCanvasElement | null;
  pose: PoseName;
  /** The view (0 to 5) that the figure shows. */
  rotation: number;
  frame: Frame;
  name: string;
}

const { widthPx: WIDTH, heightPx: HEIGHT } = PICTURE;
const FIGURE_HEIGHT = 1030;
/** The soles on the canvas of a figure, part of its height. */
const SOLES = 0.965;
const GROUND_Y = 1110;
/** Height of a whole frame on the town's map, for which gestures are given. */
const FRAME_ON_MAP_PX = 212;
const CARD_EDGE = 44;
/** A higher leap would lift hats over the upper edge of the photo. */
const LIFT_MAX_PX = 40;
const CARD_FOOT = 150;

export function develop(context: CanvasRenderingContext2D, photo: Photo): void {
  context.clearRect(0, 0, WIDTH, HEIGHT);
  drawBackground(context, photo);
  drawFigure(context, photo);
  drawFrame(context, photo);
}

function drawBackground(context: CanvasRenderingContext2D, { background, place }: Photo): void {
  const fill = FILLS[background];
  if (fill.length > 0) {
    const colours = context.createLinearGradient(0, 0, 0, HEIGHT);
    for (const [at, colour] of fill) colours.addColorStop(at, colour);
    context.fillStyle = colours;
    context.fillRect(0, 0, WIDTH, HEIGHT);
  }
  if (place === null) return;
  // The picture covers the photo, with the same part in sight as in the preview tool.
  const scale = Math.max(WIDTH / place.naturalWidth, HEIGHT / place.naturalHeight);
  const [width, height] = [place.naturalWidth * scale, place.naturalHeight * scale];
  context.drawImage(place, (WIDTH - width) / 2, (HEIGHT - height) * 0.78, width, height);
}

function drawFigure(context: CanvasRenderingContext2D, { figure, pose, rotation, frame }: Photo): void {
  if (figure === null || figure.width === 0) return;
  const height = frame === 'card' ? FIGURE_HEIGHT - 90 : FIGURE_HEIGHT;
  const posed = poseOf(pose, rotation);
  const toPhoto = height / FRAME_ON_MAP_PX;
  const lift = Math.min(LIFT_MAX_PX, (posed?.lift ?? 0) * toPhoto);
  context.save();
  context.translate(WIDTH / 2, frame === 'card' ? GROUND_Y - 110 : GROUND_Y);
  context.fillStyle = 'rgba(40, 24, 60, 0.22)';
  context.beginPath();
  context.ellipse(0, 0, 150 - lift * 0.4, 24 - lift * 0.08, 0, 0, 2 * Math.PI);
  context.fill();
  context.translate(0, -lift);
  const whole: Part = { figure, height, widthPx: height / 2 };
  if (posed === null) drawPart(context, whole, 0, 1);
  else if (pose === 'bow' || pose === 'sit') drawCut(context, whole, posed, toPhoto);
  else {
    context.rotate((posed.tilt * Math.PI) / 180);
    context.transform(1, 0, -posed.shear / SHEAR_HEIGHT_PX, 1, 0, 0);
    context.scale(posed.sx, posed.sy);
    drawPart(context, whole, 0, 1);
  }
  context.restore();
}

interface Part {
  figure: HTMLCanvasElement;
  /** Of the whole frame in the photo. */
  height: number;
  widthPx: number;
}

/** Rows `from` to `to` of the figure, as shares of its frame, about the soles. */
function drawPart(
  context: CanvasRenderingContext2D,
  { figure, height, widthPx }: Part,
  from: number,
  to: number,
): void {
  const rows = [from * figure.height, (to - from) * figure.height] as const;
  const at = [(from - SOLES) * height, (to - from) * height] as const;
  context.drawImage(figure, 0, rows[0], figure.width, rows[1], -widthPx / 2, at[0], widthPx, at[1]);
}

/** As the town draws who sits or bows: two pieces that meet at the hip. */
function drawCut(context: CanvasRenderingContext2D, part: Part, pose: GestureFrame, toPhoto: number): void {
  const hip = SOLES - (HIP_PX * toPhoto) / part.height;
  context.save();
  context.scale(pose.sx, pose.hip / HIP_PX);
  drawPart(context, part, hip, 1);
  context.restore();
  // The upper piece turns about the hip.
  context.translate(0, -pose.hip * toPhoto);
  context.transform(1, 0, -pose.upperLean, pose.upperScale, 0, 0);
  context.translate(0, HIP_PX * toPhoto);
  drawPart(context, part, 0, hip);
}

function drawFrame(context: CanvasRenderingContext2D, { frame, name }: Photo): void {
  if (frame === 'none') return;
  const isCard = frame === 'card';
  const foot = isCard ? CARD_FOOT : CARD_EDGE;
  context.fillStyle = isCard ? '#fffaf0' : '#3a2358';
  context.beginPath();
  context.rect(0, 0, WIDTH, HEIGHT);
  context.roundRect(CARD_EDGE, CARD_EDGE, WIDTH - 2 * CARD_EDGE, HEIGHT - CARD_EDGE - foot, 26);
  context.fill('evenodd');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  if (isCard) {
    const family = getComputedStyle(context.canvas).getPropertyValue('--font-sign');
    context.font = `600 62px ${family || 'sans-serif'}`;
    context.fillStyle = '#3a2358';
    context.fillText(name, WIDTH / 2, HEIGHT - CARD_FOOT / 2 + 4, WIDTH - 120);
    return;
  }
  // A row of lanterns along the upper edge.
  for (let at = 0; at < 9; at += 1) {
    const x = 90 + at * 90;
    const y = CARD_EDGE + 26 + Math.sin((at / 8) * Math.PI) * 34;
    const glow = context.createRadialGradient(x, y, 2, x, y, 40);
    glow.addColorStop(0, 'rgba(255, 214, 120, 0.95)');
    glow.addColorStop(1, 'rgba(255, 190, 90, 0)');
    context.fillStyle = glow;
    context.fillRect(x - 40, y - 40, 80, 80);
    context.fillStyle = at % 2 === 0 ? '#ffcf6a' : '#ff9db5';
    context.beginPath();
    context.ellipse(x, y, 17, 22, 0, 0, 2 * Math.PI);
    context.fill();
  }
}
