/** Saved outfits: keys, questions, and the focus after a deletion. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { makePageTall } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { chatDraft } from '../../state/chat/chat-draft.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import OutfitsScreen from './outfits-screen.tsx';

const server = servePage();
const toasts = collectToasts();
const outfit = (id: string) => ({
  id,
  name: `Look ${id}`,
  createdAt: new Date().toISOString(),
  width: 1,
  height: 1,
  imageUrl: `/storage/outfits/${id}.webp`,
  isFavourite: false,
});
const MARK = 'Favourite, shown in my profile';
let saved = [outfit('a'), outfit('b')];

beforeAll(makePageTall);
beforeEach(() => {
  signInAs(userNamed('mirabel'));
  saved = [outfit('a'), outfit('b')];
  server.answers.set('GET /outfit/list', () => [200, saved]);
  for (const { id } of saved) {
    server.answers.set(`DELETE /outfit/${id}`, () => {
      saved = saved.filter((one) => one.id !== id);
      return [200, { success: true, message: 'The outfit was deleted.' }];
    });
  }
});

async function wear(name: string): Promise<void> {
  const tile = within(await screen.findByRole('article', { name }));
  await userEvent.click(tile.getByRole('button', { name: new RegExp(name) }));
  await userEvent.click(tile.getByRole('button', { name: 'Wear' }));
}

async function remove(name: string): Promise<void> {
  const tile = within(await screen.findByRole('article', { name }));
  await userEvent.click(tile.getByRole('button', { name: new RegExp(name) }));
  await userEvent.click(tile.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: `Delete ${name}?` }));
  await userEvent.click(question.getByRole('button', { name: 'Delete' }));
}

const openDialog = () =>
  renderWithQueries(
    <Dialog title="Outfits" onClose={() => undefined}>
      <OutfitsScreen />
    </Dialog>,
  );

it('the focus goes to the next outfit after a deletion, and stays in the dialog after the last one', async () => {
  openDialog();
  await remove('Look a');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Look b'));
  await remove('Look b');
  await screen.findByText('No outfits, yet :)');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Outfits' })));
});

it('the focus goes to the outfit beside the deleted one, not to the first', async () => {
  saved = [outfit('c'), outfit('a'), outfit('b')];
  openDialog();
  await remove('Look a');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Look b'));
});

it('an outfit that would leave the figure bare is worn only after a question', async () => {
  const WEAR = 'GET /outfit/a/wear';
  const losses = { owner: 'mirabel', itemCount: 2, ownedCount: 2, hidden: ['Cape'], bare: ['hair'] };
  server.answers.set('GET /outfit/a', () => [200, { ...outfit('a'), ...losses }]);
  server.answers.set('GET /outfit/b', () => [200, { ...outfit('b'), ...losses, hidden: [], bare: [] }]);
  for (const id of ['a', 'b']) {
    server.answers.set(`GET /outfit/${id}/wear`, () => [200, { success: true, message: 'Worn.' }]);
  }
  renderWithQueries(<OutfitsScreen />);
  await wear('Look a');
  const question = within(await screen.findByRole('dialog', { name: 'Wear it like this?' }));
  expect(question.getByText('Not shown, made for the other body: Cape.')).toBeDefined();
  expect(question.getByText('The figure is then without hair.')).toBeDefined();
  expect(server.callsOf(WEAR)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Wear' }));
  await waitFor(() => expect(server.callsOf(WEAR)).toHaveLength(1));
  await wear('Look b');
  await waitFor(() => expect(server.callsOf('GET /outfit/b/wear')).toHaveLength(1));
});

it('an outfit whose losses cannot be fetched is not worn, and the error is shown', async () => {
  server.answers.set('GET /outfit/a', () => [404, { success: false, message: 'There is no such outfit.' }]);
  server.answers.set('GET /outfit/a/wear', () => [200, { success: true, message: 'Worn.' }]);
  renderWithQueries(<OutfitsScreen />);
  await wear('Look a');
  await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['There is no such outfit.']));
  expect(server.callsOf('GET /outfit/a/wear')).toEqual([]);
});

it('marks the favourite, which a button of the selected outfit sets and removes', async () => {
  server.answers.set('POST /outfit/favourite', ({ body }) => {
    const { outfitId } = body as { outfitId: string };
    saved = saved.map((one) => ({ ...one, isFavourite: one.id === outfitId }));
    return [200, { success: true, message: 'Done.' }];
  });
  renderWithQueries(<OutfitsScreen />);
  const tile = within(await screen.findByRole('article', { name: 'Look b' }));
  expect(tile.queryByText(MARK)).toBeNull();
  await userEvent.click(tile.getByRole('button', { name: /Look b/ }));
  const button = tile.getByRole('button', { name: MARK });
  await userEvent.click(button);
  await tile.findByText(MARK);
  await userEvent.click(tile.getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Look b?' }));
  expect(question.getByText('Your profile does not show it any more.')).toBeDefined();
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(button);
  await waitFor(() => expect(tile.queryByText(MARK)).toBeNull());
  expect(server.callsOf('POST /outfit/favourite').map(({ body }) => body)).toEqual([
    { outfitId: 'b' },
    { outfitId: '' },
  ]);
});

it('is one tab stop, whose arrows move between outfits; the actions of a selected one follow it', async () => {
  const user = userEvent.setup();
  renderWithQueries(<OutfitsScreen />);
  const choose = async (name: string) =>
    within(await screen.findByRole('article', { name }))
      .getByText(name)
      .closest('button');
  const first = await choose('Look a');
  screen.getByLabelText('Name of the outfit').focus();
  await user.tab();
  expect(document.activeElement).toBe(first);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  first?.focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(document.activeElement).toBe(await choose('Look b'));
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Wear');
  await user.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(first);
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

it('renames, reorders and replaces an outfit, and shows its code in the chat', async () => {
  const bodies = (call: string) => server.asked.filter((one) => one.call === call).map(({ body }) => body);
  for (const call of ['POST /outfit/a/name', 'POST /outfit/order', 'POST /outfit/b/look', 'POST /outfit/a/look']) {
    server.answers.set(call, () => [200, { success: true, message: 'Done.' }]);
  }
  openDialog();
  const tile = within(await screen.findByRole('article', { name: 'Look a' }));
  await userEvent.click(tile.getByRole('button', { name: /^Look a/ }));
  const choose = async (name: string): Promise<void> => {
    await userEvent.click(await tile.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Rename');
  await userEvent.clear(tile.getByRole('textbox', { name: 'New name' }));
  await userEvent.type(tile.getByRole('textbox', { name: 'New name' }), 'Pier{Enter}');
  await waitFor(() => expect(bodies('POST /outfit/a/name')).toEqual([{ name: 'Pier' }]));
  await choose('Replace by what I wear');
  const question = within(await screen.findByRole('dialog', { name: 'Replace Look a?' }));
  await userEvent.click(question.getByRole('button', { name: 'Replace by what I wear' }));
  await waitFor(() => expect(bodies('POST /outfit/a/look')).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('img[src*="redrawn=1"]')).not.toBeNull());
  await choose('Show in the chat');
  expect(chatDraft.text).toBe('[outfit]a[/outfit]');
  await choose('Move later');
  await waitFor(() => expect(bodies('POST /outfit/order')).toEqual([{ outfitIds: ['b', 'a'] }]));
});

it('keeps the focus on the menu of an outfit that is renamed or moved; Escape leaves the name alone', async () => {
  server.answers.set('POST /outfit/a/name', () => [200, { success: true, message: 'Done.' }]);
  server.answers.set('POST /outfit/order', () => {
    saved = saved.toReversed();
    return [200, { success: true, message: 'Done.' }];
  });
  const closed = { isClosed: false };
  renderWithQueries(
    <Dialog title="Outfits" onClose={() => (closed.isClosed = true)}>
      <OutfitsScreen />
    </Dialog>,
  );
  const user = userEvent.setup();
  const tile = within(await screen.findByRole('article', { name: 'Look a' }));
  await user.click(tile.getByRole('button', { name: /^Look a/ }));
  const menuHasFocus = (): Promise<void> =>
    waitFor(() => expect(document.activeElement).toBe(tileOf('a').getByRole('button', { name: 'More actions' })));
  const choose = async (name: string): Promise<void> => {
    tileOf('a').getByRole('button', { name: 'More actions' }).focus();
    await user.keyboard('{Enter}');
    (await screen.findByRole('menuitem', { name })).focus();
    await user.keyboard('{Enter}');
  };
  await choose('Rename');
  await user.keyboard('{Escape}');
  await menuHasFocus();
  expect(closed.isClosed).toBe(false);
  await choose('Rename');
  await user.keyboard('Pier{Enter}');
  await waitFor(() => expect(server.callsOf('POST /outfit/a/name')).toHaveLength(1));
  await menuHasFocus();
  await choose('Move later');
  await waitFor(() => expect(screen.getAllByRole('article')[1]?.getAttribute('aria-label')).toMatch(/a/));
  await menuHasFocus();
});

const tileOf = (id: string) => within(screen.getByRole('article', { name: `Look ${id}` }));
