/** Texts of the review panel. */
import { isolate } from '../../../shared/rules/text/isolate.ts';

export const BACK = 'My submissions';
export const WAITING = 'To review';
export const QUEUE = 'Submissions to review';
export const NONE_WAITING = 'Nothing waits for review';
export const NONE_WAITING_NOTE = 'What creators hand in comes here, the oldest first.';
export const NONE_APPROVED = 'Nothing was approved, yet :)';
export const NONE_REJECTED = 'Nothing was rejected, yet :)';
export const CHOOSE = 'Choose a submission to review it.';
export const LOADING_MORE = 'Loading more';
export const LOAD_MORE_FAILED = 'More submissions could not be loaded.';
export const reviewOf = (name: string): string => `Review: ${isolate(name)}`;
export const by = (username: string): string => `by ${username}`;

export const NAME = 'Name in the store';
export const PRICE = 'Price';
export const CURRENCY = 'Currency';
export const CURRENCIES = { coins: 'Coins', gems: 'Gems' } as const;
export const PRICE_HINT = '0 is free.';
export const priceWrong = (most: string): string => `A whole number from 0 to ${most}.`;
export const RARITY = 'Rarity';
export const NORMAL = 'NORMAL';
export const APPROVE = 'Approve';
export const REJECT = 'Reject';
export const REJECT_NOTE = 'The creator gets a mail with this reason. Moderators can read it in the audit log.';
export const REPRICE = 'Change price';
export const REPRICE_NOTE = 'Players who own it keep it. The creator is notified.';
export const SAVE_PRICE = 'Save price';
export const CANCEL = 'Cancel';
/** Also shown to administrators. */
export const OWN = 'This is your own submission: another moderator decides.';
export const identical = (others: readonly { submitter: string; name: string; status: string }[]): string =>
  `The same sheet was submitted before: ${others.map(({ submitter, name, status }) => `${isolate(name) || 'unnamed'} by ${submitter} (${status})`).join(', ')}.`;
export const WITHDRAW = 'Withdraw';
export const withdrawNote = (name: string): string =>
  `${isolate(name)} leaves the store and every inventory. Its buyers get their money back. The creator gets a mail with this reason.`;
export const decided = (status: 'approved' | 'rejected' | 'withdrawn', reviewer: string): string =>
  `${{ approved: 'Approved', rejected: 'Rejected', withdrawn: 'Withdrawn' }[status]} by ${reviewer}`;
