/** Sign-up, sign-in, session and password calls (specification: world, sections 2.1 to 2.3, 5 and 7.2). */
import * as z from 'zod/mini';
import {
  EMAIL_MAX_LENGTH,
  EMAIL_TOO_LONG,
  LOOK_SEED_FORM,
  LOOK_SEED_MAX,
  PASSWORD_LENGTH,
  PASSWORD_MAX_LENGTH,
  USERNAME_FORM,
} from '../rules/limits.ts';
import { BODY_TYPES } from '../rules/slots.ts';
import { endpoint } from './endpoint.ts';
import { messageReply } from './replies.ts';
import { sentence, sentenceMessage } from '../rules/sentence.ts';

/** Only length and type are checked here. The server checks usernames and passwords and returns specific messages. */
const usernameText = z.string().check(z.maxLength(200, sentenceMessage(USERNAME_FORM)));
const shortText = z.string().check(z.maxLength(200));
const emailText = z.string().check(z.maxLength(EMAIL_MAX_LENGTH, sentenceMessage(EMAIL_TOO_LONG)));
const passwordText = z.string().check(z.maxLength(PASSWORD_MAX_LENGTH * 2, sentenceMessage(PASSWORD_LENGTH)));

/** The seed of the first look, as the dice of the form showed it. The server draws a look without it. */
const seedText = sentenceMessage(LOOK_SEED_FORM);
const lookSeed = z.optional(
  z.number(seedText).check(z.int(seedText), z.gte(0, seedText), z.lte(LOOK_SEED_MAX, seedText)),
);

/** `YYYY-MM-DD`. Only where the operator has set a minimum age; the server checks it and does not store it. */
const birthDate = z.optional(z.string().check(z.maxLength(40, sentenceMessage(sentence('thisDateOfBirthIs')))));

export const sessionUser = z.object({
  _id: z.string(),
  email: z.string(),
  /** null until registration is finished */
  username: z.nullable(z.string()),
  access: z.number(),
  honor: z.number(),
  membership: z.number(),
  coins: z.number(),
  gems: z.number(),
  badges: z.number(),
  blockedList: z.array(z.string()),
  blockedListIds: z.array(z.string()),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** `serverSessionKey` and `user` are null while nobody is signed in. */
export const sessionReply = z.object({
  success: z.boolean(),
  status: z.enum(['authenticated', 'unauthenticated']),
  serverSessionKey: z.nullable(z.string()),
  user: z.nullable(sessionUser),
  /** What the player chose in the preferences: a language's tag or `auto`. Absent before the first choice. */
  language: z.optional(z.string()),
});
export type SessionReply = z.infer<typeof sessionReply>;

/** Uses the session cookie or `x-session-key`; without either, the status is `unauthenticated`. */
export const getSession = endpoint({
  method: 'GET',
  path: '/session',
  auth: 'none',
  summary: 'Get the current session and its user',
  /** With `begins`, the reply names the language of the account. Polls do not ask for it: they are answered from memory. */
  query: z.object({ begins: z.optional(z.literal('yes')) }),
  reply: sessionReply,
});

export const register = endpoint({
  method: 'POST',
  path: '/game-api/register',
  auth: 'none',
  summary: 'Create an account with username, e-mail and password; does not sign in',
  body: z.object({
    username: usernameText,
    email: emailText,
    password: passwordText,
    confirmPassword: passwordText,
    /** 0 male, 1 otherwise */
    gender: z.union([z.literal(0), z.literal(1)]),
    lookSeed,
    birthDate,
  }),
  reply: messageReply,
  ratePerMinute: 10,
});

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/game-api/forgot-password',
  auth: 'none',
  summary: 'Mail a link to set a new password; the reply does not reveal whether the address is known',
  body: z.object({ email: emailText }),
  reply: messageReply,
  ratePerMinute: 5,
});

export const finishRegistration = endpoint({
  method: 'POST',
  path: '/finish-registration',
  auth: 'session',
  summary: 'Set the username and body type of an account without a username',
  body: z.object({ bodyType: z.enum(BODY_TYPES), username: usernameText, lookSeed, birthDate }),
  reply: messageReply,
  ratePerMinute: 10,
});

export const signIn = endpoint({
  method: 'POST',
  path: '/auth/sign-in/email',
  auth: 'none',
  summary: 'Sign in; the token in the reply is the session key. Errors have a `code`',
  body: z.object({ email: emailText, password: passwordText }),
  reply: z.object({ token: z.string() }),
  isProvided: true,
  ratePerMinute: 300,
});

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/sign-out',
  auth: 'none',
  summary: 'End the session of the cookie or of `x-session-key`',
  reply: z.object({ success: z.boolean() }),
  isProvided: true,
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  auth: 'none',
  summary: 'Set a new password with the token of a mailed link; ends all sessions of the account',
  body: z.object({ newPassword: passwordText, token: shortText }),
  reply: z.object({ status: z.boolean() }),
  isProvided: true,
  ratePerMinute: 10,
});

/**
 * Starts a sign-in with a provider; the browser then opens `url`. Not part of the contract's list: the route exists
 * only when the operator configured a provider, which the page's configuration contains.
 */
export const signInSocial = endpoint({
  method: 'POST',
  path: '/auth/sign-in/social',
  auth: 'none',
  summary: 'Start a sign-in with a provider',
  body: z.object({ provider: z.enum(['google', 'facebook', 'discord']), callbackURL: shortText }),
  reply: z.object({ url: z.string() }),
  isProvided: true,
  ratePerMinute: 20,
});
