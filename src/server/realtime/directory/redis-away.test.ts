/** A world whose Redis cannot be reached does not open. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { openRedisWorld } from './redis-world.ts';

it('rejects when Redis cannot be reached', async () => {
  const options = { url: 'redis://127.0.0.1:1/0', nodeName: 'a', path: '/t/a', log: pino({ level: 'silent' }) };
  // After three seconds of attempts.
  await expect(openRedisWorld(options)).rejects.toThrow('ECONNREFUSED');
});
