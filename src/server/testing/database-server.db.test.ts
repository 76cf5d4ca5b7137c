import { expect, inject, it } from 'vitest';
import { startServer } from './database-server.ts';

it('runs the server on the database of the project', async () => {
  const server = await startServer();
  const { body } = await server.get('/healthz');
  await server.stop();
  expect(body).toMatchObject({ success: true, database: inject('database') });
});
