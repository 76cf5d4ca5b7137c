import { describe, expect, it } from 'vitest';
import { callsName, chooseLine, createTalkRules, type Scene } from './talk-rules.ts';

const MINUTE = 60_000;
const scene = (change: Partial<Scene> = {}): Scene => ({
  self: { x: 0, y: 0, isMoving: false },
  townsfolk: [{ id: 'clove', x: 100, y: 0 }],
  players: [{ x: 0, y: 0 }],
  ...change,
});

/** The first greeter of `given` in a time, asked twice a second; what is said is noted. */
function createTalk() {
  const rules = createTalkRules();
  const greets = (fromMs: number, toMs: number, given = scene()): [string, number] | null => {
    for (let ms = fromMs; ms <= toMs; ms += 500) {
      const id = rules.greeter(given, ms);
      const at = given.townsfolk.find((one) => one.id === id);
      if (id === null || at === undefined) continue;
      rules.spoke(id, at, ms);
      return [id, ms];
    }
    return null;
  };
  return { rules, greets };
}

describe('greeting', () => {
  it('waits until the player has been near and at rest for 1.5 s, and not again for 20 minutes', () => {
    const { greets } = createTalk();
    expect(greets(0, 5000, scene({ self: { x: 0, y: 0, isMoving: true } }))).toBeNull();
    expect(greets(5500, 9000, scene({ townsfolk: [{ id: 'clove', x: 161, y: 0 }] }))).toBeNull();
    expect(greets(20_000, 20_500, scene({ self: { x: 0, y: 0, isMoving: true } }))).toBeNull();
    expect(greets(21_000, 30_000)).toEqual(['clove', 22_500]);
    expect(greets(30_000, 22_000 + 20 * MINUTE)).toBeNull();
    expect(greets(22_500 + 20 * MINUTE, 23_000 + 20 * MINUTE)).toEqual(['clove', 22_500 + 20 * MINUTE]);
  });

  it('leaves 12 s between two characters who are near each other', () => {
    const { greets } = createTalk();
    const both = scene({
      townsfolk: [
        { id: 'clove', x: 100, y: 0 },
        { id: 'fern', x: 0, y: 100 },
      ],
    });
    expect(greets(0, 5000, both)).toEqual(['clove', 1500]);
    expect(greets(2000, 20_000, both)).toEqual(['fern', 13_500]);
  });

  it('is silent for 6 s after a line of a player near by, and while three players talk', () => {
    const { rules, greets } = createTalk();
    rules.heard('a', { x: 50, y: 0 }, 1000);
    rules.heard('far', { x: 2000, y: 0 }, 6000);
    expect(greets(0, 20_000)).toEqual(['clove', 7000]);
    const talk = createTalk();
    for (const speaker of ['a', 'b', 'c']) talk.rules.heard(speaker, { x: 50, y: 0 }, 1000);
    expect(talk.greets(0, 60_000)).toEqual(['clove', 31_000]);
  });

  it('is silent in a crowd of more than eight', () => {
    const crowd = (count: number) => scene({ players: Array.from({ length: count }, (_, x) => ({ x, y: 0 })) });
    const { rules, greets } = createTalk();
    expect(greets(0, 5000, crowd(9))).toBeNull();
    // There they only wave, once.
    expect([rules.waver(crowd(8), 5000), rules.waver(crowd(9), 5000), rules.waver(crowd(9), 6000)]).toEqual([
      null,
      'clove',
      null,
    ]);
    expect(createTalk().greets(0, 5000, crowd(8))).not.toBeNull();
  });
});

it('chooses the event, the rain, who one is and the hour, in this order', () => {
  const occasion = { hasMet: false, event: 'Lantern Night', isRaining: true, hour: 6 };
  expect(chooseLine(occasion, [])).toBe('event');
  expect(chooseLine(occasion, ['event'])).toBe('rain');
  expect(chooseLine(occasion, ['event', 'rain'])).toBe('first');
  expect(chooseLine({ ...occasion, hasMet: true }, ['event', 'rain'])).toBe('known');
  expect(chooseLine(occasion, ['event', 'rain', 'first'])).toBe('morning');
  expect(chooseLine({ ...occasion, event: null, isRaining: false, hour: 19 }, ['first'])).toBe('evening');
  expect(chooseLine({ ...occasion, event: null, isRaining: false, hour: 12 }, ['first'])).toBe('first');
});

it('hears its name as a word only', () => {
  expect(['Hello Fern!', 'fern?', 'ferns are green', 'ferny_x', 'hi'].map((text) => callsName(text, 'Fern'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
