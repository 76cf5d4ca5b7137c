/**
 * Applies the gesture of a figure to its entry of the plan: place, view, pose and cut. Loaded when the first gesture is shown.
 * Pure.
 */
import { type Gesture, GESTURE_MS } from '../../shared/rules/gestures.ts';
import type { FigureEntry, GesturePoser, PropEntry } from '../plan/frame-plan.ts';
import { type Prop, propsOf } from './props.ts';
import { createGestureFrame, HIP_PX, SHEAR_HEIGHT_PX, smooth, writeFrame } from '../../shared/rules/gesture-frames.ts';

/** Reused for each figure. */
const frame = createGestureFrame();
const moment: Parameters<typeof writeFrame>[0] = { act: 'wave', ageMs: 0, beatMs: 0, view: 0, seat: null };

/** The entry has the pose of the figure without a gesture. `isStill`: one pose, without particles. */
export const poseGesture: GesturePoser = (entry, gesture, { isStill, pictures }) => {
  const { act, ageMs, beatMs, seat, meeting } = gesture;
  moment.act = act;
  moment.ageMs = ageMs;
  moment.beatMs = beatMs;
  if (gesture.look !== null) entry.view = gesture.look;
  moment.view = entry.view;
  moment.seat = seat;
  writeFrame(moment, isStill, frame);
  const { width, height } = entry.user.customization;
  if (seat !== null) sitDown(entry, seat.at, isStill ? 1 : smooth(ageMs / GESTURE_MS.sit));
  if (frame.view !== null) entry.view = frame.view;
  entry.liftPx += frame.lift * height;
  entry.tilt += (frame.tilt * Math.PI) / 180;
  entry.lean = (frame.shear * width) / (SHEAR_HEIGHT_PX * height);
  entry.scaleY *= frame.sy;
  entry.props = propsAt(entry, propsOf(moment, isStill), pictures);
  if (meeting !== null && !isStill) entry.props = [...entry.props, ...sparkOf(meeting, ageMs, pictures)];
  if (!isCut(act)) {
    entry.scaleX *= frame.sx;
    return;
  }
  entry.isCut = true;
  entry.cut.hipPx = HIP_PX * height;
  entry.cut.dropPx = (HIP_PX - frame.hip) * height;
  entry.cut.legsWidth = frame.sx;
  entry.cut.upperLean = frame.upperLean;
  entry.cut.upperScale = frame.upperScale;
};

/** Over the ground between two who wave at each other. */
const SPARK = { y: -110, fromMs: 300, ms: 1000, size: 2 };

function sparkOf(
  { x, y }: { x: number; y: number },
  ageMs: number,
  pictures: Parameters<GesturePoser>[2]['pictures'],
): PropEntry[] {
  const picture = pictures?.get('spark');
  const share = (ageMs - SPARK.fromMs) / SPARK.ms;
  if (picture === undefined || share <= 0 || share >= 1) return [];
  const size = SPARK.size * Math.sin(Math.PI * share);
  return [{ picture, x, y: y + SPARK.y - 20 * share, rotation: share, scaleX: size, scaleY: size, alpha: 1 }];
}

/** Where the figure has them: they rise and lean with it. */
function propsAt(
  { x, y, liftPx, lean, tilt, user }: FigureEntry,
  props: readonly Prop[],
  pictures: Parameters<GesturePoser>[2]['pictures'],
): PropEntry[] {
  const { width, height } = user.customization;
  return props.flatMap(({ name, turn, ...prop }) => {
    const picture = pictures?.get(name);
    if (picture === undefined || prop.alpha <= 0) return [];
    const above = -prop.y * height;
    const at = { x: x + prop.x * width + (lean + Math.tan(tilt)) * above, y: y - liftPx - above };
    return { ...prop, ...at, picture, rotation: (turn * Math.PI) / 180 };
  });
}

const isCut = (act: Gesture): boolean => act === 'sit' || act === 'bow';

/** From the walkable place beside the seat onto it. */
function sitDown(entry: FigureEntry, at: { x: number; y: number }, share: number): void {
  entry.x += (at.x - entry.x) * share;
  entry.y += (at.y - entry.y) * share;
  entry.depth = Math.round(at.y);
}
