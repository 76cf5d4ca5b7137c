/** Places the name tags and speech bubbles of a frame. It refills the lists of the plan and allocates nothing. */
import type { Camera, Viewport } from '../../engine/camera.ts';
import { CHIN_BELOW_HEAD_PX, HEAD_ABOVE_SOLES_PX, NAME_HEIGHT_PX } from '../state/figure-size.ts';
import { arrangeBubbles, isBubbleBefore } from './bubble-layout.ts';
import type { FigureEntry, FramePlan } from './frame-plan.ts';
import { NO_WAY } from './free-place.ts';
import { sortInPlace } from './sort-in-place.ts';
import { arrangeTags, isTagBefore } from './tag-layout.ts';

/** Bubbles keep this distance from the window's edges. */
const EDGE_PX = 8;

/** Writes `tag` and `bubble` of all figures. `aim` is where the camera is gliding to. */
export function planLabels(plan: FramePlan, aim: Camera, { widthPx, heightPx, insets }: Viewport): void {
  const { figures, tags, bubbles, labelArea } = plan;
  let tagCount = 0;
  let bubbleCount = 0;
  for (const entry of figures) {
    if (!writeTag(entry)) continue;
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
  labelArea.left = EDGE_PX;
  labelArea.top = insets.top;
  labelArea.right = widthPx - EDGE_PX;
  labelArea.bottom = heightPx - insets.bottom;
  sortInPlace(bubbles, isBubbleBefore);
  arrangeBubbles(bubbles, labelArea);
}

/** What the layout needs of a name; false when it is not in the window. */
function writeTag({ source, tag, isOnScreen, headX, headY }: FigureEntry): boolean {
  if (!isOnScreen) {
    tag.isPlaced = false;
    tag.way = NO_WAY;
    tag.shiftPx = 0;
    return false;
  }
  tag.rank = source.rank;
  tag.x = headX;
  tag.y = headY;
  tag.widthPx = source.tagWidthPx;
  tag.heightPx = source.tagHeightPx;
  return true;
}

/** What the layout needs of a bubble; false without one in the window. */
function writeBubble({ source, bubble, tag, user, isOnScreen, x, y }: FigureEntry, aim: Camera): boolean {
  const { bubbles: size } = source;
  if (!isOnScreen || size === null) {
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
