/** The number of unread mails. Apart from the other calls of mails, because the town asks for it before mails are opened. */
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** Includes friend requests. */
export const countUnreadMails = endpoint({
  method: 'GET',
  path: '/mail/unread/count',
  auth: 'player',
  summary: 'Number of my unread mails',
  reply: z.object({ success: z.boolean(), count: z.number() }),
});
