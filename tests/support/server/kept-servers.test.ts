/** Which servers of a worker run, and when they stop. */
import { expect, it } from 'vitest';
import { KeptServers, type Stoppable } from './kept-servers.ts';

/** What happened, in order. */
const record = (): { events: string[]; start: (name: string) => () => Promise<Stoppable> } => {
  const events: string[] = [];
  const start = (name: string) => (): Promise<Stoppable> => {
    events.push(`${name} starts`);
    const stop = (): Promise<void> => Promise.resolve(void events.push(`${name} stops`));
    return Promise.resolve({ stop });
  };
  return { events, start };
};

it('starts each server once, and keeps one and the last of the others', async () => {
  const servers = new KeptServers('most');
  const { events, start } = record();
  const most = await servers.of('most', start('most'));
  await servers.of('own', start('own'));
  expect(await servers.of('most', start('again'))).toBe(most);
  await servers.of('own', start('again'));
  expect(events).toEqual(['most starts', 'own starts']);
  await servers.of('other', start('other'));
  expect(events.slice(2)).toEqual(['own stops', 'other starts']);
  await servers.stop();
  expect(events.slice(4).toSorted()).toEqual(['most stops', 'other stops']);
});

it('starts a server again that did not start', async () => {
  const servers = new KeptServers('most');
  const { events, start } = record();
  await expect(servers.of('most', () => Promise.reject(new Error('no port')))).rejects.toThrow('no port');
  await servers.of('most', start('most'));
  expect(events).toEqual(['most starts']);
});
