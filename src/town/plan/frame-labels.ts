/**
 * The labels that are part of the picture: the plate of the lit door, the name tags that have room, and the walk hint. Pure; it
 * refills the plan's list and allocates only when there are more labels than ever before. Names fade where the room for them
 * changes.
 */
import type { LabelFace } from '../state/label-face.ts';
import { HEAD_ABOVE_SOLES_PX, NAME_HEIGHT_PX } from '../state/figure-size.ts';
import type { DoorPlate } from '../state/shown-doors.ts';
import { type HandLook, ringScale, type ShownGuide, type ShownHand, writeHandLook } from '../state/shown-guide.ts';
import { type HintLook, hintShare, type ShownHint, writeHintLook } from '../state/shown-hint.ts';
import type { FrameInput, FramePlan } from './frame-plan.ts';
import { makeClear, OWN_WIDTH_PX, type PlateRoom } from './plate-room.ts';
import type { Sign } from './scene-items.ts';
import type { TagBox } from './tag-layout.ts';

const FADE_SECONDS = 0.16;
/** A town at rest draws no frames: the first one after it is no step. */
const LONGEST_STEP_SECONDS = 0.1;
/** From the mark's middle to the words. */
const WORDS_GAP_PX = 18;

/** Writes `labels` and `isFading`. Call it when the tags have their places. */
export function writeLabels(plan: FramePlan, input: FrameInput): void {
  const { seconds, options, hint, doors, seatPlate } = input;
  const plate = doors?.plate ?? seatPlate ?? null;
  const step = options.isStill ? 1 : Math.min(LONGEST_STEP_SECONDS, seconds - plan.labelSeconds) / FADE_SECONDS;
  plan.labelSeconds = seconds;
  plan.isFading = false;
  plan.labels.length = 0;
  plan.plateBox.isShown = false;
  const sign = plan.items.sign?.(plan.clearTop) ?? null;
  if (sign !== null) addSign(plan, sign);
  if (input.guide) addGuide(plan, input.guide, input);
  // Players come before doors: names cover the plate.
  if (plate !== null) addPlate(plan, plate, input);
  // The most important one is on top while others fade.
  for (let index = plan.tags.length - 1; index >= 0; index--) {
    const tag = plan.tags[index];
    if (tag === undefined || tag.face === null) continue;
    if (fade(tag, step)) plan.isFading = true;
    const { face, x, y, shownShiftPx, risePx, alpha } = tag;
    const left = plan.originX + x - face.widthPx / 2;
    addLabel(plan, face, left, plan.originY + y - shownShiftPx - risePx - face.heightPx, 1, alpha);
  }
  if (hint !== null) addHint(plan, hint, input);
}

function addSign(plan: FramePlan, { face, at }: Sign): void {
  const { sight, camera, originX, originY } = plan;
  const half = face.widthPx / 2 / camera.zoom;
  if (at.x + half < sight.left || at.x - half > sight.right) return;
  const left = originX + Math.round(at.x * camera.zoom - face.widthPx / 2);
  addLabel(plan, face, left, originY + Math.round(at.y * camera.zoom - face.heightPx / 2), 1, 1);
}

/** The ring requests frames while it is in sight: it grows and shrinks. */
function addGuide(
  plan: FramePlan,
  { target, prints, ring, print, hand }: ShownGuide,
  { seconds, nowMs, options }: FrameInput,
): void {
  const add = (face: LabelFace, { x, y }: ShownGuide['prints'][number], scale: number): void => {
    const left = plan.originX + Math.round(x * plan.camera.zoom) - face.widthPx / 2;
    addLabel(plan, face, left, plan.originY + Math.round(y * plan.camera.zoom) - face.heightPx / 2, scale, 1);
  };
  for (const place of prints) add(print, place, 1);
  if (hand !== null) addHand(plan, hand, nowMs, options.isStill);
  if (target === null || target.x < plan.sight.left || target.x > plan.sight.right) return;
  add(ring, target, ringScale(seconds, options.isStill));
  plan.isFading ||= !options.isStill;
}

/** Reused for each hand. */
const handLook: HandLook = { share: 0, scale: 1, alpha: 1, lit: 0 };
/** The pointer sets out from the middle of the figure; the caps are over the name. */
const HAND_PX = { above: 60, overName: 8 } as const;

/** In front of the ring: it is about the point. */
function addHand(plan: FramePlan, { to, sinceMs, pointer, caps }: ShownHand, nowMs: number, isStill: boolean): void {
  const self = plan.figures.find((figure) => figure.isSelf);
  if (self === undefined) return;
  writeHandLook(nowMs - sinceMs, isStill, handLook);
  const { zoom } = plan.camera;
  const { share, scale, alpha, lit } = handLook;
  plan.isFading ||= alpha > 0;
  if (pointer !== null) {
    const fromY = self.y - HAND_PX.above;
    const x = plan.originX + (self.x + (to.x - self.x) * share) * zoom;
    const y = plan.originY + (fromY + (to.y - fromY) * share) * zoom;
    // The tip is the upper left corner of the face.
    addLabel(plan, pointer, Math.round(x), Math.round(y), scale, alpha);
  }
  if (caps !== null) {
    const { dark } = caps;
    const left = Math.round(plan.originX + self.x * zoom) - dark.widthPx / 2;
    const headPx = HEAD_ABOVE_SOLES_PX * self.user.customization.height * zoom;
    const top = Math.round(plan.originY + self.y * zoom - headPx) - NAME_HEIGHT_PX - HAND_PX.overName - dark.heightPx;
    addLabel(plan, dark, left, top, 1, alpha);
    addLabel(plan, caps.lit, left, top, 1, alpha * lit);
  }
}

/** From the plate down to the door. */
const PLATE_GAP_PX = 10;

/** Over the door if that is in sight, over the own name if that is in the way, and inside the free part of the window. */
function addPlate(plan: FramePlan, { face, at, alpha }: DoorPlate, { viewport }: FrameInput): void {
  if (at.x < plan.sight.left || at.x > plan.sight.right) return;
  const { widthPx, heightPx } = face;
  const { insets } = viewport;
  const { zoom } = plan.camera;
  const x = plan.originX + Math.round(at.x * zoom);
  // The sides keep their margin for panels that are closed. A plate there would be far from its door.
  const leftmost = Math.min(insets.left, Math.max(PLATE_GAP_PX, insets.overscrollLeft));
  const marginRight = Math.min(insets.right, Math.max(PLATE_GAP_PX, insets.overscrollRight));
  const rightmost = viewport.widthPx - marginRight - widthPx;
  const left = Math.max(leftmost, Math.min(rightmost, x - widthPx / 2));
  let foot = plan.originY + Math.round(at.y * zoom) - PLATE_GAP_PX;
  const self = plan.figures.find(({ isSelf }) => isSelf);
  if (self?.isOnScreen === true) {
    const headY = self.y - HEAD_ABOVE_SOLES_PX * self.user.customization.height;
    const selfX = plan.originX + self.x * zoom;
    const isBeside = Math.abs(selfX - left - widthPx / 2) > (widthPx + Math.max(self.tag.widthPx, OWN_WIDTH_PX)) / 2;
    if (!isBeside) foot = Math.min(foot, plan.originY + Math.round(headY * zoom) - NAME_HEIGHT_PX);
  }
  const lowest = viewport.heightPx - insets.bottom - heightPx - PLATE_GAP_PX;
  const { pill } = insets;
  const isBelowPill = pill !== null && pill.left < left + widthPx && pill.right > left;
  const highest = Math.max(insets.top, isBelowPill ? pill.bottom : 0) + PLATE_GAP_PX;
  const top = Math.min(lowest, Math.max(highest, foot - heightPx));
  const room: PlateRoom = { left, top, widthPx, heightPx, leftmost, rightmost, highest, insets };
  makeClear(plan, room);
  addLabel(plan, face, Math.round(room.left), Math.round(room.top), 1, alpha);
  const { plateBox } = plan;
  plateBox.isShown = true;
  plateBox.left = room.left;
  plateBox.top = room.top;
  plateBox.right = room.left + widthPx;
  plateBox.bottom = room.top + heightPx;
}

/** Returns whether it needs another frame. */
function fade(tag: TagBox, step: number): boolean {
  const aim = tag.isPlaced && !tag.isCovered ? 1 : 0;
  if (tag.isPlaced) tag.shownShiftPx = tag.shiftPx;
  // In its first frame a name is there at once.
  if (!tag.isStarted) tag.alpha = aim;
  else if (tag.alpha < aim) tag.alpha = Math.min(aim, tag.alpha + step);
  else tag.alpha = Math.max(aim, tag.alpha - step);
  tag.isStarted = true;
  return tag.alpha !== aim;
}

/** Reused for each hint. */
const look: HintLook = { scale: 1, markAlpha: 1, wordsAlpha: 1 };

/** The words are below the mark where the interface would cover them, and inside the window's sides. */
function addHint(plan: FramePlan, hint: ShownHint, { hintFaces, nowMs, options, viewport }: FrameInput): void {
  if (hintFaces === null) return;
  writeHintLook(hintShare(hint, nowMs), options.isStill, look);
  const x = plan.originX + Math.round(hint.at.x * plan.camera.zoom);
  const y = plan.originY + Math.round(hint.at.y * plan.camera.zoom);
  const mark = hintFaces[hint.kind];
  addLabel(plan, mark, x - mark.widthPx / 2, y - mark.heightPx / 2, look.scale, look.markAlpha);
  if (hint.kind === 'going') return;
  const { words } = hintFaces;
  const half = words.widthPx / 2;
  const middle = Math.max(half, Math.min(viewport.widthPx - half, x));
  const above = y - WORDS_GAP_PX - words.heightPx;
  const top = above < viewport.insets.top ? y + WORDS_GAP_PX : above;
  addLabel(plan, words, middle - half, top, 1, look.wordsAlpha);
}

/** `left` and `top` are of the face, without its margin. */
function addLabel(
  { labels, labelPool }: FramePlan,
  face: LabelFace,
  left: number,
  top: number,
  scale: number,
  alpha: number,
): void {
  if (alpha <= 0) return;
  const label = (labelPool[labels.length] ??= { face, left, top, scale, alpha });
  label.face = face;
  label.left = left - face.marginPx;
  label.top = top - face.marginPx;
  label.scale = scale;
  label.alpha = alpha;
  labels.push(label);
}
