/** Limits of connections by address, on a clock of the test. */
import { expect, test } from 'vitest';
import { AddressGate, type CountedConnection } from './address-gate.ts';

const HOUSEHOLD = 300;
const HOME = '203.0.113.5';

function start(rateLimitScale = 1) {
  let nowMs = 0;
  const gate = new AddressGate({ now: () => nowMs, rateLimitScale });
  /** Opens connections until one is refused, at most `most`. */
  const openFrom = (address: string, most: number): CountedConnection[] => {
    const opened: CountedConnection[] = [];
    while (opened.length < most && gate.admit(address)) opened.push(gate.open(address));
    return opened;
  };
  return { gate, openFrom, pass: (ms: number) => (nowMs += ms) };
}

test('a household of 300 connects at once and again while its old connections close', () => {
  const { openFrom } = start();
  const first = openFrom(HOME, HOUSEHOLD);
  expect(first).toHaveLength(HOUSEHOLD);
  for (const connection of first) connection.joined();
  expect(openFrom(HOME, HOUSEHOLD)).toHaveLength(HOUSEHOLD);
});

test('connections without a handshake are limited until they join or close', () => {
  const { gate, openFrom } = start();
  const [first, second] = openFrom(HOME, 1000);
  expect(gate.admit(HOME)).toBe(false);
  first?.joined();
  first?.joined();
  expect(openFrom(HOME, 1000)).toHaveLength(1);
  second?.closed();
  second?.closed();
  expect(openFrom(HOME, 1000)).toHaveLength(1);
  expect(gate.admit('203.0.113.6')).toBe(true);
});

test('open connections are limited', () => {
  const { gate, openFrom, pass } = start();
  const joined: CountedConnection[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    for (const connection of openFrom(HOME, 250)) {
      connection.joined();
      joined.push(connection);
    }
    pass(60_000);
  }
  expect(joined).toHaveLength(600);
  expect(gate.admit(HOME)).toBe(false);
  joined[0]?.closed();
  expect(gate.admit(HOME)).toBe(true);
});

test('attempts are limited by rate; refused ones cost nothing', () => {
  const { openFrom, pass } = start(0.1);
  const attempts = (): number => {
    const opened = openFrom(HOME, 30);
    for (const connection of opened) connection.closed();
    return opened.length;
  };
  expect([attempts(), attempts(), attempts()]).toEqual([30, 30, 0]);
  pass(5000);
  expect(attempts()).toBe(10);
});

test('all addresses together hold a limited number of connections without a handshake', () => {
  const { gate, openFrom } = start(0.01);
  let open = 0;
  for (let index = 0; index < 1000 && gate.admit(`10.0.0.${index}`); index += 1)
    open += openFrom(`10.0.0.${index}`, 1).length;
  expect(open).toBe(100);
});

test('an address whose limits are used is remembered while many others connect', () => {
  const { gate, openFrom } = start();
  openFrom(HOME, 1000);
  for (let index = 0; index < 25_000; index += 1) gate.admit(`2001:db8:0:${index.toString(16)}`);
  expect(gate.admit(HOME)).toBe(false);
});
