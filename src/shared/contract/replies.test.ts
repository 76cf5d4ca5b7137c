import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { messageCall, messageReply } from './replies.ts';

it('a call with a message as its reply is a POST for players with its own limits', () => {
  const body = z.object({ name: z.string() });
  expect(messageCall('/path', 'Rename', body, { accountRatePerMinute: 5 })).toEqual({
    method: 'POST',
    path: '/path',
    auth: 'player',
    summary: 'Rename',
    body,
    reply: messageReply,
    accountRatePerMinute: 5,
  });
});
