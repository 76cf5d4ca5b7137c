/** The inventory with a server: what is chosen while changes are applied, withdrawn items, questions, saved outfits. */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inventoryItem } from '../../../tests/support/samples/inventory-item.ts';
import { makePageTall } from '../../../tests/support/page.ts';
import { collectToasts, renderWithQueries, servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import type { InventoryItem } from '../../shared/contract/inventory.ts';
import { bareCustomization, type Customization, PLACE_OF_CATEGORY, withItem } from '../../shared/rules/slots.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import InventoryScreen from './inventory-screen.tsx';
import { text } from './text.ts';

const server = servePage();
const toasts = collectToasts();
const LIST = 'GET /inventory';
const EYES = 2;

let items: InventoryItem[] = [];
let look: Customization = bareCustomization(false);

const wear = (id: string, isOn: boolean): void => {
  const worn = items.find((item) => item.id === id);
  items = items.map((item) =>
    item.category === worn?.category ? { ...item, isEquipped: item.id === id && isOn } : item,
  );
  look = withItem(look, PLACE_OF_CATEGORY[worn?.category ?? 0] ?? 'hat', isOn ? id : null);
};
const done = (): [number, unknown] => [200, { success: true, message: 'Done.' }];

beforeAll(makePageTall);
beforeEach(() => {
  signInAs(userNamed('mirabel'));
  items = [
    inventoryItem('cap'),
    inventoryItem('crown'),
    inventoryItem('brown-eyes', { category: EYES, isEquipped: true }),
    inventoryItem('coat', { category: 11, isEquipped: true, bodyTypes: ['feminine'] }),
  ];
  look = { ...bareCustomization(false), eyes: 'brown-eyes', coat: 'coat' };
  server.answers.set(LIST, () => [200, items]);
  server.answers.set('GET /profile/customization/mirabel', () => [200, { success: true, ...look }]);
  for (const { id } of items) {
    for (const on of [0, 1]) {
      server.answers.set(`GET /inventory/${id}/equip/${on}`, () => {
        wear(id, on === 1);
        return done();
      });
    }
  }
  server.answers.set('POST /outfit', done);
});

const tile = (name: string) => screen.findByRole('button', { name: new RegExp(`^A ${name}`) });
const press = async (name: string) => userEvent.click(await tile(name));
const apply = () => userEvent.click(screen.getByRole('button', { name: 'Apply Changes' }));
const sent = () => server.asked.map(({ call }) => call).filter((call) => !/^GET \/(inventory|profile.*)$/.test(call));
const texts = () => toasts.map(({ text }) => text);
const settled = (times = 1) =>
  waitFor(() => expect(texts().filter((text) => text === 'Changes applied successfully!')).toHaveLength(times));

describe('the inventory', () => {
  it('turns the figure with a sparkle after an apply that succeeded, and takes steps back', async () => {
    renderWithQueries(<InventoryScreen />);
    const sparkle = () => document.querySelector('.mirror-sparkle');
    await press('cap');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('0 pending changes')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Redo' }));
    expect(screen.getByText('1 pending change')).toBeDefined();
    expect(sparkle()).toBeNull();
    await apply();
    // It ends by itself: it may have ended when the toast is there.
    await waitFor(() => expect(sparkle()).not.toBeNull());
    await settled();
    await waitFor(() => expect(sparkle()).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Back to what I wore' }));
    expect(screen.getByText('1 pending change')).toBeDefined();
    expect((await tile('cap')).dataset.state).toBe('unequip');
  });

  it('keeps what is chosen while changes are applied', async () => {
    renderWithQueries(<InventoryScreen />);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.delays.set('GET /inventory/cap/equip/1', held);
    await press('cap');
    await apply();
    await waitFor(() => expect(sent()).toEqual(['GET /inventory/cap/equip/1']));
    await press('crown');
    release();
    await settled();
    expect((await tile('crown')).dataset.state).toBe('equip');
    expect(screen.getByText('2 pending changes')).toBeDefined();
    await apply();
    await settled(2);
    expect(items.filter(({ isEquipped }) => isEquipped).map(({ id }) => id)).toContain('crown');
    expect(screen.getByText('0 pending changes')).toBeDefined();
  });

  it('loads its list once for all changes that are applied together', async () => {
    renderWithQueries(<InventoryScreen />);
    await press('cap');
    await press('coat');
    await userEvent.click(screen.getByRole('radio', { name: 'Skin tone 5, light' }));
    server.answers.set('POST /customization/skinTone', done);
    const before = server.callsOf(LIST).length;
    await apply();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await settled();
    expect(sent()).toHaveLength(3);
    expect(server.callsOf(LIST).length - before).toBe(1);
  });

  it('drops a pending item that was withdrawn', async () => {
    renderWithQueries(<InventoryScreen />);
    await press('cap');
    items = items.filter(({ id }) => id !== 'cap');
    server.answers.set('GET /inventory/cap/equip/1', () => [
      404,
      { success: false, message: 'There is no such item.' },
    ]);
    await apply();
    await screen.findByText('0 pending changes');
    expect(texts()).toEqual(['Failed to equip item: There is no such item.']);
  });

  it('says and asks when a change hides garments or leaves the figure bare', async () => {
    server.answers.set('POST /customization/bodyType', done);
    renderWithQueries(<InventoryScreen />);
    await press('brown-eyes');
    await userEvent.click(screen.getByText('Masculine'));
    const hidden = 'Not shown, made for the other body: A coat.';
    const bare = 'The figure is then without eyes and a top.';
    expect(screen.getByText(hidden)).toBeDefined();
    await apply();
    const question = within(await screen.findByRole('dialog', { name: 'Wear it like this?' }));
    expect(question.getByText(bare)).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Keep dressing' }));
    expect(sent()).toEqual([]);
    await apply();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await settled();
    expect(sent()).toEqual(['POST /customization/bodyType', 'GET /inventory/brown-eyes/equip/0']);
  });

  it('asks before it tries on an item for the other body, and changes the body with it', async () => {
    items.push(inventoryItem('kilt', { category: 12, bodyTypes: ['masculine'] }));
    server.answers.set('POST /customization/bodyType', done);
    server.answers.set('GET /inventory/kilt/equip/1', () => {
      wear('kilt', true);
      return done();
    });
    renderWithQueries(<InventoryScreen />);
    await waitFor(async () => expect((await tile('kilt')).textContent).toContain('Other body'));
    await press('kilt');
    const question = within(await screen.findByRole('dialog', { name: 'Change your body?' }));
    expect(
      question.getByText('A kilt fits the masculine body only. Your body type changes to masculine.'),
    ).toBeDefined();
    await userEvent.click(question.getByRole('button', { name: 'Keep my body' }));
    expect(screen.getByText('0 pending changes')).toBeDefined();
    await press('kilt');
    await userEvent.click(await screen.findByRole('button', { name: 'Change body' }));
    expect(await screen.findByText('2 pending changes')).toBeDefined();
    expect(screen.getByText('1 to wear, body type')).toBeDefined();
    expect(screen.getByText('Not shown, made for the other body: A coat.')).toBeDefined();
    await apply();
    await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await settled();
    expect(sent()).toEqual(['POST /customization/bodyType', 'GET /inventory/kilt/equip/1']);
  });

  it('closes the size panel by one Escape; its sliders and skin tones move by Home, End and arrows', async () => {
    const { matchMedia } = window;
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('max-height') }));
    const onClose = vi.fn<() => void>();
    const user = userEvent.setup();
    renderWithQueries(
      <Dialog title="Inventory" onClose={onClose}>
        <InventoryScreen />
      </Dialog>,
    );
    const opener = screen.getByRole('button', { name: 'Size, skin and body' });
    await tile('cap');
    await user.click(opener);
    const panel = within(await screen.findByRole('dialog', { name: 'Size, skin and body' }));
    const height = await panel.findByRole('slider', { name: 'Height' });
    height.focus();
    await user.keyboard('{End}');
    expect(height.getAttribute('aria-valuetext')).toBe('+15%');
    await user.keyboard('{Home}{ArrowRight}');
    expect(height.getAttribute('aria-valuetext')).toBe('-14%');
    panel.getByRole('radio', { name: 'Skin tone 5, light' }).focus();
    await user.keyboard('{End}');
    expect(panel.getByRole('radio', { name: 'Skin tone 22, lilac', checked: true })).toBe(document.activeElement);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(opener);
    media.mockRestore();
  });

  it('keeps one set of locks for the tools of the list and of the panel on phones', async () => {
    const { matchMedia } = window;
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('max-height') }));
    renderWithQueries(<InventoryScreen />);
    await tile('cap');
    // In a low window the panel covers the figure: surprises are beside it.
    const stage = within(document.querySelector<HTMLElement>('.avatar-stage') ?? document.body);
    const undo = screen.getByRole('button', { name: text.undo });
    expect(undo.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(stage.getByRole('button', { name: text.surpriseLabel }));
    expect(undo.getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'A lock keeps a part as it is.' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Eyes' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Size, skin and body' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Size, skin and body' }));
    await userEvent.click(panel.getByRole('button', { name: 'A lock keeps a part as it is.' }));
    expect(await screen.findByRole('button', { name: 'Keep Eyes', pressed: true })).toBeDefined();
    media.mockRestore();
  });

  it('offers to apply pending changes before an outfit is saved', async () => {
    renderWithQueries(<InventoryScreen />);
    await press('cap');
    await userEvent.click(screen.getByRole('button', { name: 'Save Outfit' }));
    expect(screen.getByText('One change is not applied yet. An outfit keeps what you are wearing.')).toBeDefined();
    await userEvent.type(screen.getByLabelText('Name of the outfit'), 'Gala');
    await userEvent.click(screen.getByRole('button', { name: 'Apply and save' }));
    await waitFor(() => expect(sent()).toEqual(['GET /inventory/cap/equip/1', 'POST /outfit']));
    expect(items.find(({ id }) => id === 'cap')?.isEquipped).toBe(true);
  });
});
