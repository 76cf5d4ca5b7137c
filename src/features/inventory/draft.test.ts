import { describe, expect, it } from 'vitest';
import { bareCustomization } from '../../shared/rules/slots.ts';
import {
  afterApply,
  countPending,
  EMPTY_DRAFT,
  marksOf,
  pendingOf,
  previewLook,
  RESET_SIZE,
  toggleItem,
} from './draft.ts';
import { sizeOffset } from './text.ts';

const HAT = 7;
const TOP = 10;
const item = (id: string, category: number, isEquipped = false) => ({ id, category, isEquipped });
const worn = item('beret', HAT, true);
const cap = item('cap', HAT);
const crown = item('crown', HAT);
const knit = item('knit', TOP, true);
const items = [worn, cap, crown, knit];
const look = { ...bareCustomization(false), hat: 'beret', top: 'knit' };
const clicks = (...clicked: (typeof worn)[]) =>
  clicked.reduce((draft, one) => toggleItem(draft, one, items), EMPTY_DRAFT);
const marks = (...clicked: (typeof worn)[]) => marksOf(clicks(...clicked), items);
const figureDraft = { size: { height: 1.1, width: 0.9 }, skinTone: 4, bodyType: 'masculine' } as const;

describe('pending changes', () => {
  it('mark a worn item to be taken off, and another to be put on', () => {
    expect(marks(worn)).toEqual({ beret: 'unequip' });
    expect(marks(knit, cap)).toEqual({ knit: 'unequip', cap: 'equip', beret: 'unequip' });
  });

  it('hold one item of a category to be put on', () => {
    expect(marks(cap, crown)).toEqual({ crown: 'equip', beret: 'unequip' });
    expect(marks(worn, crown)).toEqual({ crown: 'equip', beret: 'unequip' });
  });

  it('are withdrawn by another click, with the changes that they caused', () => {
    expect(pendingOf(clicks(cap, cap), items, look)).toEqual(EMPTY_DRAFT);
    expect(pendingOf(clicks(worn, worn), items, look)).toEqual(EMPTY_DRAFT);
    expect(marks(knit, cap, cap)).toEqual({ knit: 'unequip' });
    // The item that it would have replaced is not taken off either.
    expect(pendingOf(clicks(cap, worn), items, look)).toEqual(EMPTY_DRAFT);
  });

  it('show on the figure before they are applied', () => {
    expect(previewLook(look, clicks(cap), items)).toEqual({ ...look, hat: 'cap' });
    expect(previewLook(look, clicks(worn, knit), items)).toEqual({ ...look, hat: null, top: null });
    const draft = pendingOf({ ...EMPTY_DRAFT, ...figureDraft }, items, look);
    expect(previewLook(look, draft, items)).toEqual({ ...look, height: 1.1, width: 0.9, skinTone: 4, isMale: true });
    expect(countPending(draft, items)).toEqual({
      equip: 0,
      unequip: 0,
      others: ['size', 'skin tone', 'body type'],
      total: 3,
    });
  });

  it("are none for values equal to the look's, and for the reset of a figure of normal size", () => {
    const same = { size: { height: 1, width: 1 }, skinTone: 0, bodyType: 'feminine' } as const;
    expect(pendingOf({ ...EMPTY_DRAFT, ...same }, items, look)).toEqual(EMPTY_DRAFT);
    expect(pendingOf({ ...EMPTY_DRAFT, size: RESET_SIZE }, items, look)).toEqual(EMPTY_DRAFT);
    const tall = { ...look, height: 1.01 };
    expect(pendingOf({ ...EMPTY_DRAFT, size: RESET_SIZE }, items, tall).size).toEqual(RESET_SIZE);
  });

  it('end when the wanted item is not owned any more, or is worn already', () => {
    const left = items.filter((one) => one !== cap);
    expect(marksOf(clicks(cap), left)).toEqual({});
    expect(pendingOf(clicks(cap), left, look)).toEqual(EMPTY_DRAFT);
    const dressed = [item('beret', HAT), item('cap', HAT, true), crown, knit];
    expect(pendingOf(clicks(cap), dressed, look)).toEqual(EMPTY_DRAFT);
  });

  it('that are chosen while others are applied stay, and so do refused ones', () => {
    const sent = { ...clicks(cap, knit), skinTone: 4 };
    const dressed = [item('beret', HAT), item('cap', HAT, true), crown, item('knit', TOP)];
    const done = { sent, left: EMPTY_DRAFT };
    expect(afterApply(sent, done)).toEqual(EMPTY_DRAFT);
    const more = { ...toggleItem(sent, crown, items), skinTone: 5 };
    expect(marksOf(afterApply(more, done), dressed)).toEqual({ crown: 'equip', cap: 'unequip' });
    expect(afterApply(more, done).skinTone).toBe(5);
    // Withdrawn while it was on its way: the item that was worn before is wanted again.
    expect(marksOf(afterApply(toggleItem(sent, cap, items), done), dressed)).toEqual({
      beret: 'equip',
      cap: 'unequip',
    });
    expect(afterApply(sent, { sent, left: { ...EMPTY_DRAFT, skinTone: 4, wanted: { [TOP]: null } } })).toEqual({
      ...EMPTY_DRAFT,
      skinTone: 4,
      wanted: { [TOP]: null },
    });
  });
});

it('show sizes as offsets from 1', () => {
  expect([0.85, 0.999, 1, 1.04, 1.15].map(sizeOffset)).toEqual(['-15%', '0%', '0%', '+4%', '+15%']);
});
