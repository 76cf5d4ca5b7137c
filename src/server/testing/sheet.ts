/** For tests: a creator's sprite sheet. Each view has a blue box at the same position, beside the body. */
import sharp from 'sharp';
import { CANVAS_WIDTH_PX, COLUMN_OF_ROTATION } from '../../shared/art/avatar-sizes.ts';
import { SHEET_HEIGHT_PX, SHEET_WIDTH_PX } from '../../shared/rules/creations.ts';

const BOX = { x: 300, y: 200, side: 50 };
/** A point inside the box of a view. */
export const IN_BOX = { x: BOX.x + BOX.side / 2, y: BOX.y + BOX.side / 2 };

export async function sheetPng(colour = { r: 20, g: 40, b: 220 }): Promise<Buffer> {
  const { side } = BOX;
  const background = { ...colour, alpha: 1 };
  const box = await sharp({ create: { width: side, height: side, channels: 4, background } })
    .png()
    .toBuffer();
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const boxes = COLUMN_OF_ROTATION.map((column) => ({
    input: box,
    left: column * CANVAS_WIDTH_PX + BOX.x,
    top: BOX.y,
  }));
  return await sharp({
    create: { width: SHEET_WIDTH_PX, height: SHEET_HEIGHT_PX, channels: 4, background: clear },
  })
    .composite(boxes)
    .png()
    .toBuffer();
}
