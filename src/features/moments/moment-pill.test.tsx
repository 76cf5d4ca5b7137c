/** The pill of moments on the server's clock: its line, its way there, closing it, and its words for screen readers. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { placeListener } from '../../../tests/support/samples/place-listener.ts';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { type ManualRuntime, replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { queryClient } from '../../net/query-client.ts';
import { feedKeys } from '../../net/query-keys.ts';
import type { TownEvent } from '../../shared/contract/feed.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { lanterns, takeLanterns } from '../../state/places/lanterns.ts';
import { moments, takeMoment } from '../../state/places/moments.ts';
import { NO_WEATHER, sky } from '../../state/places/sky.ts';
import { connection } from '../../state/session/connection.ts';
import { declarePlaces, listenToPlaces } from '../../state/places/town-places.ts';
import { MomentPill } from './moment-pill.tsx';

const NIGHT: TownEvent = { date: '2026-11-21', title: 'Night', text: '', at: '19:00', place: 'gazebo' };
let time: ManualRuntime;
let walks: string[];
let own: { x: number; y: number } | null;
let stop: () => void;

beforeAll(fillPageGaps);
beforeEach(() => {
  Object.assign(lanterns, { day: null, found: [], heard: [] });
  walks = [];
  own = null;
  stop = listenToPlaces(placeListener({ placeChosen: (key) => void walks.push(key), position: () => own }));
});
afterEach(() => {
  stop();
  cleanup();
  queryClient.clear();
  Object.assign(moments, { people: null, risen: null });
  Object.assign(sky, NO_WEATHER);
});

/** The page's own clock is a minute late. */
function open(from: string, events: TownEvent[] = []): void {
  const nowMs = Date.parse(`2026-11-21T${from}Z`);
  time = replaceRuntime(runtime, { nowMs: nowMs - 60_000 });
  queryClient.setQueryData(feedKeys.events, events);
  takeLanterns({ nowMs, townMs: 0, day: 20778, found: [] });
  render(
    <QueryClientProvider client={queryClient}>
      <MomentPill />
    </QueryClientProvider>,
  );
}
const pass = (ms: number) => act(async () => time.advance(ms));
const said = () => screen.getByTestId('moment').textContent;

it('counts down to the lanterns, which screen readers hear once, and walks to the pier', async () => {
  open('18:59:20');
  await screen.findByText('Lanterns over the bay in 40 s');
  const before = said();
  await pass(10_000);
  await screen.findByText('Lanterns over the bay in 30 s');
  expect(said()).toBe(before);
  await userEvent.click(screen.getByRole('button', { name: 'Walk to the pier' }));
  expect(walks).toEqual(['pier']);
  act(() => takeMoment({ risen: 87 }));
  await pass(91_000);
  await screen.findAllByText('87 lanterns rose together.');
  await pass(20_000);
  expect(said()).toBe('');
});

it('shows an event that begins and is on, with who is there, until it is closed', async () => {
  open('18:48:00', [NIGHT]);
  await screen.findAllByText('Night begins in 12 min');
  await pass(14 * 60_000);
  act(() => takeMoment({ people: 0 }));
  await screen.findAllByText('Night is on.');
  act(() => takeMoment({ people: 3 }));
  await screen.findByText('Night is on. 3 people are there.');
  await userEvent.click(screen.getByRole('button', { name: 'Walk there' }));
  expect(walks).toEqual(['gazebo']);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(said()).toBe('Night is on.');
});

it('says that the musician plays, and leads to the stage', async () => {
  connection.hasTownsfolk = true;
  open('18:31:00');
  await screen.findAllByText('Cadence plays at the stage now.');
  await userEvent.click(screen.getByRole('button', { name: 'Walk there' }));
  expect(walks).toEqual(['stage']);
  connection.hasTownsfolk = false;
});

it('names the weather for some seconds when it changes', async () => {
  open('18:10:00');
  act(() => void (sky.weather = 'clear'));
  await pass(1000);
  expect(said()).toBe('');
  act(() => void (sky.weather = 'drizzle'));
  await screen.findAllByText('A little rain');
  await pass(9000);
  expect(said()).toBe('');
});

it('marks the line about the stage while the player is there, where narrow windows hide it', async () => {
  const area: [number, number][] = [];
  const places = [
    { key: 'stage', area, go: { x: 2298, y: 668 } },
    { key: 'pier', area, go: { x: 390, y: 764 } },
  ];
  declarePlaces({ doors: [], places, seats: [] });
  connection.hasTownsfolk = true;
  own = { x: 2700, y: 668 };
  open('18:31:00');
  const pill = (await screen.findAllByText('Cadence plays at the stage now.')).at(-1)?.parentElement;
  const isMarked = () => pill?.hasAttribute('data-there');
  expect(isMarked()).toBe(true);
  own = { x: 2820, y: 668 };
  await pass(1000);
  expect(isMarked()).toBe(false);
  // At the pier the countdown stays.
  cleanup();
  own = { x: 390, y: 764 };
  open('18:59:20');
  const countdown = await screen.findByText('Lanterns over the bay in 40 s');
  expect(countdown.parentElement?.hasAttribute('data-there')).toBe(false);
  connection.hasTownsfolk = false;
});
