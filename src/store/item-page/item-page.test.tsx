/** Item pages and the look of the day: what leads where, and what a set sends. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { storeItem as item } from '../../../tests/support/samples/store-item.ts';
import { dialogs } from '../../screens/screens.ts';
import { bareCustomization } from '../../shared/rules/slots.ts';
import { SYSTEM_CREATOR } from '../../shared/rules/store.ts';
import { cart, clearCart } from '../../state/shopping/cart.ts';
import { DayShelf } from '../shelf/day-shelf.tsx';
import { ShopDialogs } from '../shop-dialogs.tsx';
import { closeItem, closeShopDialog, openItem, openSet } from '../shop-view.ts';
import { text as purchases } from '../purchases/text.ts';
import { text as shopText } from '../text.ts';
import { text } from './text.ts';

const server = servePage();
const SCARF = item('scarf-mint', { name: 'Mint Scarf', description: 'Knitted by the sea.', category: 15 });
const BLUE = item('scarf-denim', { name: 'Denim Scarf', category: 15 });
const HAT = item('beret-mint', { name: 'Mint Beret' });

beforeEach(async () => {
  signInAs(userNamed('mirabel', { coins: 500 }));
  await Promise.resolve();
  clearCart();
  server.answers.set('GET /profile/customization/mirabel', () => [200, { success: true, ...bareCustomization(false) }]);
  const pageOf = (own: object, colours: object[]) => ({
    success: true,
    item: own,
    colours,
    goesWith: [HAT],
    wornBy: ['Noa', 'Ines'],
  });
  server.answers.set('GET /store/item/scarf-mint', () => [200, pageOf(SCARF, [BLUE])]);
  server.answers.set('GET /store/item/scarf-denim', () => [200, pageOf(BLUE, [SCARF])]);
  const set = { id: 'day-7', pieces: [HAT, { ...SCARF, alreadyOwned: true }], coins: 90, gems: 0 };
  server.answers.set('GET /store/shelf', () => [200, { success: true, set, items: [BLUE] }]);
});
afterEach(() => {
  closeItem();
  closeShopDialog();
  cleanup();
});

it('shows an item with its colours, who wears it and what goes with it, and puts it into the cart', async () => {
  const user = userEvent.setup();
  renderWithQueries(<ShopDialogs accent="boutique" />);
  openItem('scarf-mint');
  const page = within(await screen.findByRole('dialog', { name: 'Mint Scarf' }));
  expect(page.getByText('Knitted by the sea.')).toBeTruthy();
  expect(page.getByText(text.wornBy({ count: 2 }))).toBeTruthy();
  expect(page.getByRole('button', { name: /Ines/ })).toBeTruthy();
  expect(page.getByRole('button', { name: /Mint Beret/ })).toBeTruthy();
  await user.click(page.getByRole('button', { name: shopText.addToCart }));
  expect(cart.items.map(({ id }) => id)).toEqual(['scarf-mint']);
  await user.click(page.getByRole('button', { name: 'Denim Scarf' }));
  expect(await screen.findByRole('dialog', { name: 'Denim Scarf' })).toBeTruthy();
});

it('leads to the page of a player who made the item, but to none of the town', async () => {
  server.answers.set('GET /store/item/cape', () => [
    200,
    { success: true, item: item('cape', { name: 'Cape', creator: 'odette' }), colours: [], goesWith: [], wornBy: [] },
  ]);
  const user = userEvent.setup();
  renderWithQueries(<ShopDialogs accent="boutique" />);
  openItem('scarf-mint');
  const town = text.madeBy({ name: SYSTEM_CREATOR });
  expect((await screen.findByText(town)).tagName).toBe('SPAN');
  openItem('cape');
  await user.click(await screen.findByRole('button', { name: text.madeBy({ name: 'odette' }) }));
  expect(dialogs.screens.at(-1)).toMatchObject({ name: 'creators', params: { username: 'odette' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('sells the missing pieces of the look of the day at the shown price, and then says thanks', async () => {
  const user = userEvent.setup();
  const reply = { success: true, message: 'Thank you!', items: ['beret-mint'], coins: 410, gems: 0 };
  server.answers.set('POST /store/set', () => [200, reply]);
  renderWithQueries(<ShopDialogs accent="boutique" />);
  openSet();
  const page = within(await screen.findByRole('dialog', { name: text.set }));
  expect(await page.findByText(text.setMissing({ count: 1, percent: 10 }))).toBeTruthy();
  await user.click(page.getByRole('button', { name: text.buySet }));
  const question = within(screen.getByRole('dialog', { name: shopText.confirmPurchase }));
  expect(question.getByText(text.setFinal)).toBeTruthy();
  expect(question.getAllByRole('listitem')).toHaveLength(1);
  await user.click(question.getByRole('button', { name: text.buySet }));
  expect(await screen.findByRole('dialog', { name: purchases.thanks })).toBeTruthy();
  const [sent] = server.callsOf('POST /store/set');
  expect(JSON.stringify(sent)).toContain('day-7');
});

it('leads from the shelf to the look and to an item', async () => {
  const user = userEvent.setup();
  renderWithQueries(
    <>
      <DayShelf />
      <ShopDialogs accent="boutique" />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: new RegExp(text.set) }));
  expect(await screen.findByRole('dialog', { name: text.set })).toBeTruthy();
  closeShopDialog();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: /Denim Scarf/ }));
  expect(await screen.findByRole('dialog', { name: 'Denim Scarf' })).toBeTruthy();
});
