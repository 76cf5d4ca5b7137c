/** A world whose Redis cannot be reached does not open. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openRedisWorld } from './redis-world.ts';

it('rejects when Redis cannot be reached', async () => {
  const url = 'redis://127.0.0.1:1/0';
  const options = { url, nodeName: 'a', path: '/t/a', log: pino({ level: 'silent' }), openMs: 300 };
  await expect(openRedisWorld(options)).rejects.toThrow('ECONNREFUSED');
});
