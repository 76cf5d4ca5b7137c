/** A row of the store: a failed picture, and the names of its buttons. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithQueries, servePage } from '../../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../../tests/support/signed-in.ts';
import { storeItem } from '../../../../tests/support/samples/store-item.ts';
import { store } from '../state.ts';
import { StoreRow } from './store-row.tsx';

servePage();

const picture = (): HTMLImageElement => document.querySelector('img') as HTMLImageElement;

it('offers to load a failed picture again, which does not try the item on', () => {
  signInAs(userNamed('mirabel'));
  renderWithQueries(<StoreRow item={storeItem('hat', { imageUrl: '/storage/hat.webp' })} body={null} />);
  fireEvent.error(picture());
  fireEvent(window, new Event('online'));
  fireEvent.error(picture());
  fireEvent.click(screen.getByRole('button', { name: 'Load the picture again: A hat' }));
  expect(picture().getAttribute('src')).toContain('/storage/hat.webp');
  expect(store.tried).toEqual([]);
});

it.each([
  [{}, 'Add to Cart, A hat'],
  [{ alreadyOwned: true }, 'Owned, A hat'],
  [{ quantity: 0 }, 'Sold out, A hat'],
])('names its item in each button (%o)', (change, name) => {
  renderWithQueries(<StoreRow item={storeItem('hat', change)} body={null} />);
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
  expect(buttons).toEqual(['Try on A hat', 'About A hat', 'Add to Wishlist, A hat', name]);
});
