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
import { text as storeText } from '../features/store/text.ts';
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
