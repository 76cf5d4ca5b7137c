/** Which file of the client a module is in: what is in front of the game never loads the game. */
import { expect, it } from 'vitest';
import { assignChunks, type Imports } from './chunks.ts';

const imports = (importedIds: string[], dynamicallyImportedIds: string[] = []): Imports => ({
  importedIds,
  dynamicallyImportedIds,
});
const MODULES: Readonly<Record<string, Imports>> = {
  page: imports(['react'], ['game', 'town', 'password']),
  password: imports(['react', 'dialog'], ['picture']),
  picture: imports(['core']),
  dialog: imports(['focus']),
  game: imports(['react', 'dialog', 'chat'], ['town', 'mail']),
  town: imports(['core', 'chat', 'painter']),
  mail: imports(['chat', 'list']),
};
const chunks = assignChunks({ page: 'page', game: 'game', town: 'town' }, (id) => MODULES[id] ?? null);

it('keeps game and town in one file each, and what is shared in the first', () => {
  expect(Object.fromEntries(chunks)).toMatchObject({ game: 'game', chat: 'game', town: 'town', painter: 'town' });
});

it('keeps in a file of their own what dialogs and pages in front of the game need too', () => {
  expect(Object.fromEntries(chunks)).toMatchObject({ dialog: 'parts', focus: 'parts', core: 'parts' });
});

it('leaves the rest to the bundler', () => {
  for (const id of ['page', 'react', 'password', 'picture', 'mail', 'list']) expect(chunks.has(id)).toBe(false);
});
