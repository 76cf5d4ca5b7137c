/**
 * What a frame is planned from, and its plan: scenery, figures, name tags and bubbles with their final places.
 * `plan-frame.ts` fills the plan; painters read it and nothing else.
 */
import type { Camera, Viewport } from '../../engine/camera.ts';
import type { PlayerUser } from '../../shared/realtime/events.ts';
import type { Detail, HalfSize } from '../state/detail.ts';
import type { FigureGesture } from '../state/figure-gesture.ts';
import type { ShownEffect } from '../state/effects.ts';
import type { Figure } from '../state/figures.ts';
import type { Ambience } from '../state/frame-governor.ts';
import type { Pose } from '../state/gait.ts';
import type { HintFaces, LabelFace } from '../state/label-face.ts';
import type { DoorPlate, ShownDoors } from '../state/shown-doors.ts';
import type { ShownGuide } from '../state/shown-guide.ts';
import type { ShownHint } from '../state/shown-hint.ts';
import type { BubbleBox, BubbleGround } from './bubble-layout.ts';
import type { PlacedLabel } from './free-place.ts';
import type { LampLight } from './lamp-light.ts';
import type { MotionPlacement } from './motion-paths.ts';
import { type MovingItem, NO_ITEMS, type PropPicture, type SceneItems, type StillItem } from './scene-items.ts';
import type { EveningShare } from './light-change.ts';
import type { Sight } from './sight.ts';
import { createTagBox, type TagBox } from './tag-layout.ts';
import type { Wind } from './wind.ts';

/** Applies a gesture to the entry, which has the pose of the figure without it. */
export type GesturePoser = (
  entry: FigureEntry,
  gesture: FigureGesture,
  options: { readonly isStill: boolean; readonly pictures: SceneItems['props'] },
) => void;

export interface FrameOptions {
  isOptimized: boolean;
  /** Clouds, flags and glints do not move. */
  isStill: boolean;
  /** Multiplied onto figures: the light of the hour, 0xRRGGBB. */
  tint: number;
  /** Adds the light of lamps to `tint`; null by day. */
  lampLight: LampLight | null;
  /** The tint of moving scenery at a column of the map while the light changes; null: `tint`. Default null. */
  changingTint?: ((x: number) => number) | null;
  /** How much of the evening is there while the light changes; null: it does not. Default null. */
  eveningShare?: (() => EveningShare) | null;
}

/** A face and its place in the window. Later ones are drawn over earlier ones. */
export interface FrameLabel {
  face: LabelFace;
  /** Upper left corner of its picture, margin included, at scale 1; CSS pixels. */
  left: number;
  top: number;
  /** Around its middle. */
  scale: number;
  /** Above 0, to 1. */
  alpha: number;
}

/** State, scene and time of a frame. */
export interface FrameInput {
  camera: Camera;
  /** Where the camera is gliding to. */
  aim: Camera;
  viewport: Viewport;
  /** Device pixels of the canvas for each CSS pixel. */
  resolution: number;
  figures: readonly Figure[];
  items: SceneItems;
  /** What the light of lamps follows, and all other motion unless `ambienceSeconds` says otherwise. */
  seconds: number;
  ambienceSeconds?: number;
  /** Everything by default. */
  detail?: Detail;
  /** On the clock of the hint. */
  nowMs: number;
  hint: ShownHint | null;
  /** Null until their fonts are loaded. */
  hintFaces: HintFaces | null;
  /** Applies gestures; null until it is loaded. Default null. */
  poseGesture?: GesturePoser | null;
  /** None by default. */
  doors?: ShownDoors;
  /** None by default. */
  wind?: Wind;
  /** The words over the head of the own player, who can sit down; shown without a lit door. None by default. */
  seatPlate?: DoorPlate | null;
  /** What is drawn around figures; none by default. */
  effects?: readonly ShownEffect[];
  /** The marks of the first walk; none by default. */
  guide?: ShownGuide | null;
  /** Everything in sight is drawn: what is around it is loaded as well. */
  isPreloading: boolean;
  options: FrameOptions;
}

export interface StillEntry {
  readonly item: StillItem;
  /** Near enough that its picture must be loaded. */
  isNear: boolean;
  isOnScreen: boolean;
}

export interface MovingEntry extends MotionPlacement {
  readonly item: MovingItem;
  isOnScreen: boolean;
  /** 0xRRGGBB */
  tint: number;
  /** The middle of a soft edge over it, map px; null for none. */
  edgeX: number | null;
}

/** How the two pieces of a cut figure differ from the whole; map px. */
export interface HipCut {
  /** From the soles to the cut, of the whole figure. */
  hipPx: number;
  /** How much lower the upper piece is; the legs are that much shorter. */
  dropPx: number;
  /** Horizontal scale of the legs. */
  legsWidth: number;
  /** Of the upper piece about the cut: pixels to the right for each pixel up, and vertical scale. */
  upperLean: number;
  upperScale: number;
}

/** A picture beside a figure, in front of it; the centre on the map, radians clockwise. A negative `scaleX` mirrors it. */
export interface PropEntry {
  picture: PropPicture;
  x: number;
  y: number;
  rotation: number;
  scaleX: number;
  scaleY: number;
  alpha: number;
}

export interface FigureEntry extends Pose {
  /** The state that this entry is filled from; not for painters. */
  readonly source: Figure;
  readonly id: string;
  readonly isSelf: boolean;
  /** Name and look. */
  user: PlayerUser;
  isOnScreen: boolean;
  /** Soles on the map. */
  x: number;
  y: number;
  /** 0 to 5, see `src/engine/heading.ts` */
  view: number;
  depth: number;
  /** Pixels to the right for each pixel above the soles, besides the tilt. */
  lean: number;
  /** Whether it is drawn in two pieces, and how. */
  isCut: boolean;
  readonly cut: HipCut;
  /** How much higher than usual the whole figure is in a gesture, with its name and bubbles; map px. */
  risePx: number;
  /** How visible it is, 0 to 1. */
  alpha: number;
  /** What it holds; none without a gesture. */
  props: readonly PropEntry[];
  /** Light on the figure, 0xRRGGBB. */
  tint: number;
  /** Whether it has a picture of half the size. */
  halfSize: HalfSize;
  /** Top of the head, CSS pixels from the plan's origin: where the name tag is. */
  headX: number;
  headY: number;
  /** Place of the name; coordinates from the plan's origin. */
  readonly tag: TagBox;
  /** Place of the bubbles; coordinates of the window once the camera rests. */
  readonly bubble: BubbleBox;
}

/** A picture of an effect around a figure, in the layer of what has a foot on the ground. */
export interface EffectEntry {
  picture: 'rays' | 'heart' | 'sparkle';
  /** Its middle on the map. */
  x: number;
  y: number;
  /** Radians. */
  rotation: number;
  /** Of its size on the map. */
  scale: number;
  alpha: number;
  depth: number;
  isOnScreen: boolean;
}

export interface LabelGround extends BubbleGround {
  /** The own face and name. */
  readonly ownHead: PlacedLabel;
}

/** Where the plate of the lit door is, CSS pixels of the window. */
export interface PlateBox {
  isShown: boolean;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface FramePlan {
  /**
   * The map position of the window's top left corner, in whole device pixels from the map's own, and CSS pixels for each
   * map pixel. Between two pixels the GPU would blur everything and the core would show something else.
   */
  readonly camera: Camera;
  /** Where the map's top left corner is in the window, whole CSS pixels: labels are sharp only there. */
  originX: number;
  originY: number;
  readonly sight: Sight;
  /** Map y below the upper row of the interface. */
  clearTop: number;
  /** How much of the evening's hedge lies over that of the day; null for nothing. */
  evening: EveningShare | null;
  /** Device pixels of the canvas for each CSS pixel. */
  resolution: number;
  hasShadows: boolean;
  /** Where scenery moves. */
  motion: Ambience;
  /** Far to near by layer. */
  stills: readonly StillEntry[];
  moving: readonly MovingEntry[];
  /** Far to near. */
  figures: FigureEntry[];
  /** A pool: only those on screen are shown. */
  readonly effects: EffectEntry[];
  /** Names and bubbles in the window, in the order of their placement. */
  readonly tags: TagBox[];
  readonly bubbles: BubbleBox[];
  readonly ground: LabelGround;
  /** Names and the walk hint as the picture shows them. */
  readonly labels: FrameLabel[];
  /** A name appears or vanishes: another frame is needed. */
  isFading: boolean;
  /** Time of the last frame, and the records of all labels; not for painters. */
  labelSeconds: number;
  readonly labelPool: FrameLabel[];
  /** A click on it counts as one on the door. */
  readonly plateBox: PlateBox;
  /** What the entries were created for. */
  items: SceneItems;
  people: readonly Figure[];
}

export function createFramePlan(): FramePlan {
  return {
    camera: { x: 0, y: 0, zoom: 1 },
    originX: 0,
    originY: 0,
    sight: { left: 0, top: 0, right: 0, bottom: 0 },
    clearTop: 0,
    evening: null,
    resolution: 1,
    hasShadows: true,
    motion: 'none',
    stills: [],
    moving: [],
    figures: [],
    effects: [],
    tags: [],
    bubbles: [],
    ground: {
      area: { left: 0, top: 0, right: 0, bottom: 0, windowWidthPx: 0 },
      taken: [],
      keptCount: 0,
      ownHead: createTagBox(),
    },
    labels: [],
    isFading: false,
    labelSeconds: 0,
    labelPool: [],
    plateBox: { isShown: false, left: 0, top: 0, right: 0, bottom: 0 },
    items: NO_ITEMS,
    people: [],
  };
}
