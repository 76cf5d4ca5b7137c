/** What the owner of an account does with it, from the profile's owner menu. */
import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '../rules/limits.ts';
import { endpoint } from './endpoint.ts';
import { usernameText } from './fields.ts';
import { messageReply } from './replies.ts';

/** What a password must be is answered with a text of its own. */
const passwordText = z.string().check(z.maxLength(PASSWORD_MAX_LENGTH * 2));

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  auth: 'player',
  summary: 'How I sign in, and on how many other devices I am signed in',
  reply: z.object({
    success: z.boolean(),
    email: z.string(),
    /** False when the account signs in by a provider alone. */
    hasPassword: z.boolean(),
    otherDeviceCount: z.number(),
  }),
});

/** Signs out all other devices. `currentPassword` is needed where there is one. */
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
  ratePerMinute: 20,
  accountRatePerMinute: 5,
});

export const signOutOtherDevices = endpoint({
  method: 'POST',
  path: '/account/sign-out-others',
  auth: 'player',
  summary: 'End all my sessions but this one',
  reply: messageReply,
  ratePerMinute: 20,
  accountRatePerMinute: 5,
});

/** Confirmed by the player's username, and by the password if the account has one. All written texts become tombstones. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete',
  auth: 'player',
  summary: 'Delete my account for good',
  body: z.object({ username: usernameText, password: z.optional(passwordText) }),
  reply: messageReply,
  ratePerMinute: 20,
  accountRatePerMinute: 5,
});
