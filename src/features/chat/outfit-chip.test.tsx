/** The card of an outfit's code in a chat line. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { ReferenceCardsContext } from '../../rich-text/bbcode/references.tsx';
import { OutfitChip } from './outfit-chip.tsx';

const server = servePage();
beforeEach(() => signInAs(userNamed('mirabel')));

const CARDS = { renderOutfit: (id: string) => <p>{`The card of ${id}`}</p> };

const show = () =>
  renderWithQueries(
    <ReferenceCardsContext value={CARDS}>
      <OutfitChip id="a1" />
    </ReferenceCardsContext>,
  );

it('has the name of the outfit, and opens its card, which Escape closes', async () => {
  server.answers.set('GET /outfit/a1', () => [
    200,
    {
      id: 'a1',
      name: 'Sunday pier',
      createdAt: new Date().toISOString(),
      width: 1,
      height: 1,
      imageUrl: '/storage/outfits/a1.webp',
      owner: 'mirabel',
      itemCount: 2,
      ownedCount: 2,
      hidden: [],
      bare: [],
    },
  ]);
  show();
  const chip = await screen.findByRole('button', { name: 'Open the outfit Sunday pier' });
  expect(screen.queryByText('The card of a1')).toBeNull();
  await userEvent.click(chip);
  const card = await screen.findByRole('dialog', { name: 'Sunday pier' });
  expect(within(card).getByText('The card of a1')).toBeDefined();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('The card of a1')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(chip));
});

it('keeps its word when the outfit is gone, and opens what says so', async () => {
  server.answers.set('GET /outfit/a1', () => [404, { success: false, message: 'There is no such outfit.' }]);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Open the outfit Outfit' }));
  expect(await screen.findByText('The card of a1')).toBeDefined();
});
