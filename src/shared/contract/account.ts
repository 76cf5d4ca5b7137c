/** Calls on the caller's own account, used by the profile's owner menu. */
import * as z from 'zod/mini';
import { LANGUAGE_TAGS } from '../rules/languages.ts';
import { PASSWORD_LENGTH, PASSWORD_MAX_LENGTH } from '../rules/limits.ts';
import { endpoint } from './endpoint.ts';
import { usernameText } from './fields.ts';
import { messageCall, messageReply } from './replies.ts';
import { sentenceMessage } from '../rules/sentence.ts';

/** Not the exact limit: the server checks the password rules and returns a specific message. */
const passwordText = z.string().check(z.maxLength(PASSWORD_MAX_LENGTH * 2, sentenceMessage(PASSWORD_LENGTH)));

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  auth: 'player',
  summary: 'Get my sign-in method and the number of my other signed-in devices',
  reply: z.object({
    success: z.boolean(),
    email: z.string(),
    /** False when the account has only external sign-in providers. */
    hasPassword: z.boolean(),
    otherDeviceCount: z.number(),
    /** False when a mail with a link was sent to confirm the address, and the link was not opened. */
    isEmailConfirmed: z.boolean(),
  }),
});

/** Signs out all other devices. `currentPassword` is required when the account has a password. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/account/password',
  auth: 'player',
  summary: 'Change my password',
  body: z.object({
    currentPassword: z.optional(passwordText),
    newPassword: passwordText,
    confirmPassword: passwordText,
  }),
  reply: messageReply,
  ratePerMinute: 300,
  accountRatePerMinute: 5,
});

export const signOutOtherDevices = endpoint({
  method: 'POST',
  path: '/account/sign-out-others',
  auth: 'player',
  summary: 'End all my sessions except this one',
  reply: messageReply,
  ratePerMinute: 300,
  accountRatePerMinute: 5,
});

export const mailVerification = endpoint({
  method: 'POST',
  path: '/account/verification-mail',
  auth: 'player',
  summary: 'Send me the mail that confirms my e-mail address again',
  reply: messageReply,
  ratePerMinute: 300,
  accountRatePerMinute: 3,
});

/** For mails, for notifications, and for the pages of all devices. `auto`: each page has the language of its browser. */
export const chooseLanguage = messageCall(
  '/account/language',
  'Choose the language of my pages and mails',
  z.object({ language: z.enum(['auto', ...LANGUAGE_TAGS]) }),
  { accountRatePerMinute: 20 },
);

/** The reply is a zip with `data.json` and the uploads. `password` is empty when the account has none. */
export const downloadData = endpoint({
  method: 'POST',
  path: '/account/data',
  auth: 'player',
  summary: 'Download all stored data of mine, as a zip',
  body: z.object({ password: passwordText }),
  reply: z.unknown(),
  ratePerMinute: 300,
  accountRatePerMinute: 5,
});

/** Confirmed by the username, and by the password if the account has one. Texts with replies become tombstones. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete',
  auth: 'player',
  summary: 'Delete my account permanently',
  body: z.object({ username: usernameText, password: z.optional(passwordText) }),
  reply: messageReply,
  ratePerMinute: 300,
  accountRatePerMinute: 5,
});
