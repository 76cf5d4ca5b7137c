/** Account settings of the signed-in player, from the profile's owner menu. */
import * as z from 'zod/mini';
import { PASSWORD_MAX_LENGTH } from '../rules/limits.ts';
import { endpoint } from './endpoint.ts';
import { usernameText } from './fields.ts';
import { messageReply } from './replies.ts';

/** Checks only the length; the server answers the password rules with specific messages. */
const passwordText = z.string().check(z.maxLength(PASSWORD_MAX_LENGTH * 2));

export const getAccount = endpoint({
  method: 'GET',
  path: '/account',
  auth: 'player',
  summary: 'How I sign in, and on how many other devices I am signed in',
  reply: z.object({
    success: z.boolean(),
    email: z.string(),
    /** False when the account has only social sign-in. */
    hasPassword: z.boolean(),
    otherDeviceCount: z.number(),
  }),
});

/** Signs out all other devices. `currentPassword` is required if the account has a password. */
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
  summary: 'End all my sessions except this one',
  reply: messageReply,
  ratePerMinute: 20,
  accountRatePerMinute: 5,
});

/** The player confirms with the username, and with the password if the account has one. Written texts become tombstones. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/account/delete',
  auth: 'player',
  summary: 'Delete my account permanently',
  body: z.object({ username: usernameText, password: z.optional(passwordText) }),
  reply: messageReply,
  ratePerMinute: 20,
  accountRatePerMinute: 5,
});
