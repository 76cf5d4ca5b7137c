/**
 * Gestures and seats of the running town: it gives figures the gestures that the server sent, walks the own player to seats, and
 * makes what the interface requests. Owns the seats that the server refused.
 */
import type { Camera } from '../../engine/camera.ts';
import type { CoreClient } from '../../engine/client-types.ts';
import type { Point } from '../../engine/core/types.ts';
import type { Gesture } from '../../shared/rules/gestures.ts';
import { SEAT_SEARCH_PX } from '../../shared/rules/gestures.ts';
import type { Seat } from '../../shared/rules/places.ts';
import { SEAT_LABEL, SEAT_PROMPT } from '../../languages/door-text.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { gestureFailed, listenToGestureRequests } from '../../state/people/gesture-requests.ts';
import { gestureOf, listenToGestures, makeGesture, type ShownGesture, standUp } from '../../state/people/gestures.ts';
import type { Player } from '../../state/people/players.ts';
import type { GesturePoser } from '../plan/frame-plan.ts';
import { HEAD_ABOVE_SOLES_PX } from '../state/figure-size.ts';
import type { LabelFace } from '../state/label-face.ts';
import type { DoorPlate } from '../state/shown-doors.ts';
import type { TownWorld } from '../world/town-world.ts';
import { createDanceTicks, soundGesture } from './gesture-sounds.ts';
import { viewOfBow } from './look-toward.ts';
import { createMeetings } from './meetings.ts';
import { poseGesture } from './pose-figure.ts';
import { createSeatErrand } from './seat-errand.ts';
import { byDistance, pathLengthPx, seatAt } from './seats.ts';

/** A seat that the server refused is not tried again for this time. */
const REFUSED_MS = 10_000;
/** A player this near to a seat sits down by Enter. */
const ENTER_PX = 44;

export interface GestureInput {
  /** The free seat at a point of the window, CSS pixels. */
  seatAt(camera: Camera, at: Point): Seat | null;
  /** Walks to the seat and sits down. */
  choose(seat: Seat): void;
  /** Sits down on the seat that the player is at. Returns false when there is none. */
  chooseNear(): boolean;
  /** The player does not want to sit down any more. */
  forget(): void;
}

export interface RunningGestures extends GestureInput {
  /** Applies gestures to entries of the plan. */
  readonly poser: GesturePoser;
  /** The words over the own head beside a free seat; null elsewhere. */
  plate(): DoorPlate | null;
  /** The free seat that the player is at. */
  near(): Seat | null;
  /** Call in each frame after the world's step. Returns whether another frame is needed. */
  step(elapsedMs: number): boolean;
  close(): void;
}

export interface TownGesturesDeps {
  world: Pick<TownWorld, 'figures' | 'walkTo' | 'stop' | 'isSteered' | 'onWalk' | 'wake'>;
  core: Pick<CoreClient, 'planWalk'>;
  labels: { plate(words: { name: string; note: string }): LabelFace | null };
}

export function openGestures({ world, core, labels }: TownGesturesDeps, seats: readonly Seat[]): RunningGestures {
  const meetings = createMeetings();
  const ticks = createDanceTicks();
  const refusedMs = new Map<string, number>();

  const seatOf = (key: string | null): Seat | null => seats.find((seat) => seat.key === key) ?? null;

  function show(player: Player, gesture: ShownGesture | null): void {
    const figure = world.figures.of(player);
    if (figure === undefined) return;
    if (gesture === null) figure.gesture = null;
    else {
      const { act, atMs, seat } = gesture;
      const meeting = act === 'wave' ? meetings.wave(figure, atMs) : null;
      const look = act === 'bow' ? viewOfBow(figure, world.figures.all()) : null;
      figure.gesture = { act, atMs, seat: seatOf(seat), meeting, look, ageMs: 0, beatMs: 0 };
    }
    world.wake();
  }

  const isFree = ({ key }: Seat): boolean => {
    if (runtime.monotonic() - (refusedMs.get(key) ?? Number.NEGATIVE_INFINITY) < REFUSED_MS) return false;
    return !world.figures.all().some(({ gesture, player }) => gesture?.seat?.key === key && !player.isSelf);
  };

  const errand = createSeatErrand({
    world,
    sit: (seat) => makeGesture('sit', seat.key),
    replacement(taken, wanted) {
      refusedMs.set(taken.key, runtime.monotonic());
      return free(wanted)[0] ?? null;
    },
    failed: gestureFailed,
  });

  const own = (): Point | null => world.figures.self()?.shown ?? null;

  function free(among: readonly Seat[]): Seat[] {
    const at = own();
    return at === null ? [] : byDistance(among.filter(isFree), at);
  }

  /** Null for somebody who walks, sits, or makes another gesture. */
  function near(): Seat | null {
    const self = world.figures.self();
    if (self === null || self.shown.isMoving || self.gesture !== null || errand.isUnderway()) return null;
    const { x, y } = self.shown;
    return free(seats).find(({ stand }) => Math.hypot(stand.x - x, stand.y - y) <= ENTER_PX) ?? null;
  }

  /** The free seat with the shortest path, if one is near. */
  async function nearest(at: Point): Promise<Seat | null> {
    const near = free(seats).filter(({ stand }) => Math.hypot(stand.x - at.x, stand.y - at.y) <= SEAT_SEARCH_PX);
    let found: Seat | null = null;
    let leastPx = SEAT_SEARCH_PX;
    for (const seat of near) {
      const plan = await core.planWalk(at, seat.stand).catch(() => null);
      if (plan?.status !== 'found') continue;
      const lengthPx = pathLengthPx(at, plan.points);
      if (lengthPx > leastPx) continue;
      found = seat;
      leastPx = lengthPx;
    }
    return found;
  }

  async function sit(): Promise<void> {
    const self = world.figures.self();
    if (self === null) return;
    if (self.gesture?.act === 'sit') return standUp();
    const { x, y } = self.shown;
    const seat = await nearest({ x, y });
    if (seat === null) await make('sit');
    else errand.begin(seat, free(seats));
  }

  async function make(gesture: Gesture): Promise<void> {
    const refusal = await makeGesture(gesture);
    if (refusal !== null) gestureFailed(refusal);
  }

  const stops = [
    listenToGestures((player, gesture) => {
      show(player, gesture);
      const figure = gesture === null ? undefined : world.figures.of(player);
      if (figure !== undefined) soundGesture(figure);
    }),
    listenToGestureRequests({
      make(gesture) {
        errand.forget();
        if (world.isSteered()) return;
        world.stop();
        void (gesture === 'sit' ? sit() : make(gesture));
      },
      sitOn(keys) {
        const among = seats.filter(({ key }) => keys.includes(key));
        const seat = free(among)[0];
        if (seat === undefined) gestureFailed('full');
        else errand.begin(seat, among);
      },
    }),
    world.onWalk(errand.walked),
  ];

  // Those that began while the code was loading.
  for (const { player } of world.figures.all()) {
    const gesture = gestureOf(player);
    if (gesture !== null) show(player, gesture);
  }

  return {
    poser: poseGesture,
    seatAt(camera, at) {
      return seatAt(seats.filter(isFree), camera, at);
    },
    choose: (seat) => errand.begin(seat, [seat]),
    near,
    plate() {
      const seat = near();
      const self = world.figures.self();
      if (seat === null || self === null) return null;
      const isTouch = 'touch' in document.documentElement.dataset;
      const face = labels.plate({ name: SEAT_LABEL[seat.kind], note: isTouch ? SEAT_PROMPT.tap : SEAT_PROMPT.enter });
      if (face === null) return null;
      const { x, y } = self.shown;
      return { face, at: { x, y: y - HEAD_ABOVE_SOLES_PX * self.player.user.customization.height }, alpha: 1 };
    },
    chooseNear() {
      const seat = near();
      if (seat === null) return false;
      errand.begin(seat, [seat]);
      return true;
    },
    forget: errand.forget,
    step(elapsedMs) {
      ticks.step(world.figures.all());
      return errand.step(elapsedMs, world.figures.self()?.shown ?? null);
    },
    close() {
      for (const stop of stops) stop();
    },
  };
}
