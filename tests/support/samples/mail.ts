/** For tests: a received mail. */
import type { Mail } from '../../../src/shared/contract/mail.ts';

export const mailOf = (id: string, rest: Partial<Mail> = {}): Mail => ({
  id,
  _id: id,
  sender: 'odette',
  recipient: 'ana',
  partnerMembership: 0,
  message: `Letter ${id}`,
  createdAt: '2026-11-20T18:12:00.000Z',
  isSender: false,
  isDeleted: false,
  type: 0,
  isRead: false,
  isReplied: false,
  isSaved: false,
  ...rest,
});
