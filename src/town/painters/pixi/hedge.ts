/**
 * The hedge below the lower edge of the map. The camera may move that edge above the bars, so that players who walk there
 * stay visible; the hedge fills the space below. Drawn like the town: dark outline, flat fill, light from the upper left.
 */
import type { Graphics } from 'pixi.js';
import { MAP_HEIGHT_PX, MAP_WIDTH_PX } from '../../../shared/rules/town.ts';

interface HedgeColours {
  /** Between the map's edge and the tufts. */
  lawn: number;
  outline: number;
  leaf: number;
  light: number;
  shade: number;
}

const DAY: HedgeColours = { lawn: 0x6fb963, outline: 0x2c5a4d, leaf: 0x58ab62, light: 0x83cc74, shade: 0x3d8557 };
const EVENING: HedgeColours = { lawn: 0x4a5470, outline: 0x1b2440, leaf: 0x2f4a63, light: 0x41637a, shade: 0x263a57 };

const TUFT_PX = 58;
const RADIUS_PX = 46;
const OUTLINE_PX = 4;
/** Middle of the tufts below the map's edge: their tops reach a little over it. */
const MIDDLE_PX = 62;
const DEPTH_PX = 420;
const LEFT_PX = -TUFT_PX;
const RIGHT_PX = MAP_WIDTH_PX + TUFT_PX;

export const drawDayHedge = (graphics: Graphics): void => drawHedge(graphics, DAY);
export const drawEveningHedge = (graphics: Graphics): void => drawHedge(graphics, EVENING);

function drawHedge(graphics: Graphics, { lawn, outline, leaf, light, shade }: HedgeColours): void {
  graphics.clear();
  const tufts: { x: number; y: number; radius: number }[] = [];
  for (let index = 0, x = LEFT_PX; x < RIGHT_PX; index++, x += TUFT_PX) {
    // Sizes and heights vary, because an even row would look like a fence.
    tufts.push({ x, y: MAP_HEIGHT_PX + MIDDLE_PX - ((index * 7) % 5) * 5, radius: RADIUS_PX + ((index * 5) % 7) * 2 });
  }
  graphics.rect(LEFT_PX, MAP_HEIGHT_PX, RIGHT_PX - LEFT_PX, MIDDLE_PX).fill(lawn);
  for (const { x, y, radius } of tufts) graphics.circle(x, y, radius + OUTLINE_PX);
  graphics.fill(outline);
  for (const { x, y, radius } of tufts) graphics.circle(x, y, radius);
  graphics.rect(LEFT_PX, MAP_HEIGHT_PX + MIDDLE_PX, RIGHT_PX - LEFT_PX, DEPTH_PX).fill(leaf);
  for (const { x, y, radius } of tufts)
    graphics.ellipse(x - radius * 0.28, y - radius * 0.42, radius * 0.42, radius * 0.3);
  graphics.fill(light);
  for (const { x, y, radius } of tufts)
    graphics.ellipse(x + radius * 0.4, y + radius * 0.75, radius * 0.5, radius * 0.34);
  graphics.rect(LEFT_PX, MAP_HEIGHT_PX + MIDDLE_PX + 56, RIGHT_PX - LEFT_PX, DEPTH_PX - 56).fill(shade);
}
