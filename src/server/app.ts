/**
 * The composition root: opens the data folder and the database, creates the services, registers the routes, and closes
 * everything in reverse order. The object that `createServer` returns owns all of it.
 */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { dutiesOf } from './config/world-settings.ts';
import { createCreationsDomain, openCreationItems } from './composition/creations.ts';
import { backupAgeSeconds } from './backup/status.ts';
import { createApp } from './composition/http.ts';
import { type DataFolderLock, lockDataFolder } from './db/data-folder.ts';
import { type OpenDatabase, openDatabase, type OpenOptions, startingUp } from './db/database.ts';
import type { AdminContext } from './admin/context.ts';
import { createAuthProvider } from './domains/login/auth-provider.ts';
import { createAccounts } from './domains/account/service.ts';
import { accountRoutes } from './domains/account/routes.ts';
import { createPasswords, PASSWORD_COST, type PasswordCost } from './domains/login/passwords.ts';
import type { QueueLimits } from './bounded-queue.ts';
import { loginRoutes } from './domains/login/routes.ts';
import { rememberLanguage } from './domains/login/language.ts';
import { createRegistration, isUnverified } from './domains/login/service.ts';
import { createSignInLog } from './domains/login/sign-in-log.ts';
import { createSessions, type Sessions } from './domains/login/sessions.ts';
import { avatarRoutes } from './domains/avatars/routes.ts';
import { channelRoutes } from './domains/channels/routes.ts';
import { createChannelLists } from './domains/channels/service.ts';
import { invitationRoutes } from './domains/invitations/routes.ts';
import { createInvitations } from './domains/invitations/service.ts';
import { doorRoutes } from './domains/doors/routes.ts';
import { createDoors } from './domains/doors/service.ts';
import { createCommentActivities } from './domains/comments/activities.ts';
import { createForumActivities } from './domains/forum/activities.ts';
import { seedInitialPosts } from './domains/forum/seed.ts';
import { withCreations } from './domains/creations/service.ts';
import { feedRoutes } from './domains/feed/routes.ts';
import { feedbackRoutes } from './domains/feedback/routes.ts';
import { createFeedback } from './domains/feedback/service.ts';
import { membershipRoutes } from './domains/membership/routes.ts';
import { createMemberships, EXPIRE_EVERY_MS } from './domains/membership/service.ts';
import { giftRoutes } from './domains/gifts/routes.ts';
import { createGifts } from './domains/gifts/service.ts';
import { createFeed } from './domains/feed/service.ts';
import { createNameHash } from './domains/players/deleted-names.ts';
import { wishlistRoutes } from './domains/wishlist/routes.ts';
import { createWishlists, notifyOfWishlists, WISHLIST_NEWS_EVERY_MS } from './domains/wishlist/service.ts';
import { createPlayers, type Players } from './domains/players/service.ts';
import { radioRoutes } from './domains/radio/routes.ts';
import { Readiness } from './domains/status/readiness.ts';
import { statusRoutes } from './domains/status/routes.ts';
import { seedCatalogue } from './domains/store/catalogue.ts';
import { storeRoutes } from './domains/store/routes.ts';
import { createStore } from './domains/store/service.ts';
import { storageRoutes } from './domains/storage/routes.ts';
import { startJob } from './jobs.ts';
import { createLog, type Log } from './log.ts';
import type { Mailer } from './mail/mailer.ts';
import { followLanguage, requestLanguage } from './request-language.ts';
import { serveClient, serveClientSources } from './plugins/client-files.ts';
import { provideContext } from './plugins/context.ts';
import { documentRoutes } from './plugins/docs.ts';
import { createForumDomain } from './composition/forum.ts';
import { readPlacePoints, startAttendance } from './composition/attendance.ts';
import { measureParts, openServerMetrics, startLedgerCheck } from './composition/metrics.ts';
import { startCreators } from './composition/creators.ts';
import { startGames } from './composition/games.ts';
import { createMails } from './composition/mails.ts';
import { findLocations, locationsIn } from './composition/location.ts';
import { PLAYER_DATA } from './composition/player-data.ts';
import { startSkyLanterns } from './composition/sky-lanterns.ts';
import { startFirstWalks } from './composition/first-walks.ts';
import { startPushes } from './composition/pushes.ts';
import { startRewards } from './composition/rewards.ts';
import { createSocialDomains, registerSocialRoutes } from './composition/social.ts';
import { announceWhispers, announcing, createWebPushDomain } from './composition/web-push.ts';
import { startAnnouncements } from './composition/announcements.ts';
import { openOperatorWays } from './composition/operator.ts';
import { openTown } from './composition/town.ts';
import { startUpkeep } from './composition/upkeep.ts';
import { createReportDomain, openWhisperProofs } from './composition/reports.ts';
import { openWorld, shareChanges } from './composition/world.ts';
import { serveMetrics } from './plugins/metrics.ts';
import { rateLimits } from './plugins/rate-limits.ts';
import { cutSlowBodies, type TimeLimits } from './plugins/slow-clients.ts';
import type { ArtHost } from './ports.ts';
import { PUSH_PACE, type PushPace } from './realtime/pushes.ts';
import type { Town, TownDeps } from './realtime/town.ts';
import { authSecretOf } from './secrets.ts';
import { openBlobs } from './storage/open-blobs.ts';
import { createLookDomains, registerLookRoutes } from './composition/looks.ts';

export interface ServerOptions {
  config: Config;
  /** Starts the host of generated art. */
  art: (deps: { log: Log; servesPictures: boolean }) => Promise<ArtHost>;
  /** Loads the core that validates walks. */
  core: TownDeps['core'];
  log?: Log;
  /** Project folder: holds `dist/client`, and the sources in development. */
  root?: string;
  /** Serves the client's sources with hot reload instead of the built client. */
  dev?: boolean;
  /** Only tests lower it. */
  passwordCost?: PasswordCost;
  /** Only tests lower them. */
  passwordQueue?: QueueLimits;
  /** Only tests lower them. */
  timeLimits?: TimeLimits;
  /** Only tests lower it. */
  pushPace?: PushPace;
  /** Of `openDatabase`. */
  wrapDialect?: OpenOptions['wrapDialect'];
  /** Whether new accounts are shown around. Only tests that need the screen for themselves turn it off. */
  hasFirstWalk?: boolean;
  /** Stops the process: another server uses the database. */
  onDatabaseTaken?: () => void;
  /** Additional routes, for tests of behaviour that all routes share. */
  routes?: (app: FastifyInstance) => void;
  /** Called for each route when it is registered. */
  onRoute?: (method: string, path: string) => void;
}

export interface PromenadeServer {
  app: FastifyInstance;
  database: OpenDatabase;
  players: Players;
  sessions: Sessions;
  mailer: Mailer;
  town: Town;
  /** The services that the administrator's commands use. */
  admin: AdminContext;
  /** Deletes what has expired, as the hourly work does. */
  sweep(): Promise<void>;
  /** Resolves to the server's address. Rejects with the system's error when the port is in use. */
  listen(): Promise<string>;
  /** `/readyz` answers 503 from now on. All else goes on. */
  stopping(): void;
  /** Notifies clients, waits for open requests and closes all resources. Idempotent. */
  close(): Promise<void>;
}

/** Another process may end a session while Redis is away. */
const SHARED_SESSION_CACHE_MS = 5000;
const PROJECT_ROOT = join(import.meta.dirname, '..', '..');

/** Closers of everything opened so far. They run in reverse order when a later step fails or the server stops. */
type Closers = (() => Promise<void> | void)[];

export async function createServer(options: ServerOptions): Promise<PromenadeServer> {
  const closers: Closers = [];
  try {
    return await compose(options, closers);
  } catch (error) {
    await closeAll(closers);
    throw error;
  }
}

async function compose(options: ServerOptions, closers: Closers): Promise<PromenadeServer> {
  const { config } = options;
  const log = options.log ?? createLog(config.logLevel);
  const duties = dutiesOf(config.role);
  const root = options.root ?? PROJECT_ROOT;
  const lock: DataFolderLock = lockDataFolder(config.dataDir);
  closers.push(() => lock.release());
  const metrics = openServerMetrics(config, log);
  const database = await openDatabase(config, {
    observer: metrics.database,
    wrapDialect: options.wrapDialect,
    onLost: (error) => log.warn({ err: error }, 'a database connection was lost'),
    isShared: config.redis !== null,
    onTaken: () => {
      log.fatal('another server took the database while this one had lost its connection');
      options.onDatabaseTaken?.();
    },
  });
  closers.push(() => database.close());
  const blobs = await openBlobs(config);
  const authSecret = authSecretOf(config.authSecret, config.dataDir);
  const nameHash = createNameHash(authSecret);
  const { drawn, compressed, ...housekeeping } = await startUpkeep({ config, database, blobs, nameHash, log });
  closers.push(() => housekeeping.stop());
  const art = await options.art({ log, servesPictures: duties.api });
  closers.push(() => art.close());

  const players = createPlayers(database.db, config.redactedWords);
  const isShared = config.redis !== null;
  const sessions = createSessions(database.db, players, isShared ? { cacheMs: SHARED_SESSION_CACHE_MS } : {});
  const passwords = createPasswords(options.passwordCost ?? PASSWORD_COST, options.passwordQueue);
  const auth = createAuthProvider({
    config,
    secret: authSecret,
    database,
    passwords,
    log,
    onSessionsEnded: sessions.revoked,
    onSignedIn: (accountId) => rememberLanguage(database.db, accountId, requestLanguage()),
  });
  const mails = createMails({ config, db: database.db, auth, authSecret, metrics, log });
  const { mailer, notifyOperator } = mails;
  closers.push(() => mailer.close());

  const world = await openWorld(config, log, root, locationsIn(art));
  closers.push(() => world.close());
  const { bus, directory } = world;
  const openRateLimit = rateLimits(config.rateLimitScale, world.openCounter, metrics.limited);
  const app = await createApp(options, log, { openRateLimit, cut: metrics.cut });
  closers.push(() => app.close());
  provideContext(app, { sessions, openRateLimit });
  followLanguage(app);
  serveMetrics(app, metrics, config.metricsToken);
  measureParts(metrics, { mailer, art });
  const ageHelp = 'Age of the newest verified backup that was taken with this DATA_DIR.';
  metrics.gauge('promenade_backup_age_seconds', ageHelp, () => backupAgeSeconds(config.dataDir));
  const locations = await findLocations(art);
  const proofs = openWhisperProofs(config, authSecret, log);
  const town = await openTown({
    config,
    db: database.db,
    httpServer: app.server,
    log,
    sessions,
    players,
    // The friends' domain needs the town; nobody connects before both are there.
    friendsOf: (playerId) => social.friends.ids(playerId),
    world,
    prove: proofs?.prove,
    core: options.core,
    locations,
    registry: metrics.registry,
  });
  closers.push(() => town.close());
  if (isShared) shareChanges({ db: database.db, bus, directory, sessions, town, log });
  closers.push(cutSlowBodies(app.server, () => metrics.cut('slow-body')));
  await documentRoutes(app);
  const { hasFirstWalk = true } = options;
  const mailVerification = config.verifiesEmail ? mails.mailVerification : null;
  const registration = createRegistration({ database, art, passwords, mailVerification, nameHash, hasFirstWalk });
  const logFailure = createSignInLog({ secret: authSecret, log, failed: metrics.signInFailed });
  const { mailReset } = mails;
  loginRoutes(app, { config, db: database.db, auth, registration, sessions, players, logFailure, mailReset });
  const readiness = new Readiness({ database, art });
  world.onDraining((isDraining) => readiness.drained(isDraining));
  statusRoutes(app, { players, town, database, readiness });
  const creations = await openCreationItems({ db: database.db, blobs, dataDir: config.dataDir, bus, log });
  const looks = createLookDomains({ db: database.db, art, creations, players, town });
  registerLookRoutes(app, looks, { players });
  const webPush = createWebPushDomain(app, { config, authSecret, db: database.db, town, openRateLimit, log });
  closers.push(() => webPush.close());
  const announcingTown = announcing(town, webPush);
  const social = createSocialDomains({ db: database.db, players, town: announcingTown });
  const friendsOf = async (playerId: string) => new Set(await social.friends.ids(playerId));
  closers.push(announceWhispers(town, webPush, { friendsOf, log }));
  registerSocialRoutes(app, social);
  await startingUp(database, () => seedInitialPosts({ database, art }));
  const { sensitiveWords } = config;
  const { forum, stop } = createForumDomain(app, { database, players, town, bus, sensitiveWords, tipRules: config });
  closers.push(stop);
  const feed = createFeed([
    createCommentActivities({ db: database.db, comments: social.comments }),
    createForumActivities({ db: database.db, forum }),
  ]);
  feedRoutes(app, { feed, events: config.events });
  town.onEntered((player) => {
    social.friends
      .announce(player)
      .catch((error: unknown) => log.error({ err: error }, 'announcing a player to friends failed'));
  });
  closers.push(startRewards({ db: database.db, town }));
  const { hasTownsfolk } = config;
  closers.push(startFirstWalks({ app, db: database.db, players, town, hasTownsfolk, isShared, log }));
  const accounts = createAccounts({ database, passwords, sessions, data: PLAYER_DATA, blobs });
  accountRoutes(app, {
    accounts,
    town,
    isUnverified: async (playerId) => config.verifiesEmail && (await isUnverified(database.db, playerId)),
    mailVerification: (accountId) => mails.mailVerification(database.db, accountId),
  });
  const review = await createCreationsDomain(app, {
    db: database.db,
    blobs,
    players,
    town: announcingTown,
    creations,
  });
  createReportDomain(app, { config, database, players, town, social, review, mailer, sessions, openRateLimit, proofs });
  const pictures = withCreations(art, creations);
  const { outfits, catalogue } = looks;
  const { rateLimitScale } = config;
  closers.push(startCreators(app, { db: database.db, players, catalogue, town, hasTown: duties.town, log }));
  const store = createStore({ database, players, catalogue });
  const shopWindow = { lookOf: store.windowLook };
  avatarRoutes(app, { players, outfits, shopWindow, art: pictures, catalogue, cache: drawn, rateLimitScale });
  storageRoutes(app, { art: pictures, catalogue, cache: compressed });
  const {
    flow,
    cookieGames,
    stop: stopGames,
  } = await startGames(app, { db: database.db, players, town, openRateLimit, log });
  closers.push(stopGames);
  closers.push(startSkyLanterns(town, bus));
  const places = await readPlacePoints(locations[0].locationFile);
  if (duties.town) closers.push(startAttendance({ events: config.events, places, town, bus }));
  channelRoutes(app, {
    channels: createChannelLists({
      town,
      locations: locations.map(({ slug }) => slug),
      friendsOf: (playerId) => social.friends.all(playerId),
    }),
  });
  invitationRoutes(app, {
    invitations: createInvitations({ db: database.db, players, town, publicUrl: config.publicUrl }),
  });
  const doors = createDoors({ db: database.db, catalogue, players, store, flow, cookieGames });
  doorRoutes(app, { doors });
  if (duties.town) {
    const pace = options.pushPace ?? PUSH_PACE;
    closers.push(startPushes({ db: database.db, players, ...social, doors, town, log, pace }));
  }
  await startingUp(database, () => seedCatalogue(database.db, art.manifest().items));
  storeRoutes(app, { store });
  wishlistRoutes(app, { wishlists: createWishlists(database.db) });
  giftRoutes(app, { gifts: createGifts({ database, players, catalogue }) });
  feedbackRoutes(app, { feedback: createFeedback({ db: database.db, notifyOperator }) });
  const memberships = createMemberships({ db: database.db, town, notifyOperator });
  await membershipRoutes(app, { memberships, secret: config.paymentWebhookSecret });
  if (duties.jobs) {
    const job = { name: 'memberships', periodMs: EXPIRE_EVERY_MS, work: () => memberships.expire() };
    closers.push(startJob({ db: database.db, log }, job));
    closers.push(startLedgerCheck(metrics, database, log));
    const wishlistNews = {
      name: 'wishlists',
      periodMs: WISHLIST_NEWS_EVERY_MS,
      work: () => notifyOfWishlists(database.db),
    };
    closers.push(startJob({ db: database.db, log }, wishlistNews));
  }
  radioRoutes(app, { art, config, metrics });
  options.routes?.(app);
  if (options.dev === true) await serveClientSources(app, root, config);
  else await serveClient(app, join(root, 'dist'), config);
  await app.ready();
  const announcements = await startAnnouncements({ db: database.db, town, bus, log });
  const operator = await openOperatorWays({
    config,
    db: database.db,
    kind: database.kind,
    players,
    moderation: social.moderation,
    review,
    nameHash,
    sessionsEnded: sessions.revoked,
    announcements,
    mailer,
    world,
    town,
    log,
  });
  closers.push(() => operator.close());
  return {
    app,
    database,
    players,
    sessions,
    mailer,
    town,
    admin: operator.admin,
    sweep: housekeeping.sweep,
    listen: () => app.listen({ port: config.port, host: config.host }),
    stopping: () => readiness.stopping(),
    close: () => closeAll(closers),
  };
}

async function closeAll(closers: Closers): Promise<void> {
  for (let closer = closers.pop(); closer !== undefined; closer = closers.pop()) await closer();
}
