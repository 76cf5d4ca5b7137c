/** Undo, redo and surprises of the inventory's draft. */
import { assert as check, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { inventoryItem } from '../../../tests/support/samples/inventory-item.ts';
import { mulberry32 } from '../../shared/runtime/seeded-random.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { historyOf, MOST_STEPS, redo, step, undo } from './history.ts';
import { surprise } from './surprise.ts';

const HAT = 7;
const TOP = 10;
const draftOf = (skinTone: number): Draft => ({ ...EMPTY_DRAFT, skinTone });

it('goes back ten steps and forth again, and a new step ends the way forth', () => {
  let history = historyOf(EMPTY_DRAFT);
  for (let tone = 1; tone <= 12; tone += 1) history = step(history, draftOf(tone));
  for (let count = 0; count < 15; count += 1) history = undo(history);
  expect([history.draft.skinTone, history.future.length]).toEqual([12 - MOST_STEPS, MOST_STEPS]);
  history = redo(redo(history));
  expect(history.draft.skinTone).toBe(4);
  history = step(history, draftOf(20));
  expect(redo(history)).toBe(history);
  expect(undo(history).draft.skinTone).toBe(4);
});

it('takes a row of changes of one slider as one step', () => {
  let history = historyOf(EMPTY_DRAFT);
  for (const tone of [1, 2, 3]) history = step(history, draftOf(tone), 'skinTone');
  expect(undo(history).draft).toBe(EMPTY_DRAFT);
  expect(step(undo(history), draftOf(5), 'skinTone').past).toHaveLength(1);
});

it('surprises with owned, fitting items alone, and keeps what is locked', () => {
  const items = [
    inventoryItem('cap', { category: HAT }),
    inventoryItem('beret', { category: HAT }),
    inventoryItem('tee', { category: TOP }),
    inventoryItem('dress', { category: TOP, bodyTypes: ['feminine'] }),
  ];
  const draft = { ...EMPTY_DRAFT, wanted: { [HAT]: 'cap' } };
  check(
    property(integer(), (seed) => {
      const random = mulberry32(seed);
      const free = surprise(draft, { items, body: 'masculine', locked: new Set(), random });
      expect(free.wanted[TOP]).toBe('tee');
      expect(['cap', 'beret', null]).toContain(free.wanted[HAT]);
      const locked = surprise(draft, { items, body: 'masculine', locked: new Set([HAT]), random });
      expect(locked.wanted[HAT]).toBe('cap');
    }),
  );
});
