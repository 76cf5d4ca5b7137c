/** Places the name tags and speech bubbles of a frame. It refills the lists of the plan and allocates nothing. */
import type { Camera, Viewport } from '../../engine/camera.ts';
import { CHIN_BELOW_HEAD_PX, HEAD_ABOVE_SOLES_PX, NAME_HEIGHT_PX } from '../state/figure-size.ts';
import { arrangeBubbles, type BubbleBox, type BubbleGround, EDGE_PX, isBubbleBefore } from './bubble-layout.ts';
import type { FigureEntry, FramePlan } from './frame-plan.ts';
import { NO_WAY, type PlacedLabel, UNPLACED } from './free-place.ts';
import { sortInPlace } from './sort-in-place.ts';
import { arrangeTags, isTagBefore } from './tag-layout.ts';

/** Half the width of a head, map pixels. */
const HEAD_HALF_WIDTH_PX = 26;

/** Writes `tag` and `bubble` of all figures. `aim` is where the camera is gliding to. */
export function planLabels(plan: FramePlan, aim: Camera, viewport: Viewport): void {
  const { figures, tags, bubbles } = plan;
  let tagCount = 0;
  let bubbleCount = 0;
  for (const entry of figures) {
    if (!writeTag(entry, plan.camera.zoom)) continue;
    tags[tagCount] = entry.tag;
    tagCount += 1;
  }
  tags.length = tagCount;
  sortInPlace(tags, isTagBefore);
  arrangeTags(tags);
  for (const entry of figures) {
    if (!writeBubble(entry, aim)) continue;
    bubbles[bubbleCount] = entry.bubble;
    bubbleCount += 1;
  }
  bubbles.length = bubbleCount;
  if (bubbleCount === 0) return;
  writeGround(plan, aim, viewport);
  sortInPlace(bubbles, isBubbleBefore);
  arrangeBubbles(bubbles, plan.ground);
  for (const entry of figures) entry.tag.isCovered ||= entry.tag.isPlaced && isNameCovered(entry, bubbles, aim);
}

/** A bubble may reach so far into a name, CSS px: the letters are still free. */
const COVERED_PX = 3;

/** Whether a bubble is on the name. Both are compared where they are once the camera rests. */
function isNameCovered({ tag, x, y, user }: FigureEntry, bubbles: readonly BubbleBox[], aim: Camera): boolean {
  const middle = (x - aim.x) * aim.zoom;
  const bottom = (y - HEAD_ABOVE_SOLES_PX * user.customization.height - aim.y) * aim.zoom - tag.shiftPx;
  const halfPx = tag.widthPx / 2 - COVERED_PX;
  for (const bubble of bubbles) {
    if (!bubble.isPlaced || bubble.form === 'none') continue;
    const isBeside = bubble.right <= middle - halfPx || bubble.left >= middle + halfPx;
    const isApart = bubble.bottom <= bottom - tag.heightPx + COVERED_PX || bubble.top >= bottom - COVERED_PX;
    if (!isBeside && !isApart) return true;
  }
  return false;
}

/** Reused in each frame. */
const pillLabel: PlacedLabel = { ...UNPLACED, isPlaced: true };

/** Bubbles stay in the area that the interface leaves free, and are neither below a pill nor over the own face and name. */
function writeGround({ figures, ground }: FramePlan, aim: Camera, { widthPx, heightPx, insets }: Viewport): void {
  const { area, ownHead } = ground;
  area.left = insets.left + EDGE_PX;
  area.top = insets.top;
  area.right = widthPx - insets.right - EDGE_PX;
  area.bottom = heightPx - insets.bottom;
  area.windowWidthPx = widthPx;
  ground.keptCount = 0;
  if (insets.pill !== null) {
    Object.assign(pillLabel, insets.pill);
    keep(ground, pillLabel);
  }
  for (const { isSelf, isOnScreen, user, x, y, tag } of figures) {
    if (!isSelf || !isOnScreen) continue;
    const { width, height } = user.customization;
    const halfWidth = Math.max(tag.widthPx / 2, HEAD_HALF_WIDTH_PX * width * aim.zoom);
    const middle = (x - aim.x) * aim.zoom;
    const headY = (y - HEAD_ABOVE_SOLES_PX * height - aim.y) * aim.zoom;
    ownHead.left = middle - halfWidth;
    ownHead.right = middle + halfWidth;
    ownHead.top = headY - tag.heightPx;
    ownHead.bottom = headY + CHIN_BELOW_HEAD_PX * height * aim.zoom;
    ownHead.isPlaced = true;
    keep(ground, ownHead);
    return;
  }
}

function keep(ground: BubbleGround, label: PlacedLabel): void {
  ground.taken[ground.keptCount] = label;
  ground.keptCount += 1;
}

/** A figure that is less visible has neither name nor bubbles. */
const READABLE_ALPHA = 0.5;

/** What the layout needs of a name; false when it is not in the window. */
function writeTag({ source, tag, isOnScreen, headX, headY, risePx, alpha }: FigureEntry, zoom: number): boolean {
  if (!isOnScreen) {
    tag.isPlaced = false;
    tag.way = NO_WAY;
    tag.shiftPx = 0;
    tag.alpha = 0;
    tag.isStarted = false;
    return false;
  }
  tag.isCovered = alpha < READABLE_ALPHA;
  tag.risePx = Math.round(risePx * zoom);
  tag.rank = source.rank;
  tag.x = headX;
  tag.y = headY;
  if (source.bubbles !== null) tag.newest = source.bubbles.newest;
  tag.face = source.tag;
  tag.widthPx = source.tag?.widthPx ?? 0;
  tag.heightPx = source.tag?.heightPx ?? 0;
  return true;
}

/** What the layout needs of a bubble; false without one in the window. */
function writeBubble({ source, bubble, tag, user, isOnScreen, x, y, alpha }: FigureEntry, aim: Camera): boolean {
  const { bubbles: size } = source;
  if (!isOnScreen || size === null || alpha < READABLE_ALPHA) {
    bubble.form = 'none';
    bubble.isPlaced = false;
    bubble.way = NO_WAY;
    return false;
  }
  const tall = user.customization.height;
  const aboveHeadPx = NAME_HEIGHT_PX + tag.shiftPx;
  bubble.rank = source.rank;
  bubble.newest = size.newest;
  bubble.widthPx = size.widthPx;
  bubble.heightPx = size.heightPx;
  bubble.shortWidthPx = size.shortWidthPx;
  bubble.shortHeightPx = size.shortHeightPx;
  bubble.x = Math.round((x - aim.x) * aim.zoom);
  bubble.headY = Math.round((y - HEAD_ABOVE_SOLES_PX * tall - aim.y) * aim.zoom);
  bubble.y = bubble.headY - aboveHeadPx;
  bubble.chinPx = Math.round(aboveHeadPx + CHIN_BELOW_HEAD_PX * tall * aim.zoom);
  return true;
}
