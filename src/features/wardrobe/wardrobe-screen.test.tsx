/** The wardrobe: keys and layers, the camera of its figure, and items for the other body. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inventoryItem } from '../../../tests/support/samples/inventory-item.ts';
import { makePageTall } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { STACKED_QUERY } from '../../shared/rules/viewport.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import WardrobeScreen from './wardrobe-screen.tsx';

const server = servePage();
const toasts = collectToasts();
const onClose = vi.fn<() => void>();
const SHOES = 13;
const NOSE = 5;
const EQUIP_COAT = 'GET /inventory/coat/equip/1';
const BODY = 'POST /customization/bodyType';
const done = (): [number, unknown] => [200, { success: true, message: 'Done.' }];

beforeAll(makePageTall);
beforeEach(() => {
  onClose.mockClear();
  signInAs(userNamed('mirabel'));
  const items = [
    inventoryItem('cap'),
    inventoryItem('boots', { category: SHOES }),
    inventoryItem('nose', { category: NOSE }),
    inventoryItem('coat', { category: 11, bodyTypes: ['masculine'] }),
    inventoryItem('dress', { category: 10, bodyTypes: ['feminine'], isEquipped: true }),
  ];
  server.answers.set('GET /inventory', () => [200, items]);
  const look = { ...bareCustomization(false), top: 'dress' };
  server.answers.set('GET /profile/customization/mirabel', () => [200, { success: true, ...look }]);
  server.answers.set(BODY, done);
  server.answers.set(EQUIP_COAT, done);
});

const show = () =>
  renderWithQueries(
    <Dialog title="Wardrobe" onClose={onClose}>
      <WardrobeScreen />
    </Dialog>,
  );
const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^A ${name}`) });
const press = async (name: string) => userEvent.click(await tile(name));
const details = () => screen.queryByRole('region', { name: 'Item details' });
const camera = () => document.querySelector<HTMLElement>('.avatar-stage')?.dataset.camera;
const changes = () => server.asked.map(({ call }) => call).filter((call) => call === BODY || call === EQUIP_COAT);

describe('the keyboard', () => {
  it('reaches the items by one tab stop, and moves between them by arrows, Home and End', async () => {
    const user = userEvent.setup();
    show();
    await tile('cap');
    screen.getByRole('button', { name: 'Save Outfit' }).focus();
    await user.tab();
    expect(document.activeElement).toBe(await tile('cap'));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(await tile('nose'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(await tile('dress'));
    await user.keyboard('{Home}{ArrowRight}');
    expect(document.activeElement).toBe(await tile('boots'));
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save Outfit' }));
  });

  it('closes the details, then empties the search, then closes the wardrobe, one Escape each', async () => {
    const user = userEvent.setup();
    show();
    await user.type(await screen.findByRole('searchbox', { name: 'Search your items' }), 'boots');
    await press('boots');
    expect(details()).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(details()).toBeNull();
    expect(document.activeElement).toBe(await tile('boots'));
    expect(screen.queryByRole('button', { name: /^A cap/ })).toBeNull();
    await user.keyboard('{Escape}');
    await tile('cap');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('the camera', () => {
  it.each([
    ['wide window', false, ['whole', 'feet', 'face', 'whole']],
    ['phone', true, ['face', 'feet', 'face', 'face']],
  ])('of a %s shows what is tried on', async (_, isStacked, frames) => {
    const { matchMedia } = window;
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.assign(matchMedia(query), { matches: isStacked && query === STACKED_QUERY }),
      );
    show();
    const seen = [camera()];
    for (const name of ['boots', 'nose']) {
      await press(name);
      seen.push(camera());
    }
    await press('nose');
    seen.push(camera());
    expect(seen).toEqual(frames);
    cleanup();
    media.mockRestore();
  });

  it('shows the whole figure on a phone when it is enlarged, also with shoes', async () => {
    const { matchMedia } = window;
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query === STACKED_QUERY }));
    show();
    await press('boots');
    await userEvent.click(screen.getByRole('button', { name: 'Maximise avatar' }));
    expect(camera()).toBe('whole');
    await userEvent.click(screen.getByRole('button', { name: 'Minimise avatar' }));
    expect(camera()).toBe('feet');
    cleanup();
    media.mockRestore();
  });
});

describe('an item for the other body', () => {
  it('is marked, and is worn only after a question that says what the change takes off', async () => {
    show();
    await waitFor(async () => expect((await tile('coat')).textContent).toContain('Other body'));
    await press('coat');
    expect(screen.getByText('It fits the masculine body only.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Equip' }));
    const question = within(await screen.findByRole('dialog', { name: 'Change your body?' }));
    expect(
      question.getByText('A coat fits the masculine body only. Your body type changes to masculine.'),
    ).toBeDefined();
    expect(question.getByText('Not shown, made for the other body: A dress.')).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Keep my body' }));
    expect(changes()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Equip' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change body' }));
    await waitFor(() => expect(changes()).toEqual([BODY, EQUIP_COAT]));
    expect(server.callsOf(BODY)[0]?.body).toEqual({ bodyType: 'masculine' });
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Done.']));
  });

  it.each([200, 409])('is not worn when the body change is refused with status %i', async (status) => {
    server.answers.set(BODY, () => [status, { success: false, message: 'Not now.' }]);
    show();
    await waitFor(async () => expect((await tile('coat')).textContent).toContain('Other body'));
    await press('coat');
    await userEvent.click(screen.getByRole('button', { name: 'Equip' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Change body' }));
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Not now.']));
    expect(changes()).toEqual([BODY]);
  });
});

describe('cuts, favourites and turning', () => {
  beforeEach(() => {
    const items = [
      inventoryItem('beret-berry', { name: 'Berry Beret' }),
      inventoryItem('beret-mint', { name: 'Mint Beret', isEquipped: true }),
      inventoryItem('cap', { name: 'Bay Cap' }),
    ];
    server.answers.set('GET /inventory', () => [200, items]);
    localStorage.clear();
  });
  const button = (name: string | RegExp) => screen.findByRole('button', { name });

  it('shows the colours of one cut on one tile, the worn one first, and a swatch selects its colour', async () => {
    show();
    expect(await button(/^Mint Beret.+Worn/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Berry Beret.+/ })).toBeNull();
    await userEvent.click(await button('Berry Beret'));
    expect(within(details() ?? document.body).getByText('Berry Beret')).toBeDefined();
    expect((await button(/^Berry Beret.+/)).getAttribute('aria-pressed')).toBe('true');
  });

  const MARK = 'POST /inventory/favourites';
  const marks = () => server.asked.filter(({ call }) => call === MARK).map(({ body }) => body);
  const isMarked = async (name: string) => (await button(`Favourite: ${name}`)).getAttribute('aria-pressed') === 'true';

  it('keeps favourites on the account, and shows them alone', async () => {
    server.answers.set(MARK, () => [200, { success: true }]);
    show();
    await userEvent.click(await button('Favourite: Bay Cap'));
    expect(await isMarked('Bay Cap')).toBe(true);
    await waitFor(() => expect(marks()).toEqual([{ itemIds: ['cap'], isFavourite: true }]));
    await userEvent.click(await button('Sort and filter'));
    await userEvent.click(screen.getByRole('switch', { name: 'Favourites only' }));
    await waitFor(() => expect(screen.queryByText('Mint Beret')).toBeNull());
    await userEvent.click(await button('Favourite: Bay Cap'));
    await waitFor(() => expect(screen.queryByText('Bay Cap')).toBeNull());
    expect(marks()[1]).toEqual({ itemIds: ['cap'], isFavourite: false });
  });

  it('takes a favourite back that the server refuses, and says why', async () => {
    server.answers.set(MARK, () => [429, { success: false, message: 'Too fast.' }]);
    show();
    await userEvent.click(await button('Favourite: Bay Cap'));
    await waitFor(() => expect(toasts.at(-1)).toMatchObject({ text: 'Too fast.', tone: 'bad' }));
    await waitFor(async () => expect(await isMarked('Bay Cap')).toBe(false));
  });

  it('moves favourites that this device has from before to the account, once', async () => {
    localStorage.setItem('favouriteItems:mirabel', JSON.stringify(['cap', 'sold']));
    server.answers.set(MARK, () => [200, { success: true }]);
    show();
    await waitFor(() => expect(marks()).toEqual([{ itemIds: ['cap'], isFavourite: true }]));
    await waitFor(() => expect(localStorage.getItem('favouriteItems:mirabel')).toBeNull());
    expect(await isMarked('Bay Cap')).toBe(true);
    cleanup();
    show();
    await button('Favourite: Bay Cap');
    expect(marks()).toHaveLength(1);
  });
});
