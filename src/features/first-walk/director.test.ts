import { describe, expect, it } from 'vitest';
import { WALK_BITS, type WalkBit, type WalkState } from '../../shared/rules/first-walk.ts';
import { type Moment, NOT_WALKING, reduceWalking, type Walking, type WalkingEvent, wantsBegin } from './director.ts';
import { text } from './text.ts';

const SPAWN = { x: 2665, y: 920 };

function createWalk() {
  let state: Walking = NOT_WALKING;
  let nowMs = 0;
  let at = SPAWN;
  const send = (event: WalkingEvent): Walking => (state = reduceWalking(state, event));
  const walk = (status: WalkState['status'], ...bits: WalkBit[]) =>
    send({ type: 'walk', walk: { status, bits: WALK_BITS.filter((bit) => bits.includes(bit)) }, nowMs });
  const pass = (ms: number, change: Partial<Moment> = {}) => {
    nowMs += ms;
    const still = {
      isCovered: false,
      hasCard: false,
      hasActed: false,
      device: 'mouse',
      otherSeat: null,
      isAlone: false,
    } as const;
    return send({ type: 'tick', moment: { nowMs, at, ...still, ...change } });
  };
  return {
    walk,
    pass,
    see: (bit: WalkBit) => send({ type: 'seen', bit, nowMs }),
    again: () => send({ type: 'again', nowMs }),
    wantsBegin: () => wantsBegin(state, nowMs),
    state: () => state,
    go: (x: number, y: number) => {
      at = { x, y };
    },
  };
}

describe('a newcomer', () => {
  it('is greeted beside the spawn point, and begins after 3.5 s or with the first key', () => {
    const { walk, pass, wantsBegin: wants } = createWalk();
    expect(walk('new').line?.text).toBe(text.hello);
    expect(pass(250).guide.cat).toMatchObject({ goal: { x: SPAWN.x - 110, y: SPAWN.y }, from: { x: 2560, y: 900 } });
    expect([pass(3000) && wants(), pass(300) && wants()]).toEqual([false, true]);
    const hasty = createWalk();
    hasty.walk('new');
    hasty.pass(250, { hasActed: true });
    expect(hasty.wantsBegin()).toBe(true);
  });

  it('hears each task, and what comes after it', () => {
    const { walk, pass, state } = createWalk();
    walk('new');
    pass(250);
    const heard: (string | undefined)[] = [];
    const earned: WalkBit[] = [];
    walk('going');
    for (const bit of WALK_BITS) {
      pass(3000);
      expect([state().bit, state().isTaskSaid]).toEqual([bit, true]);
      earned.push(bit);
      walk(earned.length === WALK_BITS.length ? 'done' : 'going', ...earned);
      heard.push(state().line?.text);
    }
    expect(heard).toEqual([text.done.lantern, text.done.hello, text.done.card, text.done.wear, text.gift]);
    expect(pass(3000, { isCovered: true })).toMatchObject({
      phase: 'gift',
      guide: { cat: { trick: 'circle', isLying: false } },
    });
    // The card is still to come.
    expect(pass(4500).phase).toBe('gift');
    expect(pass(6000, { hasCard: true }).phase).toBe('gift');
    expect(pass(3900).phase).toBe('gift');
    expect(pass(200)).toMatchObject({ phase: 'goodbye', line: { text: text.goodbye } });
    expect(state().guide.cat?.goal).toEqual({ x: 1596, y: 866 });
  });

  it('is not asked for what was earned before its turn', () => {
    const { walk, pass, state } = createWalk();
    walk('new');
    walk('going');
    walk('going', 'card');
    expect(pass(3000).bit).toBe('lantern');
    walk('going', 'card', 'lantern');
    walk('going', 'card', 'lantern', 'hello');
    expect([state().bit, state().line?.speaker]).toEqual(['wear', 'cadence']);
  });

  it('hears the next task only when cards and dialogs are closed', () => {
    const { walk, pass } = createWalk();
    walk('going', 'lantern', 'hello');
    walk('going', 'lantern', 'hello', 'card');
    expect(pass(9000, { isCovered: true }).isTaskSaid).toBe(false);
    expect(pass(250).isTaskSaid).toBe(true);
  });

  it('who goes away hears after 8 s that the cat waits, and the cat comes', () => {
    const { walk, pass, go } = createWalk();
    walk('going');
    go(3400, 900);
    pass(1000);
    expect(pass(7900).waitsAt).toBeNull();
    expect(pass(200)).toMatchObject({ waitsAt: { x: 3310, y: 900 }, line: { text: text.away } });
    expect(pass(250).guide.cat?.goal).toEqual({ x: 3310, y: 900 });
    go(2600, 900);
    expect(pass(250).waitsAt).toBeNull();
  });

  it('sees a paw only after three minutes without progress', () => {
    const { walk, pass } = createWalk();
    walk('going');
    expect(pass(170_000).isFolded).toBe(false);
    expect(pass(11_000).isFolded).toBe(true);
    expect(walk('going', 'lantern').isFolded).toBe(false);
  });
});

describe('the hand', () => {
  it('points at the lantern, and asks the second time', () => {
    const { walk, pass } = createWalk();
    walk('going');
    for (let ms = 0; ms < 6000; ms += 500) pass(500);
    expect(pass(500).guide.hand).toMatchObject({ x: 2440, y: 940, device: 'mouse' });
    expect(pass(3000)).toMatchObject({ guide: { hand: null }, isAside: false });
    for (let ms = 0; ms < 9000; ms += 500) pass(500);
    expect(pass(500)).toMatchObject({ isAside: true, line: { text: text.idle } });
    expect(pass(6000).isAside).toBe(false);
  });

  it('points at her whose card is to be opened, but not for keys', () => {
    const { walk, pass, go } = createWalk();
    go(2262, 800);
    walk('going', 'lantern', 'hello');
    for (let ms = 0; ms < 7000; ms += 500) pass(500);
    expect(pass(0).guide.hand).toMatchObject({ x: 2340, y: 700 });
    expect(pass(0, { device: 'keys' }).guide.hand).toBeNull();
  });

  it('marks the message line and the way to the wardrobe', () => {
    const { walk, pass } = createWalk();
    walk('going', 'lantern');
    expect([pass(250).guide.part, pass(3000).guide.part]).toEqual([null, 'message']);
    walk('going', 'lantern', 'hello', 'card');
    expect(pass(3000).guide.part).toBe('wardrobe');
  });
});

it('shows another seat while somebody sits beside the cat', () => {
  const { walk, pass } = createWalk();
  walk('going', 'lantern', 'hello', 'card', 'wear');
  pass(3000);
  const otherSeat = { key: 'west-1', x: 2308, y: 918 };
  expect(pass(250, { otherSeat })).toMatchObject({
    line: { text: text.seatTaken },
    guide: { target: { x: 2308, y: 918, seats: ['west-1'] } },
  });
  expect(pass(250).guide.target).toMatchObject({ x: 2392, y: 918 });
});

it('goes on after a reload without a greeting, and ends where it is skipped', () => {
  const { walk, pass } = createWalk();
  expect(walk('going', 'lantern')).toMatchObject({ phase: 'task', bit: 'hello', line: { text: text.resume } });
  expect(pass(3000).guide).toMatchObject({ hasMusician: true, cat: { goal: { x: 2392, y: 786 } } });
  expect(walk('skipped', 'lantern')).toMatchObject({ phase: 'off', line: { text: text.skipped } });
  expect(pass(250).guide.cat).toBeNull();
});

it('says nothing to players who skipped or finished it before', () => {
  for (const status of ['skipped', 'done', 'none'] as const) {
    expect(createWalk().walk(status)).toMatchObject({ phase: 'off', line: null });
  }
});

it('can be repeated without the server, and then ends without a gift', () => {
  const { walk, again, see, pass } = createWalk();
  walk('done', ...WALK_BITS);
  expect(again()).toMatchObject({ phase: 'task', bit: 'lantern', line: { text: text.again } });
  see('card');
  pass(3000);
  for (const bit of ['lantern', 'hello', 'wear'] as const) see(bit);
  expect(see('sit')).toMatchObject({ phase: 'goodbye', line: { text: text.goodbye } });
});

it('says hello and opens the own card anywhere where no townsfolk live', () => {
  const { walk, pass, go } = createWalk();
  walk('going', 'lantern');
  go(400, 760);
  const guide = pass(3000, { isAlone: true }).guide;
  expect(guide).toMatchObject({ hasMusician: false, target: null, isAlone: true, hasOwnCard: false, part: 'message' });
  // Nobody waits for the player elsewhere, and no hand points at her place.
  const later = pass(9000, { isAlone: true });
  expect([later.waitsAt, later.hand.count]).toEqual([null, 0]);
  expect(walk('going', 'lantern', 'hello').line).toEqual({ text: text.helloDoneAlone, speaker: 'ember' });
  expect(pass(3000, { isAlone: true }).guide).toMatchObject({ target: null, hasOwnCard: true });
  expect(walk('going', 'lantern', 'hello', 'card').bit).toBe('wear');
  expect(pass(3000, { isAlone: true }).guide).toMatchObject({ hasOwnCard: false });
});
