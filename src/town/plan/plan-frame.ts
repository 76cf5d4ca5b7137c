/**
 * Computes the plan of a frame from state, scene and time alone. The entries are created when players or scenery change and
 * refilled in each frame, so that a frame allocates nothing for them.
 */
import { HEAD_ABOVE_SOLES_PX } from '../state/figure-size.ts';
import { FULL_DETAIL } from '../state/detail.ts';
import { NO_DOORS, type ShownDoors } from '../state/shown-doors.ts';
import type { Figure } from '../state/figures.ts';
import { poseOf } from '../state/gait.ts';
import { createBubbleBox } from './bubble-layout.ts';
import type { FigureEntry, FrameInput, FramePlan, MovingEntry, StillEntry } from './frame-plan.ts';
import { planEffects } from './effects-plan.ts';
import { writeLabels } from './frame-labels.ts';
import { planLabels } from './labels.ts';
import { isFlicker, placeMotion, rests } from './motion-paths.ts';
import type { MovingItem, PlaceItem, SceneItems } from './scene-items.ts';
import { isInSight, type Sight, writeSight } from './sight.ts';
import { sortInPlace } from './sort-in-place.ts';
import { createTagBox } from './tag-layout.ts';
import { blow, secondsInWind } from './wind.ts';

/** Once all in sight are there, pictures of scenery are loaded when they come this near to the window, map pixels. */
const PRELOAD_PX = 420;
const NO_PROPS: FigureEntry['props'] = [];
/** The shadow reaches below the soles. */
const FIGURE = { halfWidthPx: 60, belowSolesPx: 40 };
const LEAST_ALPHA = 0.01;
/** What moves this near to the window comes into it soon, map pixels. */
const MOTION_AROUND_PX = 200;
/** Distance from the own figure at which others get smaller pictures, and the one at which they lose them again, map px. */
const FAR_PX = { from: 420, to: 360 } as const;

/** Overwrites `plan` with the frame of `input`. */
export function planFrame(plan: FramePlan, input: FrameInput): void {
  const { camera, viewport, items, figures, options, detail = FULL_DETAIL } = input;
  const scale = camera.zoom * input.resolution;
  plan.camera.x = Math.round(camera.x * scale) / scale;
  plan.camera.y = Math.round(camera.y * scale) / scale;
  plan.camera.zoom = camera.zoom;
  plan.originX = Math.round(-camera.x * camera.zoom);
  plan.originY = Math.round(-camera.y * camera.zoom);
  plan.resolution = input.resolution;
  plan.hasShadows = detail.hasShadows && !options.isOptimized;
  plan.motion = 'none';
  plan.evening = options.eveningShare?.() ?? null;
  writeSight(plan.camera, viewport, plan.sight);
  plan.clearTop = plan.sight.top + viewport.insets.top / camera.zoom;
  if (plan.items !== items) replaceItems(plan, items);
  if (plan.people !== figures) replaceFigures(plan, figures);
  const aroundPx = input.isPreloading ? PRELOAD_PX : 0;
  for (const entry of plan.stills) planStill(entry, plan.sight, aroundPx);
  for (const entry of plan.moving) planMoving(entry, plan, input);
  const self = plan.figures.find(({ isSelf }) => isSelf)?.source.shown ?? null;
  for (const entry of plan.figures) {
    planFigure(entry, plan, input);
    if (options.isOptimized) entry.halfSize = 'always';
    else entry.halfSize = !detail.hasFarFigures && isFar(entry, self) ? 'enough' : 'never';
  }
  sortInPlace(plan.figures, isFarther);
  planEffects(plan, input.effects ?? [], input.nowMs);
  planLabels(plan, input.aim, viewport);
  writeLabels(plan, input);
}

function planStill(entry: StillEntry, sight: Sight, aroundPx: number): void {
  const { left, top, widthPx, heightPx } = entry.item;
  entry.isNear = isInSight(sight, left, top, widthPx, heightPx, aroundPx);
  entry.isOnScreen = entry.isNear && isInSight(sight, left, top, widthPx, heightPx);
}

function planMoving(entry: MovingEntry, plan: FramePlan, input: FrameInput): void {
  const { motion, widthPx, heightPx, door, place, shareAt } = entry.item;
  const { seconds, ambienceSeconds = seconds, detail = FULL_DETAIL, options, doors = NO_DOORS } = input;
  if (place !== undefined) {
    planPlaced(entry, place, plan, input);
    return;
  }
  if (door !== undefined) {
    planDoorPart(entry, door, plan.sight, doors);
    if (door.when === 'news' && PULSING.has(door.door) && !options.isStill) entry.alpha *= pulseAt(seconds);
    entry.tint = tintNow(entry, options);
    return;
  }
  const isLamp = isFlicker(motion);
  const { wind } = input;
  const atS = isLamp ? seconds : wind === undefined ? ambienceSeconds : secondsInWind(motion, ambienceSeconds, wind);
  placeMotion(motion, atS, options.isStill, entry);
  entry.tint = tintNow(entry, options);
  if (wind !== undefined && !options.isStill) blow(motion, wind, motion.y, entry);
  if (shareAt !== undefined) entry.alpha *= shareAt(motion.x, input.nowMs);
  const moves = !options.isStill && (isLamp ? detail.hasFlicker : detail.hasAmbience);
  const width = widthPx * motion.scale;
  const height = heightPx * motion.scale;
  const left = entry.x - width / 2;
  const top = entry.y - height / 2;
  entry.isOnScreen =
    entry.alpha > LEAST_ALPHA && isInSight(plan.sight, left, top, width, height) && (moves || rests(motion));
  if (!moves || plan.motion === 'inSight') return;
  plan.motion = isInSight(plan.sight, left, top, width, height, MOTION_AROUND_PX) ? 'inSight' : 'outside';
}

/** What is graded with the light of the hour follows it while it changes. By day that is white, as light and pictures of the evening. */
function tintNow({ item, x }: MovingEntry, { tint, changingTint }: FrameInput['options']): number {
  const isGraded =
    item.tint === tint && item.blend === 'normal' && item.over === undefined && item.door?.when !== 'lit';
  return isGraded ? (changingTint?.(x) ?? tint) : item.tint;
}

/** Reused for each piece. */
const placeTime = {
  nowMs: 0,
  isStill: false,
  isOptimized: false,
  sight: { left: 0, top: 0, right: 0, bottom: 0 },
  clearTop: 0,
};

function planPlaced(entry: MovingEntry, place: PlaceItem, plan: FramePlan, input: FrameInput): void {
  const { options, detail = FULL_DETAIL } = input;
  placeTime.nowMs = input.nowMs;
  placeTime.isStill = options.isStill || !detail.hasAmbience;
  placeTime.isOptimized = options.isOptimized;
  placeTime.sight = plan.sight;
  placeTime.clearTop = plan.clearTop;
  const state = place(entry, placeTime);
  entry.edgeX = entry.item.edge?.(input.nowMs) ?? null;
  entry.tint = tintNow(entry, options);
  const width = entry.item.widthPx * entry.scaleX;
  const height = entry.item.heightPx * entry.scaleY;
  const [left, top] = [entry.x - width / 2, entry.y - height / 2];
  entry.isOnScreen = state !== 'hidden' && entry.alpha > LEAST_ALPHA && isInSight(plan.sight, left, top, width, height);
  if (state !== 'moving' || plan.motion === 'inSight') return;
  plan.motion = isInSight(plan.sight, left, top, width, height, MOTION_AROUND_PX) ? 'inSight' : 'outside';
}

/** Doors whose sign of news shines and dims. */
const PULSING: ReadonlySet<string> = new Set(['radio', 'flow', 'wardrobe']);
const PULSE = { periodS: 1.6, least: 0.45 } as const;
const pulseAt = (seconds: number): number =>
  PULSE.least + (1 - PULSE.least) * (0.5 + 0.5 * Math.cos((2 * Math.PI * seconds) / PULSE.periodS));

/** It is not ambience: a lit door at rest requests no frames. */
function planDoorPart(
  entry: MovingEntry,
  { door, when }: NonNullable<MovingItem['door']>,
  sight: Sight,
  { lit, news }: ShownDoors,
): void {
  const { motion, widthPx, heightPx } = entry.item;
  entry.x = motion.x;
  entry.y = motion.y;
  if (when === 'lit') entry.alpha = lit.get(door) ?? 0;
  else entry.alpha = when === 'always' || news.has(door) ? 1 : 0;
  const [left, top] = [motion.x - widthPx / 2, motion.y - heightPx / 2];
  entry.isOnScreen = entry.alpha > LEAST_ALPHA && isInSight(sight, left, top, widthPx, heightPx);
}

function isFar({ x, y, isSelf, halfSize }: FigureEntry, self: { x: number; y: number } | null): boolean {
  if (self === null || isSelf) return false;
  // Between the two distances it stays as it is: a change loads a picture.
  return Math.hypot(x - self.x, y - self.y) > (halfSize === 'enough' ? FAR_PX.to : FAR_PX.from);
}

function planFigure(
  entry: FigureEntry,
  { sight, camera }: FramePlan,
  { options, items, poseGesture }: FrameInput,
): void {
  const { shown, gait, player, gesture, glance } = entry.source;
  const { width, height } = player.user.customization;
  const headMapY = shown.y - HEAD_ABOVE_SOLES_PX * height;
  entry.user = player.user;
  entry.x = shown.x;
  entry.y = shown.y;
  entry.depth = Math.round(shown.y);
  entry.isOnScreen = isInSight(
    sight,
    shown.x - FIGURE.halfWidthPx * width,
    headMapY,
    2 * FIGURE.halfWidthPx * width,
    HEAD_ABOVE_SOLES_PX * height + FIGURE.belowSolesPx,
  );
  entry.alpha = entry.source.alpha;
  if (entry.alpha <= LEAST_ALPHA) entry.isOnScreen = false;
  if (!entry.isOnScreen) return;
  entry.view = glance?.view ?? shown.view;
  poseOf(gait, entry);
  if (options.isStill) entry.liftPx = 0;
  entry.lean = 0;
  entry.props = NO_PROPS;
  entry.isCut = false;
  const gaitLiftPx = entry.liftPx;
  if (gesture !== null) poseGesture?.(entry, gesture, { isStill: options.isStill, pictures: items.props });
  entry.risePx = entry.liftPx - gaitLiftPx;
  entry.tint = options.lampLight?.tintAt(entry.x, entry.y, options.tint) ?? options.tint;
  const headY = entry.y - HEAD_ABOVE_SOLES_PX * height + (entry.isCut ? entry.cut.dropPx : 0);
  entry.headX = Math.round(entry.x * camera.zoom);
  entry.headY = Math.round(headY * camera.zoom);
}

function replaceItems(plan: FramePlan, items: SceneItems): void {
  plan.items = items;
  plan.stills = items.stills.map((item) => ({ item, isNear: false, isOnScreen: false }));
  plan.moving = items.moving.map((item) => ({
    item,
    isOnScreen: false,
    tint: item.tint,
    edgeX: null,
    x: 0,
    y: 0,
    rotation: 0,
    scaleX: 1,
    scaleY: 1,
    alpha: 1,
  }));
}

/** Keeps the entries of figures that stay. */
function replaceFigures(plan: FramePlan, people: readonly Figure[]): void {
  const known = new Map(plan.figures.map((entry) => [entry.source, entry]));
  plan.people = people;
  plan.figures = people.map((figure, order) => {
    const entry = known.get(figure) ?? createFigureEntry(figure);
    entry.tag.order = order;
    return entry;
  });
}

function createFigureEntry(source: Figure): FigureEntry {
  const { player, shown } = source;
  return {
    source,
    id: player.socketId,
    isSelf: player.isSelf,
    user: player.user,
    isOnScreen: false,
    x: shown.x,
    y: shown.y,
    view: shown.view,
    depth: 0,
    lean: 0,
    isCut: false,
    cut: { hipPx: 0, dropPx: 0, legsWidth: 1, upperLean: 0, upperScale: 1 },
    risePx: 0,
    alpha: 1,
    props: NO_PROPS,
    tint: 0xffffff,
    halfSize: 'never',
    headX: 0,
    headY: 0,
    tag: createTagBox(),
    bubble: createBubbleBox(),
    liftPx: 0,
    tilt: 0,
    scaleX: 1,
    scaleY: 1,
    shadowScale: 1,
  };
}

const isFarther = (a: FigureEntry, b: FigureEntry): boolean => a.y < b.y;
