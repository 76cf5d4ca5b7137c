/** The doors of a town with the real world, walker and reducers; the test decides when path requests are answered. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CoreWorker, settle } from '../../../tests/support/core-worker.ts';
import { type OpenWorld, openWorld } from '../../../tests/support/open-world.ts';
import { faceOf } from '../../../tests/support/samples/figure.ts';
import type { Door } from '../../shared/rules/places.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { clearPlayers, movePlayer, replacePlayers } from '../../state/people/players.ts';
import {
  chooseDoor,
  choosePlace,
  coverTown,
  focusDoor,
  leaveDoor,
  listenToDoors,
  listenToNearDoors,
  ownPosition,
} from '../../state/places/town-places.ts';
import type { TownWorld } from '../world/town-world.ts';
import { createTownDoors, type TownDoors } from './town-doors.ts';

const door = (key: string, x: number): Door => ({
  key,
  hits: [[x - 40, 100, x + 40, 300]],
  depth: 0,
  stand: { x, y: 400 },
  view: 3,
  screen: key,
});
const STORE = door('store', 600);
const MAIL = door('mail', 900);
const user = (username: string) => ({
  username,
  membership: 0,
  nametag: '',
  customization: bareCustomization(false, 0),
});

describe('the doors of the town', () => {
  let open: OpenWorld;
  let worker: CoreWorker;
  let world: TownWorld;
  let doors: TownDoors;
  let entered: string[];
  let plates: string[];
  let stopListening: () => void;

  beforeEach(() => {
    open = openWorld();
    ({ worker, world } = open);
    plates = [];
    doors = createTownDoors({
      world,
      isTouch: false,
      labels: {
        plate: ({ name, note }) => {
          plates.push(`${name}: ${note}`);
          return faceOf(name);
        },
      },
    });
    doors.declare({
      doors: [STORE, MAIL],
      places: [{ key: 'pier', area: [], go: { x: 500, y: 420 } }],
      seats: [],
      plates: [{ key: 'bloom', hit: [200, 100, 300, 300], stand: { x: 250, y: 420 } }],
    });
    entered = [];
    stopListening = listenToDoors(({ key }) => entered.push(key));
    replacePlayers([{ socketId: 'me', user: user('me'), state: { x: 400, y: 400, frame: 0 } }], 'me');
    frames(16);
  });
  afterEach(() => {
    stopListening();
    doors.close();
    world.close();
    clearPlayers();
  });

  const frames = (ms: number): void => open.frames(ms, (frameMs) => doors.step(frameMs, false));
  const walkTo = async (chosen: Door): Promise<void> => {
    doors.choose(chosen);
    await worker.answer();
    frames(300);
  };

  it('walks to a door and enters it on arrival, turned to it; afterwards the player turns back', async () => {
    await walkTo(STORE);
    expect(entered).toEqual([]);
    frames(2000);
    expect(entered).toEqual(['store']);
    expect(ownPosition()).toEqual({ x: 600, y: 400 });
    await settle();
    frames(200);
    expect(world.figures.self()?.shown.view).toBe(3);
    leaveDoor();
    await settle();
    frames(200);
    expect(world.figures.self()?.shown.view).toBe(0);
    expect(entered).toEqual(['store']);
  });

  it('walks the rest, once, when the server puts the player back before a door that was entered', async () => {
    await walkTo(STORE);
    frames(2000);
    movePlayer('me', 586, 400, 4);
    frames(16);
    await worker.answer();
    frames(400);
    expect(ownPosition()).toEqual({ x: 600, y: 400 });
    expect(world.figures.self()?.shown.view).toBe(3);
    movePlayer('me', 586, 400, 4);
    frames(400);
    expect(ownPosition()).toEqual({ x: 586, y: 400 });
    expect(entered).toEqual(['store']);
  });

  it('stays where the server puts the player after another walk', async () => {
    await walkTo(STORE);
    frames(2000);
    world.setDirection(-1, 0);
    await settle();
    frames(200);
    world.setDirection(0, 0);
    const { length } = worker.requests;
    movePlayer('me', 500, 400, 2);
    frames(400);
    expect(worker.requests.length).toBe(length);
  });

  it('enters at once when it is chosen again, from the list of places too', async () => {
    await walkTo(STORE);
    chooseDoor('store');
    expect(entered).toEqual(['store']);
  });

  it('says once that the player comes near a door to another location, or is about to walk to it', () => {
    const near: string[] = [];
    const stop = listenToNearDoors(({ key }) => near.push(key));
    doors.declare({ doors: [STORE, { ...MAIL, to: 'shop' }], places: [], seats: [], plates: [] });
    focusDoor('store');
    frames(32);
    expect(near).toEqual([]);
    focusDoor('mail');
    frames(32);
    focusDoor(null);
    frames(32);
    expect(near).toEqual(['mail']);
    movePlayer('me', 880, 400, 0);
    frames(32);
    stop();
    expect(near).toEqual(['mail', 'mail']);
  });

  it.each<[string, () => void]>([
    ['another click', () => world.walkTo({ x: 700, y: 420 })],
    ['a key', () => world.setDirection(1, 0)],
    ['a put-back', () => movePlayer('me', 600, 400, 0)],
    ['a dialog', coverTown],
    ['a place of the list', () => choosePlace('pier')],
  ])('forgets the door after %s', async (_, interrupt) => {
    await walkTo(STORE);
    interrupt();
    world.setDirection(0, 0);
    frames(3000);
    expect(entered).toEqual([]);
  });

  it('walks again when the walk ended before the door, and gives up in the end', async () => {
    doors.choose(STORE);
    const { length } = worker.requests;
    frames(3100);
    expect(worker.requests.length).toBe(length + 1);
    await worker.answer();
    frames(2000);
    expect(entered).toEqual(['store']);
    doors.choose(MAIL);
    frames(20_000);
    expect(worker.requests.length).toBe(length + 4);
    expect(doors.step(16, false)).toBe(false);
  });

  it('enters the door that the player is near by a key, and none from far away', async () => {
    expect(doors.chooseNear()).toBe(false);
    movePlayer('me', 630, 410, 0);
    frames(16);
    expect(doors.near()?.key).toBe('store');
    expect(doors.chooseNear()).toBe(true);
    await worker.answer();
    frames(600);
    expect(entered).toEqual(['store']);
  });

  it('lights and names the door under the pointer, the focused one, and the one that is near', () => {
    doors.point(MAIL);
    frames(200);
    expect(doors.shown.lit).toEqual(new Map([['mail', 1]]));
    expect(doors.shown.plate).toMatchObject({ at: { x: 900, y: 100 }, alpha: 1 });
    expect(plates.at(-1)).toBe('Mailbox: Your letters');
    doors.point(null);
    focusDoor('store');
    frames(200);
    expect([...doors.shown.lit.keys()]).toEqual(['store']);
    expect(plates.at(-1)).toBe('Boutique: Clothes to try on and buy');
    focusDoor(null);
    frames(200);
    expect(doors.shown.plate).toBeNull();
    movePlayer('me', 605, 400, 0);
    frames(200);
    expect(plates.at(-1)).toBe('Boutique: Press Enter');
    expect(doors.shown.plate?.at).toEqual({ x: 605, y: 200 });
    expect(doors.named()?.key).toBe('store');
    doors.setTouch(true);
    frames(16);
    expect(plates.at(-1)).toBe('Boutique: Tap to open');
  });

  it('names a thing without a screen for two seconds, walks to it and enters nothing', async () => {
    const camera = { x: 0, y: 0, zoom: 1 };
    expect(doors.plateAt(camera, { x: 190, y: 200 })).toBeNull();
    const thing = doors.plateAt(camera, { x: 210, y: 200 });
    if (thing === null) expect.unreachable();
    doors.name(thing);
    await worker.answer();
    // Its code is loaded.
    await expect.poll(() => (doors.step(0, false), doors.shown.plate)).not.toBeNull();
    frames(1900);
    expect(plates.at(-1)).toBe('Bloom: Fern looks after the flowers.');
    expect(doors.shown.plate?.at).toEqual({ x: 250, y: 100 });
    frames(200);
    expect(doors.shown.plate).toBeNull();
    expect([ownPosition(), entered]).toEqual([{ x: 250, y: 420 }, []]);
  });
});
