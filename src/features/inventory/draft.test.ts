import { describe, expect, it } from 'vitest';
import { bareCustomization } from '../../shared/rules/slots.ts';
import {
  countPending,
  EMPTY_DRAFT,
  previewLook,
  RESET_SIZE,
  toggleItem,
  withBodyType,
  withSize,
  withSkinTone,
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

describe('pending changes', () => {
  it('mark a worn item to be taken off, and another to be put on', () => {
    expect(clicks(worn).marks).toEqual({ beret: 'unequip' });
    expect(clicks(knit, cap).marks).toEqual({ knit: 'unequip', cap: 'equip', beret: 'unequip' });
  });

  it('hold one item of a category to be put on', () => {
    expect(clicks(cap, crown).marks).toEqual({ crown: 'equip', beret: 'unequip' });
    expect(clicks(worn, crown).marks).toEqual({ crown: 'equip', beret: 'unequip' });
  });

  it('are withdrawn by another click, with the changes that they caused', () => {
    expect(clicks(cap, cap)).toEqual(EMPTY_DRAFT);
    expect(clicks(worn, worn)).toEqual(EMPTY_DRAFT);
    expect(clicks(knit, cap, cap).marks).toEqual({ knit: 'unequip' });
    // The item that it would have replaced is not taken off either.
    expect(clicks(cap, worn)).toEqual(EMPTY_DRAFT);
  });

  it('show on the figure before they are applied', () => {
    expect(previewLook(look, clicks(cap), items)).toEqual({ ...look, hat: 'cap' });
    expect(previewLook(look, clicks(worn, knit), items)).toEqual({ ...look, hat: null, top: null });
    const figure = withBodyType(
      withSkinTone(withSize(EMPTY_DRAFT, { height: 1.1, width: 0.9 }, look), 4, look),
      'masculine',
      look,
    );
    expect(previewLook(look, figure, items)).toEqual({ ...look, height: 1.1, width: 0.9, skinTone: 4, isMale: true });
    expect(countPending(figure)).toEqual({
      equip: 0,
      unequip: 0,
      others: ['size', 'skin tone', 'body type'],
      total: 3,
    });
  });

  it("are none for values equal to the look's", () => {
    expect(withSize(EMPTY_DRAFT, { height: 1, width: 1 }, look)).toEqual(EMPTY_DRAFT);
    expect(withSkinTone(EMPTY_DRAFT, 0, look)).toEqual(EMPTY_DRAFT);
    expect(withBodyType(EMPTY_DRAFT, 'feminine', look)).toEqual(EMPTY_DRAFT);
    expect(countPending(withSize(EMPTY_DRAFT, RESET_SIZE, look)).total).toBe(1);
  });
});

it('show sizes as offsets from 1', () => {
  expect([0.85, 0.999, 1, 1.04, 1.15].map(sizeOffset)).toEqual(['-15%', '0%', '0%', '+4%', '+15%']);
});
