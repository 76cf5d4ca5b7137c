/** What is said when owned items are put on together: of one its name, of several their number. */
import { beforeEach, expect, it } from 'vitest';
import { inventoryItem } from '../../../tests/support/samples/inventory-item.ts';
import { servePage } from '../../../tests/support/served-page.ts';
import { signInAs, userNamed } from '../../../tests/support/signed-in.ts';
import { wearItems } from './wear-items.ts';

const server = servePage();
const equip = (id: string): string => `GET /inventory/${id}/equip/1`;
const several = (count: number): string => `${count} together`;

beforeEach(() => {
  signInAs(userNamed('mirabel'));
  const items = [inventoryItem('hat'), inventoryItem('cap'), inventoryItem('coat', { category: 11 })];
  server.answers.set('GET /inventory', () => [200, items]);
  for (const { id, name } of items)
    server.answers.set(equip(id), () => [200, { success: true, message: `You are wearing ${name}.` }]);
});

it('names one item, and the number of several', async () => {
  expect(await wearItems(['coat'], several)).toEqual({ success: true, message: 'You are wearing A coat.' });
  expect(await wearItems(['hat', 'coat'], several)).toEqual({ success: true, message: '2 together' });
});

it('counts two items of one place once: the second is worn', async () => {
  expect(await wearItems(['hat', 'cap'], several)).toEqual({ success: true, message: 'You are wearing A cap.' });
});

it('passes on the first failure', async () => {
  server.answers.set(equip('hat'), () => [400, { success: false, message: 'Not yours.' }]);
  await expect(wearItems(['hat', 'coat'], several)).rejects.toThrow('Not yours.');
});
