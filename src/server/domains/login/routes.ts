/**
 * HTTP routes of sessions, registration and the exposed addresses of the auth provider. Requests to the provider are
 * rebuilt from validated input. Its errors are converted to DomainErrors.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import * as contract from '../../../shared/contract/login.ts';
import { PASSWORD_LENGTH } from '../../../shared/rules/limits.ts';
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/database.ts';
import { DomainError, type ErrorKind } from '../../domain-error.ts';
import { implement, SESSION_KEY_HEADER } from '../../plugins/implement.ts';
import { addressKey } from '../../plugins/rate-limits.ts';
import type { PlayerRecord } from '../../ports.ts';
import type { Players } from '../players/service.ts';
import { type AuthProvider, CLIENT_ADDRESS_HEADER } from './auth-provider.ts';
import { checkEmail } from './credentials.ts';
import { createMinimumAge, type Device } from './minimum-age.ts';
import * as repo from './repo.ts';
import { languageChoiceOf } from './language.ts';
import type { Registration } from './service.ts';
import type { Sessions } from './sessions.ts';
import type { Attempt, SignInFailure } from './sign-in-log.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

/** Per minute, account and client address together, so that nobody can lock another player out. */
const SIGN_IN_FAILURES = 10;
/** Per account, from all client addresses: a mailbox must not be flooded. */
const RESET_MAILS_A_MINUTE = 3;
const RESET_MAILS_A_DAY = 10;
const DAY_S = 24 * 3600;
/** Tokens are about 200 characters long. */
const VERIFICATION_TOKEN_MAX_LENGTH = 2000;
const FORGOT_PASSWORD_MESSAGE = sentence('ifAnAccountWithThis');

export interface LoginDeps {
  config: Config;
  db: Database;
  auth: AuthProvider;
  registration: Registration;
  sessions: Sessions;
  players: Players;
  logFailure: (attempt: Attempt, reason: SignInFailure) => void;
  /** Mails a link to set a new password, if an account has the address. Does the same for any address. */
  mailReset: (email: string) => Promise<void>;
}

export function loginRoutes(app: FastifyInstance, deps: LoginDeps): void {
  const { auth, registration } = deps;
  const { openRateLimit } = app.context;
  const { publicUrl, minimumAge: years } = deps.config;
  const minimumAge = createMinimumAge({ years, isSecure: publicUrl.startsWith('https:') });
  const failureLimit = openRateLimit({ name: 'sign-in', points: SIGN_IN_FAILURES });
  const mailLimit = openRateLimit({ name: 'reset-mail', points: RESET_MAILS_A_MINUTE });
  const dailyMailLimit = openRateLimit({ name: 'reset-mail-day', points: RESET_MAILS_A_DAY, windowS: DAY_S });

  implement(app, contract.getSession, async ({ request, reply, query }): Promise<contract.SessionReply> => {
    const found = (await sessionByKey(deps, request)) ?? (await sessionByCookie(deps, request, reply));
    if (found === null) return { success: true, status: 'unauthenticated', serverSessionKey: null, user: null };
    const user = await describeUser(deps, found);
    const choice = query.begins === undefined ? null : await languageChoiceOf(deps.db, found.accountId);
    const language = choice ?? undefined;
    return { success: true, status: 'authenticated', serverSessionKey: found.key, user, language };
  });

  implement(app, contract.register, async ({ request, reply, body: { birthDate, ...body } }) => {
    minimumAge.check(deviceOf(request, reply), birthDate);
    await registration.register({ ...body, bodyType: body.gender === 0 ? 'masculine' : 'feminine' });
    return { success: true, message: sentence('yourAccountIsReadyYou') };
  });

  implement(app, contract.finishRegistration, async ({ request, reply, accountId, body: { birthDate, ...body } }) => {
    minimumAge.check(deviceOf(request, reply), birthDate);
    await registration.finish(accountId, body);
    return { success: true, message: sentence('welcomeToPromenade') };
  });

  implement(app, contract.forgotPassword, async ({ body }) => {
    const email = checkEmail(body.email);
    await mailLimit.consume(email);
    await dailyMailLimit.consume(email);
    await deps.mailReset(email);
    return { success: true, message: FORGOT_PASSWORD_MESSAGE };
  });

  implement(app, contract.signIn, async ({ request, reply, body }) => {
    const { email, password } = body;
    const key = `${email.trim().toLowerCase()} ${addressKey(request.ip)}`;
    // Counted before the attempt, so that concurrent attempts cannot pass together.
    const attempt = { email, address: request.ip };
    await failureLimit.consume(key).catch((error: unknown) => {
      deps.logFailure(attempt, 'too-many');
      throw error;
    });
    try {
      const answer = await callProvider(deps, request, reply, { email: email.trim(), password });
      await failureLimit.restore(key);
      return { token: String(answer.token) };
    } catch (error) {
      deps.logFailure(attempt, failureOf(error));
      if (error instanceof DomainError && error.kind === 'unavailable') await failureLimit.restore(key);
      throw error;
    }
  });

  implement(app, contract.signOut, async ({ request, reply }) => {
    const key = request.headers[SESSION_KEY_HEADER];
    if (typeof key === 'string' && (await deps.sessions.resolve(key)) !== null) {
      await (await auth.$context).internalAdapter.deleteSession(key);
    }
    await callProvider(deps, request, reply, {});
    return { success: true };
  });

  implement(app, contract.resetPassword, async ({ request, reply, body }) => {
    await callProvider(deps, request, reply, { newPassword: body.newPassword, token: body.token });
    return { status: true };
  });

  verificationRoute(app, deps);
  socialRoutes(app, deps);
}

const deviceOf = (request: FastifyRequest, reply: FastifyReply): Device => ({
  cookies: request.headers.cookie,
  setCookie: (cookie) => void reply.header('set-cookie', cookie),
});

function failureOf(error: unknown): SignInFailure {
  if (!(error instanceof DomainError)) return 'refused';
  if (error.kind === 'unavailable') return 'busy';
  return error.kind === 'unauthorized' ? 'credentials' : 'refused';
}

const verificationQuery = z.object({ token: z.string().check(z.maxLength(VERIFICATION_TOKEN_MAX_LENGTH)) });

/** The address of mailed links: confirms the e-mail address and continues to the client, which shows the outcome. */
function verificationRoute(app: FastifyInstance, { auth, config }: LoginDeps): void {
  if (!config.verifiesEmail) return;
  app.get('/auth/verify-email', { schema: { hide: true } }, async (request, reply) => {
    const query = verificationQuery.safeParse(request.query);
    const isVerified =
      query.success &&
      (await auth.api.verifyEmail({ query: query.data }).then(
        () => true,
        () => false,
      ));
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return reply.redirect(`${config.publicUrl}/?email=${isVerified ? 'confirmed' : 'expired'}`, 302);
  });
}

/** Registers routes only when a provider is configured. The provider redirects the browser to the callback. */
function socialRoutes(app: FastifyInstance, deps: LoginDeps): void {
  const { config } = deps;
  if (Object.keys(config.social).length === 0) return;
  implement(app, contract.signInSocial, async ({ request, reply, body }) => {
    if (config.social[body.provider] === undefined) {
      throw new DomainError('not-found', sentence('thisWayToSignIn'));
    }
    const callbackURL = sameOriginPath(body.callbackURL);
    const providerBody = {
      provider: body.provider,
      callbackURL,
      errorCallbackURL: signInPathTo(callbackURL),
      disableRedirect: true,
    };
    const answer = await callProvider(deps, request, reply, providerBody);
    return { url: String(answer.url) };
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/auth/callback/:provider',
    schema: { hide: true },
    handler: async (request, reply) => {
      const response = await deps.auth.handler(providerRequest(deps.config, request, request.body));
      forwardCookies(response, reply);
      return reply.redirect(response.headers.get('location') ?? `${config.publicUrl}/login?error=unknown`, 302);
    },
  });
}

/** Returns paths of this origin unchanged. Other URLs become `/`, which prevents open redirects. */
function sameOriginPath(url: string): string {
  return /^\/(?![/\\])/.test(url) ? url : '/';
}

/** The sign-in page with the path as `callbackUrl`, so that a retry after a provider's error keeps the target. */
function signInPathTo(callbackURL: string): string {
  return callbackURL === '/' ? '/login' : `/login?${new URLSearchParams({ callbackUrl: callbackURL })}`;
}

async function sessionByKey(deps: LoginDeps, request: FastifyRequest) {
  const key = request.headers[SESSION_KEY_HEADER];
  if (typeof key !== 'string') return null;
  const session = await deps.sessions.resolve(key);
  return session === null ? null : { key, ...session };
}

/** `GET /session` is the only call that accepts the cookie. It also renews the cookie. */
async function sessionByCookie(deps: LoginDeps, request: FastifyRequest, reply: FastifyReply) {
  const { cookie } = request.headers;
  if (cookie === undefined) return null;
  const { headers, response } = await deps.auth.api.getSession({ headers: { cookie }, returnHeaders: true });
  for (const value of headers?.getSetCookie() ?? []) reply.header('set-cookie', value);
  if (response === null) return null;
  const { token: key } = response.session;
  const session = await deps.sessions.resolve(key);
  return session === null ? null : { key, ...session };
}

async function describeUser(
  deps: LoginDeps,
  { accountId, player }: { accountId: string; player: PlayerRecord | null },
): Promise<contract.SessionUser> {
  const blocked = player === null ? [] : await deps.players.blocked(accountId);
  return {
    _id: accountId,
    email: player?.email ?? (await repo.emailOf(deps.db, accountId)) ?? '',
    username: player?.username ?? null,
    access: player?.access ?? 0,
    honor: player?.honor ?? 0,
    membership: player?.membership ?? 0,
    coins: player?.coins ?? 0,
    gems: player?.gems ?? 0,
    badges: player?.badges ?? 0,
    blockedList: blocked.map((other) => other.username),
    blockedListIds: blocked.map((other) => other.id),
  };
}

/** Forwards the call to the provider and passes its cookies to the client. Converts its errors to DomainErrors. */
async function callProvider(
  deps: LoginDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const response = await deps.auth.handler(providerRequest(deps.config, request, body));
  forwardCookies(response, reply);
  const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  if (!response.ok) throw errorOf(response.status, String(answer.code ?? ''));
  return answer;
}

function forwardCookies(response: Response, reply: FastifyReply): void {
  for (const value of response.headers.getSetCookie()) reply.header('set-cookie', value);
}

const FORWARDED_HEADERS = ['cookie', 'user-agent'];
/** Forwarded only together: browsers send all three. CSRF does not apply to other clients. */
const FETCH_METADATA = ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest'];

/**
 * The same request at the public URL. An origin equal to the requested host is replaced by the public origin, so that a
 * server can have several host names. Other origins are forwarded unchanged and rejected by the provider.
 */
function providerRequest(config: Config, request: FastifyRequest, body: unknown): Request {
  const headers = new Headers({ [CLIENT_ADDRESS_HEADER]: request.ip });
  const isBrowser = FETCH_METADATA.every((name) => request.headers[name] !== undefined);
  for (const name of isBrowser ? [...FORWARDED_HEADERS, ...FETCH_METADATA] : FORWARDED_HEADERS) {
    const value = request.headers[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  const { origin } = request.headers;
  if (origin !== undefined) {
    const isOwn = URL.canParse(origin) && new URL(origin).host === request.host;
    headers.set('origin', isOwn ? new URL(config.publicUrl).origin : origin);
  }
  const url = `${config.publicUrl}${request.url}`;
  if (request.method === 'GET' || request.method === 'HEAD') return new Request(url, { headers });
  headers.set('content-type', 'application/json');
  return new Request(url, { method: request.method, headers, body: JSON.stringify(body ?? {}) });
}

const PROVIDER_ERRORS: Readonly<Record<string, { kind: ErrorKind; said: SentenceData }>> = {
  INVALID_EMAIL_OR_PASSWORD: { kind: 'unauthorized', said: sentence('eMailAddressOrPassword') },
  INVALID_TOKEN: { kind: 'invalid', said: sentence('thisLinkHasExpiredOr') },
  PASSWORD_TOO_SHORT: {
    kind: 'invalid',
    said: PASSWORD_LENGTH,
  },
};
/** Provider codes with the same reply as another code, so that errors do not reveal whether an account exists. */
const EQUIVALENT_CODES: Readonly<Record<string, string>> = {
  INVALID_EMAIL: 'INVALID_EMAIL_OR_PASSWORD',
  FAILED_TO_CREATE_SESSION: 'INVALID_EMAIL_OR_PASSWORD',
  USER_NOT_FOUND: 'INVALID_TOKEN',
  PASSWORD_TOO_LONG: 'PASSWORD_TOO_SHORT',
};

function errorOf(status: number, providerCode: string): DomainError {
  const code = EQUIVALENT_CODES[providerCode] ?? providerCode;
  const error = PROVIDER_ERRORS[code];
  if (error !== undefined) return new DomainError(error.kind, error.said, { code });
  const kind: ErrorKind = status === 403 ? 'forbidden' : 'bad-request';
  return new DomainError(kind, sentence('thisCannotBeDoneFrom'), { code });
}
