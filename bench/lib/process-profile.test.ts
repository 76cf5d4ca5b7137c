import { expect, it } from 'vitest';
import { sharesOf } from './process-profile.ts';

const node = (id: number, url: string, functionName = 'run') => ({ id, callFrame: { url, functionName } });

it('adds the time of each group, and leaves out the idle time', () => {
  const profile = {
    nodes: [node(1, 'file:///a/walks.ts'), node(2, 'file:///a/chat.ts'), node(3, '', '(idle)'), node(4, '', 'write')],
    samples: [1, 2, 3, 4, 1],
    timeDeltas: [100, 200, 300, 300, 100],
  };
  const groups = [
    ['walking', /walks/],
    ['sockets', /^write$/],
  ] as const;
  expect(sharesOf(profile, groups)).toEqual({ walking: 20, other: 20, sockets: 30 });
});
