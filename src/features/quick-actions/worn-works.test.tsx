/** Who drew what a player wears: three lines, the others on request, each to its creator's page. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { dialogs } from '../../screens/screens.ts';
import { WornWorks } from './worn-works.tsx';

const server = servePage();
const WORN = ['Cap', 'Cape', 'Boots', 'Bag', 'Balloon'];

it('names three works, shows the others on request, and leads to the page of a creator', async () => {
  signInAs(userNamed('mirabel'));
  server.answers.set('GET /creators/odette/worn', () => [
    200,
    {
      success: true,
      worn: [
        ...WORN.map((name) => ({ id: `creation_${name}`, name, creator: `maker-of-${name}` })),
        { id: 'creation_old', name: 'Of a deleted creator', creator: null },
      ],
    },
  ]);
  renderWithQueries(<WornWorks username="odette" />);
  const more = await screen.findByRole('button', { name: '2 more' });
  const named = () => screen.getAllByText(/made by/).map(({ textContent }) => textContent?.split(',')[0]);
  expect(named()).toEqual(WORN.slice(0, 3));
  await userEvent.click(more);
  expect(named()).toEqual(WORN);
  expect(document.activeElement?.textContent).toBe('Bag, made by maker-of-Bag');
  await userEvent.keyboard('{Enter}');
  expect(dialogs.screens).toMatchObject([{ name: 'creators', params: { username: 'maker-of-Bag' } }]);
});
