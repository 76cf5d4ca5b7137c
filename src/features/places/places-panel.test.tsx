/** The sign and the panel of places, with a town that records what is chosen. */
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { fillPageGaps } from '../../../tests/support/page.ts';
import { declarePlaces, listenToPlaces, setNews } from '../../state/places/town-places.ts';
import { hud, resizeHud } from '../../state/settings/hud.ts';
import { topLayer } from '../../ui/layers/layers.ts';
import { PlaceSign } from './place-sign.tsx';
import { PlacesPanel } from './places-panel.tsx';

const PIER: [number, number][] = [
  [0, 0],
  [100, 0],
  [100, 100],
];
let heard: string[];
let stop: () => void;

beforeAll(fillPageGaps);
beforeEach(() => {
  resizeHud(1100, 800);
  heard = [];
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
  stop = listenToPlaces({
    doorChosen: (key) => void heard.push(`door ${key}`),
    placeChosen: (key) => void heard.push(`place ${key}`),
    pointChosen: ({ x, y }) => void heard.push(`point ${x} ${y}`),
    playerChosen: () => false,
    doorFocused: (key) => void heard.push(`focus ${key ?? 'none'}`),
    covered: () => undefined,
    doorLeft: () => undefined,
    position: () => ({ x: 500, y: 90 }),
  });
});
afterEach(() => {
  cleanup();
  stop();
  setNews('mail', false);
  hud.panels = [];
});

async function open() {
  render(
    <>
      <PlaceSign />
      <PlacesPanel />
    </>,
  );
  const sign = screen.getByRole('button', { name: 'Lantern Bay: Places' });
  await userEvent.click(sign);
  const panel = await screen.findByRole('region', { name: 'Places' });
  return { sign, panel, row: (name: RegExp) => within(panel).getByRole('button', { name }) };
}

it('lists doors and the places without one, lights the focused door, and walks', async () => {
  const { panel, row } = await open();
  expect(document.activeElement?.textContent).toBe('Places');
  const names = within(panel)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(names).toEqual([
    'BoutiqueClothes to try on and buy',
    'MailboxYour letters',
    'The pierA long wooden pier with three lantern posts, over blue water.',
  ]);
  expect(panel.textContent).toContain('You are near the pier.');
  row(/^Boutique/).focus();
  await userEvent.keyboard('{Enter}');
  row(/^The pier/).focus();
  await userEvent.keyboard('{Enter}');
  expect(heard).toEqual(['focus store', 'door store', 'focus none', 'place pier']);
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
  expect(screen.queryByRole('region')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(sign);
  resizeHud(390, 844);
  await userEvent.click(sign);
  await screen.findByRole('region', { name: 'Places' });
  act(() => topLayer()?.close());
  await expect.poll(() => screen.queryByRole('region')).toBeNull();
  await userEvent.click(sign);
  await userEvent.click(await screen.findByRole('button', { name: /^Mailbox/ }));
  expect(screen.queryByRole('region')).toBeNull();
  expect(heard).toContain('door mail');
});
