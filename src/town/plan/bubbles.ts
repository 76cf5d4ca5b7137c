/** Places the speech bubbles of a frame. Pure over the plan that it fills. */
import type { Camera, Viewport } from '../../engine/camera.ts';
import { CHIN_BELOW_HEAD_PX, HEAD_ABOVE_SOLES_PX, NAME_HEIGHT_PX } from '../state/figure-size.ts';
import { arrangeBubbles, type BubbleBox } from './bubble-layout.ts';
import type { FigureEntry, FramePlan } from './frame-plan.ts';

/** Bubbles keep this distance from the window's edges. */
const EDGE_PX = 8;

/** Writes the shifts of all entries that have bubbles. It allocates, so call it only when somebody speaks. */
export function planBubbles(plan: FramePlan, aim: Camera, { widthPx, heightPx, insets }: Viewport): void {
  const speaking = plan.figures.filter(({ hasBubbles }) => hasBubbles);
  const area = { left: EDGE_PX, top: insets.top, right: widthPx - EDGE_PX, bottom: heightPx - insets.bottom };
  const shifts = arrangeBubbles(
    speaking.map((entry) => boxOf(entry, plan, aim)),
    area,
  );
  for (const [index, entry] of speaking.entries()) {
    const shift = shifts[index];
    if (shift === undefined) continue;
    entry.bubbleDx = Math.round(shift.dx);
    entry.bubbleDy = Math.round(shift.dy);
    entry.areBubblesBeneath = shift.isBeneath;
  }
}

function boxOf({ source, user, headX, headY, y }: FigureEntry, plan: FramePlan, aim: Camera): BubbleBox {
  const tall = user.customization.height;
  return {
    x: headX + plan.originX,
    y: headY + plan.originY - NAME_HEIGHT_PX,
    width: source.bubbleWidthPx,
    height: source.bubbleHeightPx,
    restingY: (y - HEAD_ABOVE_SOLES_PX * tall - aim.y) * aim.zoom - NAME_HEIGHT_PX,
    chinPx: NAME_HEIGHT_PX + CHIN_BELOW_HEAD_PX * tall * plan.camera.zoom,
  };
}
