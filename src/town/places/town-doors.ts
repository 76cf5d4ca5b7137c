/**
 * The doors of the running town: which one is lit and named, the walk to a door, and entering it. Feeds events to the reducer in
 * `visit.ts` and owns its state, what the pointer and the list of places point at, and the light of each door.
 */
import { subscribe } from 'valtio';
import type { Camera } from '../../engine/camera.ts';
import type { Point } from '../../engine/core/types.ts';
import { DOOR_PROMPT, doorTextOf } from '../../languages/door-text.ts';
import type { Door, NamePlate, TownPlaces } from '../../shared/rules/places.ts';
import { comeNear, declarePlaces, enterDoor, listenToPlaces, townPlaces } from '../../state/places/town-places.ts';
import { playSound } from '../../state/settings/sounds.ts';
import { HEAD_ABOVE_SOLES_PX } from '../state/figure-size.ts';
import type { Figure } from '../state/figures.ts';
import type { LabelFace } from '../state/label-face.ts';
import { fadeDoors, type ShownDoors } from '../state/shown-doors.ts';
import type { TownWorld, WalkNews } from '../world/town-world.ts';
import { doorAt, doorNear, plateAt } from './door-hit.ts';
import type { NamePlates } from './name-plates.ts';
import { ARRIVED_PX, NO_VISIT, reduceVisit, type VisitEvent } from './visit.ts';
import { createWalkRetry } from './walk-retry.ts';

export interface TownDoorsDeps {
  world: Pick<TownWorld, 'figures' | 'walkTo' | 'stop' | 'face' | 'onWalk' | 'wake'>;
  labels: { plate(words: { name: string; note: string }): LabelFace | null };
  /** Whether a finger is the first pointing device. */
  isTouch: boolean;
}

/** The part of the doors that input uses. */
export interface DoorInput {
  at(camera: Camera, at: Point): Door | null;
  /** The door that the plate names. */
  named(): Door | null;
  /** The pointer is over the door; null: over none. */
  point(door: Door | null): void;
  /** Walks to the door; chosen again: enters it at once. */
  choose(door: Door): void;
  /** Enters the door that the player is near. Returns false when there is none. */
  chooseNear(): boolean;
  /** What a click there only names. */
  plateAt(camera: Camera, at: Point): NamePlate | null;
  /** Walks to it, and names it. */
  name(plate: NamePlate): void;
  /** Another click: the player does not want to enter any more. */
  forget(): void;
  /** The device used last. */
  setTouch(isTouch: boolean): void;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

export interface TownDoors extends DoorInput {
  readonly shown: ShownDoors;
  /** The location's file is loaded. */
  declare(places: TownPlaces): void;
  /** The door that the player is near. */
  near(): Door | null;
  /** Call in each frame after the world's step. Returns whether another frame is needed. */
  step(elapsedMs: number, isStill: boolean): boolean;
  close(): void;
}

/** Between two players of whom one walked to the other. */
const BESIDE_PX = 70;

const distanceTo = ({ stand }: Door, { shown: { x, y } }: Figure): number => Math.hypot(x - stand.x, y - stand.y);

/** The middle of its upper edge. */
function overDoor({ hits: [hit] }: Door): Point {
  const [left, top, right] = hit ?? [0, 0, 0, 0];
  return { x: (left + right) / 2, y: top };
}

export function createTownDoors({ world, labels, ...device }: TownDoorsDeps): TownDoors {
  const lit = new Map<string, number>();
  const shown: Writable<ShownDoors> = { lit, news: new Set(townPlaces.news), plate: null };
  let declared: TownPlaces = { doors: [], places: [], seats: [], plates: [] };
  let plates: NamePlates | null = null;
  let visit = NO_VISIT;
  let pointed: string | null = null;
  let focused: string | null = null;
  let litBefore: string | null = null;
  let near: Door | null = null;
  let named: Door | null = null;
  let { isTouch } = device;
  /** The door that was entered last, while the player is in front of it. */
  let left: Door | null = null;
  const retry = createWalkRetry();
  /** The door entered last, until the player does something else: the server can put the player back on the way to it. */
  let entered: { door: Door; way: 'there' | 'putBack' | 'walksBack' } | null = null;

  const doorOf = (key: string | null): Door | null => declared.doors.find((door) => door.key === key) ?? null;

  const figureOf = (username: string): Figure | undefined =>
    world.figures.all().find(({ player }) => player.user.username.toLowerCase() === username.toLowerCase());

  function dispatch(event: VisitEvent): void {
    const before = visit;
    visit = reduceVisit(before, event);
    if (visit === before) return;
    world.wake();
    if (visit.entered === before.entered) return;
    const door = doorOf(visit.last);
    if (door === null) return;
    left = door;
    entered = { door, way: 'there' };
    enterDoor(door);
  }

  function choose(door: Door): void {
    if (visit.to === door.key) dispatch({ type: 'chosen', door: door.key });
    else begin(door);
    retry.restart();
  }

  function begin(door: Door): void {
    // The walk forgets the door of before, so it begins first.
    world.walkTo(door.stand);
    dispatch({ type: 'chosen', door: door.key });
  }

  function pointAt(key: string | null): void {
    if (pointed === key) return;
    pointed = key;
    world.wake();
  }

  /** Turns to the door on arrival; the screen opens while the player turns. Walks again where the walk has ended too early. */
  function arrive(elapsedMs: number): void {
    const self = world.figures.self();
    const door = doorOf(visit.to);
    if (self === null || door === null) return;
    const { isMoving } = self.shown;
    const { entered: count } = visit;
    dispatch({ type: 'at', distancePx: distanceTo(door, self), isMoving });
    if (visit.entered !== count) world.face(door.view);
    if (visit.to === null) return;
    const next = retry.step(elapsedMs, isMoving);
    if (next === 'underway') return;
    dispatch({ type: 'forgotten' });
    if (next === 'again') begin(door);
  }

  /**
   * On a slow connection the server can let a walk begin later than the player saw it, and place the player before the door:
   * the rest is walked, once.
   */
  function walkBack(): void {
    const self = world.figures.self();
    if (self === null || entered === null || self.shown.isMoving) return;
    const { door, way } = entered;
    if (way === 'putBack' && distanceTo(door, self) > ARRIVED_PX) {
      // Which forgets the door.
      world.walkTo(door.stand);
      entered = { door, way: 'walksBack' };
    } else if (way === 'walksBack' && distanceTo(door, self) <= ARRIVED_PX) {
      entered = null;
      world.face(door.view);
    }
  }

  function keepEntered({ type }: WalkNews): void {
    if (type === 'putBack' && entered?.way === 'there') entered = { ...entered, way: 'putBack' };
    else if (type !== 'planned') entered = null;
  }

  /** A door can be outside of a phone's window when the player has come to it. */
  function overHead(door: Door): Point {
    const self = world.figures.self();
    if (self === null) return overDoor(door);
    const { x, y } = self.shown;
    return { x, y: y - HEAD_ABOVE_SOLES_PX * self.player.user.customization.height };
  }

  function glow(key: string | null): void {
    const door = doorOf(key);
    if (door !== null) playSound('door-glow', { at: door.stand });
  }

  function showPlate(key: string | null): void {
    const door = doorOf(key);
    const text = key === null ? undefined : doorTextOf(key);
    const level = key === null ? 0 : (lit.get(key) ?? 0);
    shown.plate = null;
    named = door;
    if (door === null || text === undefined || level === 0) return;
    const isEntry = door === near && pointed === null && visit.to === null;
    const prompt = isTouch ? DOOR_PROMPT.tap : DOOR_PROMPT.enter;
    const face = labels.plate({ name: text.label, note: isEntry ? prompt : text.hint });
    if (face !== null) shown.plate = { face, at: isEntry ? overHead(door) : overDoor(door), alpha: level };
  }

  async function showName(plate: NamePlate): Promise<void> {
    try {
      plates ??= (await import('./name-plates.ts')).createNamePlates(labels.plate);
    } catch (error) {
      console.warn('the town shows no names:', error);
      return;
    }
    plates.show(plate);
    world.wake();
  }

  const stopWalks = world.onWalk((news) => {
    // A pointer that rests says nothing about a town that moves under it.
    if (news.type === 'steered') pointAt(null);
    keepEntered(news);
    dispatch(news);
  });
  const stopPlaces = listenToPlaces({
    doorChosen(key) {
      const door = doorOf(key);
      if (door !== null) choose(door);
    },
    placeChosen(key) {
      const place = declared.places.find((one) => one.key === key);
      if (place !== undefined) world.walkTo(place.go);
    },
    pointChosen: (at) => world.walkTo(at),
    playerChosen(username) {
      const other = figureOf(username);
      const self = world.figures.self();
      if (other === undefined || self === null) return false;
      const { x, y } = other.shown;
      world.walkTo({ x: x + (self.shown.x < x ? -BESIDE_PX : BESIDE_PX), y });
      return true;
    },
    walkStopped: () => world.stop(),
    doorFocused(key) {
      focused = key;
      world.wake();
    },
    covered: () => dispatch({ type: 'forgotten' }),
    doorLeft() {
      const self = world.figures.self();
      if (self !== null && left !== null && doorNear([left], self.shown) !== null) world.face(0);
      left = null;
    },
    position() {
      const self = world.figures.self();
      return self === null ? null : { x: self.shown.x, y: self.shown.y };
    },
  });
  const stopNews = subscribe(townPlaces, () => {
    shown.news = new Set(townPlaces.news);
    world.wake();
  });

  return {
    shown,
    declare(places) {
      declared = places;
      declarePlaces(places);
      world.wake();
    },
    near: () => near,
    at: (camera, at) => doorAt(declared.doors, camera, at),
    named: () => named,
    point: (door) => pointAt(door?.key ?? null),
    choose,
    chooseNear() {
      if (near === null) return false;
      choose(near);
      return true;
    },
    plateAt: (camera, at) => plateAt(declared.plates, camera, at),
    name(plate) {
      world.walkTo(plate.stand);
      void showName(plate);
    },
    forget: () => dispatch({ type: 'forgotten' }),
    setTouch(isNowTouch) {
      isTouch = isNowTouch;
      if (isNowTouch) pointAt(null);
    },
    step(elapsedMs, isStill) {
      const self = world.figures.self();
      near = self === null ? null : doorNear(declared.doors, self.shown);
      if (visit.to !== null) arrive(elapsedMs);
      else walkBack();
      const litKey = pointed ?? focused ?? visit.to ?? near?.key ?? null;
      if (litKey !== litBefore) {
        glow(litKey);
        const lead = doorOf(litKey);
        if (lead?.to !== undefined) comeNear(lead);
      }
      litBefore = litKey;
      const isFading = fadeDoors(lit, litKey, elapsedMs, isStill);
      showPlate(litKey);
      const name = plates?.step(elapsedMs) ?? null;
      if (name !== null) shown.plate = name;
      return isFading || name !== null || visit.to !== null;
    },
    close() {
      stopWalks();
      stopPlaces();
      stopNews();
    },
  };
}
