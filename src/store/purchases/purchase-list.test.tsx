/** The list of purchases: what can be returned has a button, and what cannot says why. */
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import type { LedgerEntry } from '../../shared/contract/store.ts';
import { PurchaseList } from './purchase-list.tsx';
import { text } from './text.ts';

const server = servePage();
const MINUTE_MS = 60_000;

const entry = (id: number, name: string, more: Partial<LedgerEntry>): LedgerEntry => ({
  id,
  kind: 'purchase',
  at: new Date().toISOString(),
  currency: 'coins',
  amount: -1,
  balanceAfter: 100,
  item: { id: `item-${id}`, name, category: 7, rarity: 0, bodyTypes: ['feminine'], imageUrl: null },
  returnUntil: null,
  ...more,
});

beforeEach(() => {
  signInAs(userNamed('mirabel'));
  const entries = [
    entry(4, 'Beret', { returnUntil: new Date(Date.now() + 9 * MINUTE_MS).toISOString() }),
    entry(3, 'Crown', { keptFor: 'worn' }),
    entry(2, 'Cloak', { keptFor: 'limited' }),
    entry(1, 'Scarf', {}),
  ];
  server.answers.set('GET /store/purchases', () => [
    200,
    { success: true, now: new Date().toISOString(), entries, hasMore: false },
  ]);
});

it('has a button for what can be returned, and a reason for what was bought just now and cannot', async () => {
  renderWithQueries(<PurchaseList accent="boutique" onClose={() => undefined} />);
  const row = async (name: string) => within((await screen.findByText(name)).closest('li') ?? document.body);
  (await row('Beret')).getByRole('button', { name: text.giveBackItem({ name: 'Beret' }) });
  (await row('Crown')).getByText(text.keptFor.worn);
  (await row('Cloak')).getByText(text.keptFor.limited);
  const reasons = Object.values(text.keptFor);
  for (const name of ['Beret', 'Scarf']) {
    const shown = (await row(name)).queryAllByText((words) => reasons.some((reason) => reason === words));
    expect(shown, name).toEqual([]);
  }
  // Of one coin the hidden word is the singular.
  (await row('Scarf')).getByText('coin');
});
