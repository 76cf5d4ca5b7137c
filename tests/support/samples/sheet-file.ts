/** A creator's sprite sheet in jsdom, which reads no pictures: a file with the size of one, and what the browser would read of it. */
import { vi } from 'vitest';
import { CANVAS_WIDTH_PX } from '../../../src/shared/art/avatar-sizes.ts';
import { SHEET_HEIGHT_PX, SHEET_WIDTH_PX } from '../../../src/shared/rules/creations.ts';
import { VIEW_COUNT } from '../../../src/shared/rules/town.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const letters = (word: string): number[] => Array.from(word, (letter) => letter.charCodeAt(0));
const uint32 = (value: number): number[] => [24, 16, 8, 0].map((bits) => (value >> bits) & 0xff);
/** Nothing checks the sum at its end. */
const chunk = (name: string, content: readonly number[]): number[] => [
  ...uint32(content.length),
  ...letters(name),
  ...content,
  ...uint32(0),
];

/** A PNG without pixels. */
export const sheetFile = (): File => {
  const header = [...uint32(SHEET_WIDTH_PX), ...uint32(SHEET_HEIGHT_PX), 8, 6, 0, 0, 0];
  const bytes = new Uint8Array([...SIGNATURE, ...chunk('IHDR', header), ...chunk('IEND', [])]);
  return new File([bytes], 'sheet.png', { type: 'image/png' });
};

/** Until `vi.unstubAllGlobals`, the page reads a dot in each view of every sheet. */
export function readDots(): void {
  const data = new Uint8ClampedArray(SHEET_WIDTH_PX * SHEET_HEIGHT_PX * 4);
  for (let view = 0; view < VIEW_COUNT; view += 1)
    data[(400 * SHEET_WIDTH_PX + view * CANVAS_WIDTH_PX + 200) * 4 + 3] = 255;
  class Canvas {
    getContext = () => ({ drawImage: () => {}, getImageData: () => ({ data }) });
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => {} }));
  URL.createObjectURL ??= () => 'blob:sheet';
  URL.revokeObjectURL ??= () => {};
}
