/** What both shops show around their lists, and what the outlet's tiles say of limited items. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makePageTall } from '../../tests/support/page.ts';
import { renderWithQueries, servePage } from '../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../tests/support/signed-in.ts';
import { storeItem } from '../../tests/support/samples/store-item.ts';
import OutletScreen from '../features/outlet/outlet-screen.tsx';
import { clearSelection } from '../features/outlet/state.ts';
import { text as outletText } from '../features/outlet/text.ts';
import StoreScreen from '../features/store/store-screen.tsx';
import { store as tried } from '../features/store/state.ts';
import { text as storeText } from '../features/store/text.ts';
import { RARITY_WORDS } from '../items/rarity-tag.tsx';
import { closeScreens, dialogs } from '../screens/screens.ts';
import { bareCustomization } from '../shared/rules/slots.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';

const server = servePage();
const items = [
  storeItem('hat', { quantity: 3 }),
  storeItem('cap', { quantity: 0 }),
  storeItem('beret', { quantity: 2, alreadyOwned: true }),
  storeItem('scarf'),
];

beforeAll(makePageTall);
beforeEach(() => {
  signInAs(userNamed('mirabel', { coins: 1234, gems: 56 }));
  const pagination = { total: items.length, hasMore: false };
  server.answers.set('GET /store', () => [200, { success: true, items, pagination }]);
  server.answers.set('GET /profile/customization/mirabel', () => [200, { success: true, ...bareCustomization(false) }]);
});
afterEach(() => {
  clearSelection();
  closeScreens();
});

const show = (Screen: typeof StoreScreen | typeof OutletScreen) =>
  renderWithQueries(
    <Dialog title="Shop" onClose={() => undefined}>
      <Screen />
    </Dialog>,
  );
const shop = () => screen.getByRole('dialog', { name: 'Shop' });
const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^A ${name}`) });

describe.each([
  { name: 'outlet', Screen: OutletScreen, line: outletText.aboutStore, other: 'Store' },
  { name: 'store', Screen: StoreScreen, line: storeText.aboutOutlet, other: 'Outlet' },
])('the $name', ({ Screen, line, other }) => {
  it('has the balances in the header, and below it for narrow windows', async () => {
    show(Screen);
    await waitFor(() => expect(shop().querySelector('header')?.textContent).toContain('1,234 coins'));
    expect(shop().querySelector('header')?.textContent).toContain('56 gems');
    const [below] = [...shop().querySelectorAll('.balances')].filter((balances) => !balances.closest('header'));
    expect(below?.textContent).toBe('1,234 coins56 gems');
  });

  it('says what the other shop is for, and leads there', async () => {
    show(Screen);
    expect(screen.getByText(line)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: `Go to the ${other}` }));
    expect(dialogs.screens.at(-1)?.name).toBe(other.toLowerCase());
  });
});

describe('a tile of the outlet', () => {
  it.each([
    ['hat', '3 left'],
    ['cap', 'Sold out'],
  ])('of a limited item says so: %s, %s', async (name, left) => {
    show(OutletScreen);
    expect((await tile(name)).textContent).toContain(left);
  });

  it.each(['beret', 'scarf'])('of an own or unlimited item says nothing: %s', async (name) => {
    show(OutletScreen);
    expect((await tile(name)).textContent).not.toMatch(/left|Sold out/);
  });

  it('has its details where a hint was', async () => {
    show(OutletScreen);
    expect(screen.getByText(outletText.choose)).toBeDefined();
    await userEvent.click(await tile('hat'));
    expect(screen.getByRole('region', { name: 'About A hat' })).toBeDefined();
    expect(screen.queryByText(outletText.choose)).toBeNull();
  });
});

describe('colours of one cut', () => {
  const CUT = [storeItem('bow-rose'), storeItem('cap'), storeItem('bow-mint', { rarity: 1 })];
  beforeEach(() => {
    const pagination = { total: CUT.length, hasMore: false };
    server.answers.set('GET /store', () => [200, { success: true, items: CUT, pagination }]);
  });
  afterEach(() => {
    tried.tried = [];
  });

  it('are one row of the store, whose swatch tries its colour on', async () => {
    show(StoreScreen);
    await screen.findByRole('button', { name: 'Try on A bow-rose' });
    expect(screen.queryByRole('button', { name: 'Try on A bow-mint' })).toBeNull();
    const swatch = screen.getByRole('button', { name: 'A bow-mint' });
    expect(swatch.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(swatch);
    const rows = [...shop().querySelectorAll('.store-try')].map((row) => row.getAttribute('aria-label'));
    expect(rows).toEqual(['Take off A bow-mint', 'Try on A cap']);
    await userEvent.click(screen.getByRole('button', { name: 'A bow-mint' }));
    expect(tried.tried.map(({ id }) => id)).toEqual(['bow-mint']);
    await userEvent.click(screen.getByRole('button', { name: 'A bow-rose' }));
    expect(tried.tried.map(({ id }) => id)).toEqual(['bow-rose']);
  });

  it('are one tile of the outlet, whose swatch shows its colour', async () => {
    show(OutletScreen);
    const [first] = await screen.findAllByRole('button', { name: /^A bow-rose/ });
    expect(first?.textContent).toContain('A bow-rose');
    await userEvent.click(screen.getByRole('button', { name: 'A bow-mint' }));
    expect(screen.getByRole('region', { name: 'About A bow-mint' })).toBeDefined();
  });

  it('are asked for by the filters of the outlet', async () => {
    show(OutletScreen);
    await userEvent.click(await screen.findByRole('button', { name: /^Sort by/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Gems' }));
    await userEvent.click(screen.getByRole('button', { name: 'Not mine' }));
    await userEvent.click(screen.getByRole('button', { name: RARITY_WORDS[1] }));
    const asked = () =>
      Object.fromEntries(new URLSearchParams(server.asked.findLast(({ call }) => call === 'GET /store')?.query));
    await waitFor(() => expect(asked()).toMatchObject({ currency: 'gems', owned: 'false', rarity: '1' }));
    await userEvent.click(screen.getByRole('button', { name: outletText.reset }));
    await waitFor(() => expect(asked()).not.toHaveProperty('currency'));
  });
});
