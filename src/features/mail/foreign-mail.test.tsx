/** Mails of the server in a page in German; what players write stays. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ContractServer } from '../../../tests/support/server/contract-server.ts';
import { pointPageAt } from '../../../tests/support/page.ts';
import { mailOf } from '../../../tests/support/samples/mail.ts';
import { sentence } from '../../shared/rules/sentence.ts';

const server = new ContractServer();

const MAILS = [
  mailOf('4', { sender: 'Promenade', message: 'My own words.' }),
  mailOf('3', {
    sender: 'Promenade',
    message: 'Your item "Kite" was withdrawn: too small',
    sentence: sentence('yourItemWasWithdrawn', { name: 'Kite', reason: 'too small' }),
  }),
  mailOf('2', {
    sender: 'Promenade',
    message: 'A text of a newer server.',
    sentence: { code: 'nobodyWroteThis', params: {} },
  }),
];
const GERMAN = ['My own words.', 'Dein Teil „Kite“ wurde zurückgezogen: too small', 'A text of a newer server.'];

beforeAll(async () => {
  document.documentElement.lang = 'de';
  vi.doMock('../../languages/en/replies.ts', () => import('../../languages/de/replies.ts'));
  await server.start();
  pointPageAt(server.url);
  server.answers.set('GET /mail', () => [200, MAILS]);
  server.answers.set('GET /mail/3/conversation', () => [
    200,
    { success: true, mails: MAILS, hasOlder: false, hasNewer: false },
  ]);
});
afterAll(async () => {
  vi.doUnmock('../../languages/en/replies.ts');
  document.documentElement.lang = 'en';
  await server.stop();
});

it("lists, conversations and single mails show the server's texts in German", async () => {
  const [{ connectHttp }, { queryClient }, calls] = await Promise.all([
    import('../../net/http.ts'),
    import('../../net/query-client.ts'),
    import('./calls.ts'),
  ]);
  connectHttp({ session: () => ({ status: 'authenticated', sessionKey: 'key' }), onSessionExpired: () => {} });
  const { pages } = await queryClient.fetchInfiniteQuery(calls.mailsQuery('inbox', ''));
  expect(pages.flat().map(({ message }) => message)).toEqual(GERMAN);
  const talk = await queryClient.fetchInfiniteQuery(calls.conversationQuery('3'));
  expect(talk.pages.flatMap(({ mails }) => mails).map(({ message }) => message)).toEqual(GERMAN);
  expect(await calls.findMail('3')).toMatchObject({ message: GERMAN[1] });
});
