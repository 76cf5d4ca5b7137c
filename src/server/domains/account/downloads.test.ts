import { once } from 'node:events';
import { expect, it } from 'vitest';
import { DomainError } from '../../domain-error.ts';
import { Downloads } from './downloads.ts';

async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield await Promise.resolve(new Uint8Array(1));
}

const codeOf = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    return (error as DomainError).code;
  }
  return undefined;
};

it('one download of a player and four of all run at a time; an ended one makes room', async () => {
  const downloads = new Downloads();
  const open = (player: string) => downloads.open(player, endless);
  const [first] = ['a', 'b', 'c'].map(open);
  expect(codeOf(() => open('a'))).toBe('download-running');
  const last = open('d');
  expect(codeOf(() => open('e'))).toBe('busy');
  const closed = once(last, 'close');
  last.destroy();
  await closed;
  expect(codeOf(() => open('e'))).toBeUndefined();
  expect(codeOf(() => open('a'))).toBe('download-running');
  first?.destroy();
});
