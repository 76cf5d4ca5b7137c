/** What the labels of the picture are drawn with: the page's colours and fonts, pills and text. */

/** Values of the page's custom properties. */
export interface LabelStyle {
  /** Different for different values. */
  readonly id: string;
  readonly pill: string;
  readonly ink: string;
  readonly glow: string;
  /** Font families. */
  readonly signFont: string;
  readonly textFont: string;
}

export function readLabelStyle(element: Element): LabelStyle {
  const properties = getComputedStyle(element);
  const [pill = '', ink = '', glow = '', signFont = '', textFont = ''] = [
    '--tag',
    '--on-tag',
    '--glow',
    '--font-sign',
    '--font-text',
  ].map((name) => properties.getPropertyValue(name).trim());
  const id = [pill, ink, glow, signFont, textFont].join('|');
  // A font without a family would be invalid.
  return { id, pill, ink, glow, signFont: signFont || 'sans-serif', textFont: textFont || 'sans-serif' };
}

/** Size of a text in a font, CSS pixels. */
export type Measure = (text: string, font: string) => TextSize;
export type TextSize = Pick<TextMetrics, 'width' | 'fontBoundingBoxAscent' | 'fontBoundingBoxDescent'>;

export function createMeasure(): Measure {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  return (text, font) => {
    if (context === null) return { width: 0, fontBoundingBoxAscent: 0, fontBoundingBoxDescent: 0 };
    context.font = font;
    return context.measureText(text);
  };
}

export const evenWidth = (widthPx: number): number => 2 * Math.ceil(widthPx / 2);

/** In the middle of a line, on whole pixels, which keeps the letters sharp. */
export const baselineOf = (size: TextSize, top: number, linePx: number): number => {
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = size;
  return Math.round(top + (linePx - ascent - descent) / 2 + ascent);
};

export function fillPill(
  context: OffscreenCanvasRenderingContext2D,
  widthPx: number,
  heightPx: number,
  colour: string,
  radiusPx = heightPx / 2,
): void {
  context.beginPath();
  context.roundRect(0, 0, widthPx, heightPx, radiusPx);
  context.fillStyle = colour;
  context.fill();
}

/** A line around a pill; it does not shine through the pill. */
export function fillRing(
  context: OffscreenCanvasRenderingContext2D,
  widthPx: number,
  heightPx: number,
  linePx: number,
  colour: string,
  radiusPx = heightPx / 2,
): void {
  context.beginPath();
  context.roundRect(-linePx, -linePx, widthPx + 2 * linePx, heightPx + 2 * linePx, radiusPx + linePx);
  context.roundRect(0, 0, widthPx, heightPx, radiusPx);
  context.fillStyle = colour;
  context.fill('evenodd');
}
