/**
 * Pictures of the daily board, drawn once: the marks of special gems (two arrows along the row or the column, a burst), the
 * rainbow and the two lanterns. Each has an outline of its own, so that none is known by its colour alone.
 */

/** What a canvas can draw, with its size. */
export type Picture = ImageBitmap | OffscreenCanvas;

export interface SpecialPictures {
  /** Over the gem: row, column, firework. */
  marks: readonly Picture[];
  /** Instead of a gem: rainbow, dark lantern, glimmering lantern. */
  pieces: readonly Picture[];
}

type Pen = OffscreenCanvasRenderingContext2D;

const SIZE_PX = 168;
const MIDDLE = SIZE_PX / 2;
const OUTLINE = '#2b1a4a';
const RAINBOW = ['#ff5d82', '#ffb53d', '#ffe56b', '#5fd98a', '#62c4ff', '#a27bff'] as const;

export const drawSpecials = (): SpecialPictures => ({
  marks: [picture((pen) => arrows(pen, false)), picture((pen) => arrows(pen, true)), picture(burst)],
  pieces: [picture(rainbow), picture((pen) => lantern(pen, false)), picture((pen) => lantern(pen, true))],
});

function picture(draw: (pen: Pen) => void): Picture {
  const canvas = new OffscreenCanvas(SIZE_PX, SIZE_PX);
  const pen = canvas.getContext('2d');
  if (pen !== null) {
    pen.translate(MIDDLE, MIDDLE);
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
    draw(pen);
  }
  return canvas;
}

function outlined(pen: Pen, fill: string | CanvasGradient, widthPx = 7): void {
  pen.lineWidth = widthPx;
  pen.strokeStyle = OUTLINE;
  pen.stroke();
  pen.fillStyle = fill;
  pen.fill();
}

/** A bright bar over the whole cell with an arrow at both ends. */
function arrows(pen: Pen, isColumn: boolean): void {
  if (isColumn) pen.rotate(Math.PI / 2);
  pen.beginPath();
  pen.moveTo(-78, 0);
  pen.lineTo(-52, -22);
  pen.lineTo(-52, -8);
  pen.lineTo(52, -8);
  pen.lineTo(52, -22);
  pen.lineTo(78, 0);
  pen.lineTo(52, 22);
  pen.lineTo(52, 8);
  pen.lineTo(-52, 8);
  pen.lineTo(-52, 22);
  pen.closePath();
  outlined(pen, '#fffbe6', 9);
}

function burst(pen: Pen): void {
  const points = 16;
  pen.beginPath();
  for (let at = 0; at < points; at += 1) {
    const angle = (at / points) * 2 * Math.PI - Math.PI / 2;
    const reach = at % 2 === 0 ? 46 : 22;
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.closePath();
  outlined(pen, '#fff2b8', 8);
  pen.beginPath();
  pen.arc(0, 0, 13, 0, 2 * Math.PI);
  outlined(pen, '#ff7a4d', 5);
  for (let at = 0; at < 8; at += 1) {
    const angle = (at / 8) * 2 * Math.PI;
    pen.beginPath();
    pen.arc(Math.cos(angle) * 66, Math.sin(angle) * 66, 7, 0, 2 * Math.PI);
    outlined(pen, '#fffbe6', 6);
  }
}

function rainbow(pen: Pen): void {
  pen.beginPath();
  pen.arc(0, 0, 70, 0, 2 * Math.PI);
  outlined(pen, '#ffffff', 10);
  for (const [at, colour] of RAINBOW.entries()) {
    const [from, to] = [at, at + 1].map((edge) => (edge / RAINBOW.length) * 2 * Math.PI - Math.PI / 2);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, 68, from ?? 0, to ?? 0);
    pen.closePath();
    pen.fillStyle = colour;
    pen.fill();
  }
  pen.beginPath();
  for (let at = 0; at < 8; at += 1) {
    const angle = (at / 8) * 2 * Math.PI - Math.PI / 2;
    const reach = at % 2 === 0 ? 40 : 14;
    pen.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  pen.closePath();
  outlined(pen, '#ffffff', 5);
  pen.beginPath();
  pen.ellipse(-24, -38, 20, 9, -0.6, 0, 2 * Math.PI);
  pen.fillStyle = 'rgb(255 255 255 / 0.55)';
  pen.fill();
}

/** A paper lantern: dark and closed, or with a light in it. */
function lantern(pen: Pen, isGlimmering: boolean): void {
  if (isGlimmering) {
    const halo = pen.createRadialGradient(0, 4, 20, 0, 4, 84);
    halo.addColorStop(0, 'rgb(255 205 96 / 0.95)');
    halo.addColorStop(1, 'rgb(255 205 96 / 0)');
    pen.fillStyle = halo;
    pen.fillRect(-84, -84, 168, 168);
  }
  pen.beginPath();
  pen.arc(0, -62, 12, Math.PI, 0);
  pen.lineWidth = 6;
  pen.strokeStyle = OUTLINE;
  pen.stroke();
  const paper = pen.createLinearGradient(0, -46, 0, 54);
  paper.addColorStop(0, isGlimmering ? '#ffb45c' : '#b3abdf');
  paper.addColorStop(0.55, isGlimmering ? '#ffe48f' : '#857dba');
  paper.addColorStop(1, isGlimmering ? '#ff9a4a' : '#5f5790');
  pen.beginPath();
  pen.ellipse(0, 4, 58, 50, 0, 0, 2 * Math.PI);
  outlined(pen, paper, 8);
  pen.lineWidth = 4;
  pen.strokeStyle = isGlimmering ? 'rgb(150 70 20 / 0.55)' : 'rgb(40 30 80 / 0.6)';
  for (const width of [20, 42]) {
    pen.beginPath();
    pen.ellipse(0, 4, width, 49, 0, 0, 2 * Math.PI);
    pen.stroke();
  }
  for (const y of [-50, 48]) {
    pen.beginPath();
    pen.roundRect(-28, y, 56, 12, 5);
    outlined(pen, isGlimmering ? '#b3523a' : '#574f80', 6);
  }
  if (!isGlimmering) return;
  pen.beginPath();
  pen.moveTo(0, -26);
  pen.quadraticCurveTo(24, 6, 0, 28);
  pen.quadraticCurveTo(-24, 6, 0, -26);
  pen.closePath();
  pen.fillStyle = '#fffbe0';
  pen.fill();
}
