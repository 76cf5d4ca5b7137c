/** The sign and the panel of surroundings, with a town that records what is chosen. */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { placeListener } from '../../../tests/support/samples/place-listener.ts';
import { replaceRuntime } from '../../../tests/support/replace-runtime.ts';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { type HeardFigure, shareFigures } from '../../state/people/heard-figures.ts';
import { closeQuickActions, quickActions } from '../../state/people/quick-actions.ts';
import { declarePlaces, listenToPlaces, setNews } from '../../state/places/town-places.ts';
import { hud, openPanel, resizeHud } from '../../state/settings/hud.ts';
import { topLayer } from '../../ui/layers/layers.ts';
import { PlaceSign } from './place-sign.tsx';
import { PlacesPanel } from './places-panel.tsx';

const PIER: [number, number][] = [
  [0, 0],
  [100, 0],
  [100, 100],
];
const personAt = (username: string, x: number, y: number, isSelf = false): HeardFigure => ({
  player: { isSelf, user: { username } },
  shown: { x, y, isMoving: false },
  gait: { phase: 0 },
});
const SELF = personAt('me', 500, 90, true);
let heard: string[];
let figures: HeardFigure[];
let stop: () => void;
let stopFigures: () => void;

beforeAll(fillPageGaps);
beforeEach(() => {
  resizeHud(1100, 800);
  heard = [];
  figures = [SELF, personAt('Ben', 50, 50), personAt('Cleo', 620, 90)];
  stopFigures = shareFigures(() => figures);
  declarePlaces({
    doors: [
      { key: 'store', hits: [[0, 0, 1, 1]], depth: 0, stand: { x: 9, y: 9 }, view: 3, screen: 'store' },
      { key: 'mail', hits: [[0, 0, 1, 1]], depth: 0, stand: { x: 20, y: 9 }, view: 3, screen: 'email' },
    ],
    places: [
      { key: 'pier', area: PIER, go: { x: 50, y: 90 } },
      { key: 'boutique', area: PIER, go: { x: 9, y: 9 } },
    ],
    seats: [],
  });
  stop = listenToPlaces(
    placeListener({
      doorChosen: (key) => void heard.push(`door ${key}`),
      placeChosen: (key) => void heard.push(`place ${key}`),
      pointChosen: ({ x, y }) => void heard.push(`point ${x} ${y}`),
      playerChosen: (name) => heard.push(`player ${name}`) > 0,
      walkStopped: () => void heard.push('stop'),
      doorFocused: (key) => void heard.push(`focus ${key ?? 'none'}`),
      position: () => ({ x: 500, y: 90 }),
    }),
  );
});
afterEach(() => {
  cleanup();
  stop();
  stopFigures();
  closeQuickActions();
  setNews('mail', false);
  hud.panels = [];
});

async function open() {
  render(
    <>
      <PlaceSign />
      <section role="application" aria-label="Lantern Bay" tabIndex={-1} />
      <PlacesPanel />
    </>,
  );
  const sign = screen.getByRole('button', { name: 'Lantern Bay: Places' });
  await userEvent.click(sign);
  const panel = await screen.findByRole('region', { name: 'Surroundings' });
  return { sign, panel, row: (name: RegExp) => within(panel).getByRole('button', { name }) };
}

it('lists doors and the places without one, lights the focused door, and walks', async () => {
  const { panel, row } = await open();
  expect(document.activeElement?.textContent).toBe('Surroundings');
  const names = ['Go in', 'Walk to'].flatMap((list) =>
    within(within(panel).getByRole('region', { name: list }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  );
  expect(names).toEqual([
    'Mailbox to the left, 8 steps; Ben is there Your letters',
    'Boutique to the left, 8 steps; Ben is there Clothes to try on and buy',
    'The pier to the left, 8 steps; Ben is there A long wooden pier with three lantern posts, over blue water.',
  ]);
  expect(panel.textContent).toContain('You are near the pier.');
  row(/^Boutique, to the left, 8 steps; Ben is there\. Clothes to try on and buy$/).focus();
  await userEvent.keyboard('{Enter}');
  row(/^The pier/).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(row(/^Walk to Boutique/));
  await userEvent.click(row(/^Stop walking/));
  expect(heard).toEqual(['focus store', 'door store', 'focus none', 'place pier', 'point 9 9', 'stop']);
});

it('lists people with the way to them; choosing one opens the actions, and another button walks there', async () => {
  const { panel, row } = await open();
  const people = within(panel).getByRole('region', { name: 'People' });
  expect(
    within(people)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Cleo to the right, 2 steps, near the pier', 'Ben to the left, 8 steps, at the pier']);
  await userEvent.click(row(/^Cleo/));
  expect(quickActions.username).toBe('Cleo');
  await userEvent.click(row(/^Walk to Ben/));
  expect(heard).toContain('player Ben');
});

it('follows those who walk, but not in the row that has the focus, and keeps that row', async () => {
  const time = replaceRuntime(runtime);
  const { row } = await open();
  row(/^Cleo/).focus();
  figures = [SELF, personAt('Ben', 400, 90), personAt('Eve', 500, 90)];
  act(() => time.advance(1000));
  expect(row(/^Ben/).textContent).toBe('Ben to the left, 2 steps, near the pier');
  expect(row(/^Eve/).textContent).toBe('Eve here, near the pier');
  expect(document.activeElement?.textContent).toBe('Cleo to the right, 2 steps, near the pier');
  act(() => row(/^Ben/).focus());
  act(() => time.advance(1000));
  expect(screen.queryByRole('button', { name: /^Cleo/ })).toBeNull();
});

it('shows the nearest of a crowd first and moves the focus to the others', async () => {
  figures = [SELF, ...Array.from({ length: 15 }, (_, at) => personAt(`Walker${at}`, 600 + 60 * at, 90))];
  const { panel, row } = await open();
  const count = (): number =>
    within(within(panel).getByRole('region', { name: 'People' })).getAllByRole('listitem').length;
  expect(count()).toBe(13);
  await userEvent.click(row(/^Show 3 more/));
  expect(count()).toBe(15);
  expect(document.activeElement).toBe(row(/^Walker12/));
});

it('marks news', async () => {
  const { row } = await open();
  setNews('mail', true);
  await expect.poll(() => row(/^Mailbox/).textContent).toContain('New mail');
});

it('closes by Escape and returns the focus to the sign; on a phone Back and a choice close it too', async () => {
  const { sign, row } = await open();
  row(/^Boutique/).focus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Surroundings' })).toBeNull();
  await expect.poll(() => document.activeElement).toBe(sign);
  const town = screen.getByRole('application');
  town.focus();
  act(() => openPanel('places'));
  row(/^Boutique/).focus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.activeElement).toBe(town);
  resizeHud(390, 844);
  await userEvent.click(sign);
  await screen.findByRole('region', { name: 'Surroundings' });
  act(() => topLayer()?.close());
  await expect.poll(() => screen.queryByRole('region', { name: 'Surroundings' })).toBeNull();
  await userEvent.click(sign);
  await userEvent.click(await screen.findByRole('button', { name: /^Mailbox/ }));
  expect(screen.queryByRole('region', { name: 'Surroundings' })).toBeNull();
  expect(heard).toContain('door mail');
});
