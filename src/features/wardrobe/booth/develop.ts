/** Draws the photo: background, figure in its pose, frame and name. The caller owns the canvas and gives loaded pictures. */
import { FILLS, type Background, type Frame, PICTURE, POSES, type PoseName } from './scenery.ts';

export interface Photo {
  background: Background;
  /** The picture of a place; null for plain backgrounds, and while it is loading. */
  place: HTMLImageElement | null;
  /** The figure's canvas, twice as high as wide; null until it is drawn. */
  figure: HTMLCanvasElement | null;
  pose: PoseName;
  frame: Frame;
  name: string;
}

const { widthPx: WIDTH, heightPx: HEIGHT } = PICTURE;
const FIGURE_HEIGHT = 1030;
/** The soles on the canvas of a figure, part of its height. */
const SOLES = 0.965;
const GROUND_Y = 1110;
const CARD_EDGE = 44;
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

function drawFigure(context: CanvasRenderingContext2D, { figure, pose, frame }: Photo): void {
  if (figure === null || figure.width === 0) return;
  const { lift, tilt, sx, sy } = POSES[pose];
  const ground = frame === 'card' ? GROUND_Y - 110 : GROUND_Y;
  context.save();
  context.translate(WIDTH / 2, ground);
  context.fillStyle = 'rgba(40, 24, 60, 0.22)';
  context.beginPath();
  context.ellipse(0, 0, 150 - lift * 0.4, 24 - lift * 0.08, 0, 0, 2 * Math.PI);
  context.fill();
  context.translate(0, -lift);
  context.rotate((tilt * Math.PI) / 180);
  context.scale(sx, sy);
  const height = frame === 'card' ? FIGURE_HEIGHT - 90 : FIGURE_HEIGHT;
  context.drawImage(figure, -height / 4, -height * SOLES, height / 2, height);
  context.restore();
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
