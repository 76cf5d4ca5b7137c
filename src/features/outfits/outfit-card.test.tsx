/** The card of an outfit's code: what a reader lacks of it leads to the store, if it is sold. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { dialogs } from '../../screens/screens.ts';
import { OutfitCard } from './outfit-card.tsx';

const server = servePage();
const LACKED = ['Crown', 'Cape', 'Boots', 'Bag', 'Balloon'];

beforeEach(() => {
  signInAs(userNamed('mirabel'));
  server.answers.set('GET /outfit/a1', () => [
    200,
    {
      id: 'a1',
      name: 'Sunday pier',
      createdAt: new Date(0).toISOString(),
      width: 1,
      height: 1,
      imageUrl: '/storage/outfits/a1.webp',
      owner: 'odette',
      itemCount: 7,
      ownedCount: 2,
      hidden: [],
      missing: [
        ...LACKED.map((name) => ({ id: `no-${name}`, name, isSold: true })),
        { id: 'a-prize', name: 'Lantern crown', isSold: false },
      ],
      bare: [],
    },
  ]);
});

const lacked = () => screen.queryAllByTitle(/store/i).map(({ textContent }) => textContent);

it('names three of what is missing, shows the others on request, and leads to the page of one', async () => {
  renderWithQueries(<OutfitCard id="a1" />);
  const more = await screen.findByRole('button', { name: '3 more' });
  expect(lacked()).toEqual(LACKED.slice(0, 3));
  // Words around it in another direction do not turn it.
  expect(more.closest('.outfit-card')?.getAttribute('dir')).toBe('ltr');
  await userEvent.click(more);
  expect(lacked()).toEqual(LACKED);
  expect(document.activeElement?.textContent).toBe('Bag');
  expect(screen.getByText('Lantern crown (not sold)').closest('button')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(dialogs.screens).toMatchObject([{ name: 'store', params: { item: 'no-Bag' } }]);
});
