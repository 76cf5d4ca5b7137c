/** The suites that touch the database, once on the embedded SQLite and once on a PostgreSQL of our own. */
import { afterAll, beforeAll, describe, it } from 'vitest';
import { accountSuite } from './domains/account/account.suite.ts';
import { loginSuite } from './domains/login/login.suite.ts';
import { resetSuite } from './domains/login/reset.suite.ts';
import { sessionSuite } from './domains/login/session.suite.ts';
import { cookieSuite } from './domains/cookie/cookie.suite.ts';
import { approvalSuite } from './domains/creations/approval.suite.ts';
import { submissionsSuite } from './domains/creations/submissions.suite.ts';
import { reviewSuite } from './domains/creations/review.suite.ts';
import { withdrawalSuite } from './domains/creations/withdrawal.suite.ts';
import { flowSuite } from './domains/flow/flow.suite.ts';
import { forumSuite } from './domains/forum/forum.suite.ts';
import { forumSearchSuite } from './domains/forum/search.suite.ts';
import { feedSuite } from './domains/feed/feed.suite.ts';
import { socialSuite } from './domains/login/social.suite.ts';
import { blocksSuite } from './domains/blocks/blocks.suite.ts';
import { commentsSuite } from './domains/comments/comments.suite.ts';
import { friendsSuite } from './domains/friends/friends.suite.ts';
import { liveSuite } from './domains/friends/live.suite.ts';
import { inventorySuite } from './domains/inventory/inventory.suite.ts';
import { ledgerSuite } from './domains/ledger/ledger.suite.ts';
import { mailSuite } from './domains/mail/mail.suite.ts';
import { membershipSuite } from './domains/membership/membership.suite.ts';
import { moderationSuite } from './domains/moderation/moderation.suite.ts';
import { outfitsSuite } from './domains/outfits/outfits.suite.ts';
import { playersSuite } from './domains/players/players.suite.ts';
import { profileSuite } from './domains/profile/profile.suite.ts';
import { checkoutSuite } from './domains/store/checkout.suite.ts';
import { storeSuite } from './domains/store/store.suite.ts';
import { findPostgres, PrivatePostgres } from './testing/private-postgres.ts';
import { type StartServer, TestServer } from './testing/test-server.ts';

const suites = (start: StartServer): void => {
  loginSuite(start);
  sessionSuite(start);
  socialSuite(start);
  resetSuite(start);
  playersSuite(start);
  ledgerSuite(start);
  cookieSuite(start);
  flowSuite(start);
  feedSuite(start);
  forumSuite(start);
  forumSearchSuite(start);
  friendsSuite(start);
  mailSuite(start);
  profileSuite(start);
  commentsSuite(start);
  blocksSuite(start);
  liveSuite(start);
  moderationSuite(start);
  inventorySuite(start);
  outfitsSuite(start);
  submissionsSuite(start);
  reviewSuite(start);
  approvalSuite(start);
  withdrawalSuite(start);
  accountSuite(start);
  storeSuite(start);
  checkoutSuite(start);
  membershipSuite(start);
};

describe('on SQLite', () => suites((options) => TestServer.start(options)));

const binaries = findPostgres();
if (binaries === null && process.env.CI !== 'true') {
  console.warn('PostgreSQL is not installed: its run of the database suites is skipped (CI=true requires it)');
}

describe.skipIf(binaries === null && process.env.CI !== 'true')('on PostgreSQL', () => {
  let postgres: PrivatePostgres | undefined;
  beforeAll(async () => {
    if (binaries === null) throw new Error('PostgreSQL is not installed, and CI=true requires it');
    postgres = await PrivatePostgres.start(binaries);
  }, 60_000);
  afterAll(() => postgres?.stop());

  it('is what the server says it uses', async ({ expect }) => {
    const server = await start();
    expect((await server.get('/healthz')).body).toMatchObject({ success: true, database: 'postgres' });
    await server.stop();
  });

  const start: StartServer = async (options = {}) => {
    if (postgres === undefined) throw new Error('PostgreSQL is not running');
    const env = { ...options.env, DATABASE_URL: await postgres.newDatabase() };
    return await TestServer.start({ ...options, env });
  };
  suites(start);
});
