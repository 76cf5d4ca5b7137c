/** Texts of the membership page, word for word where the specification gives them (avatar, sections 2.10 and 8). */
import { BOOST_PRICE } from '../../shared/rules/membership.ts';

export const POWER_UP = 'Power Up the Bay';
export const POWER_UP_NOTE = 'A boost keeps the lamps lit for everyone and puts you on the board.';
export const BOOST = `BOOST $${BOOST_PRICE}`;
export const RESIDENT_INCLUDED = '(Resident is included)';
export const LEADERBOARD = 'Boost Leaderboard';
export const LEADERBOARD_EMPTY = 'The board is still empty';
export const LEADERBOARD_EMPTY_NOTE = 'Be the first whose name stands here.';
export const PLANS = 'Subscription Plans';
export const MONTHLY = 'Monthly';
export const YEARLY = 'Yearly, 1 month free';
export const PER = { monthly: '/month', yearly: '/year' } as const;
/** Said once for all plans. */
export const EVERY_PLAN = 'Every plan: a crown, your own name tag and name colour.';
export const YOUR_PLAN = 'Your plan';
export const ACTIVE = 'Active';
export const LIFETIME = 'Lifetime Membership Bundles';
export const GEMS_TOPUP = 'Gems Topup';
export const BEST_VALUE = 'best value';
export const NOT_OPEN = 'Not open yet';
export const NOT_FOR_SALE = 'This cannot be bought yet.';
export const DISCLAIMER = 'Membership is a pre-sale and an investment in a world still being built.';
export const QUESTIONS = 'Questions:';
export const CANCEL = 'Cancel Subscription';
export const CANCEL_SENT =
  "A cancellation request has been sent. We will contact you in-game if we're having trouble cancelling your subscription.";
export const CANCEL_NOTE =
  'This asks the operator to end your subscription. Until it ends, your membership and its crown stay.';
export const SEND_CANCELLATION = 'Send the request';
export const KEEP_SUBSCRIPTION = 'Keep my subscription';
export const lastSent = (date: string): string => `Last request sent: ${date}.`;
export const granted = (plan: string): string => `You are a member now: ${plan}.`;
export const OPENS_OUTSIDE = '(opens the payment page in a new window)';

export const choose = (plan: string): string => `Choose ${plan}`;
export const dollars = (amount: number): string =>
  `$${Number.isInteger(amount) ? amount.toLocaleString('en-US') : amount.toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
export const SOLD_OUT = 'Sold out';
export const SOLD_OUT_REASON = 'All of these are sold.';
export const left = (count: number): string => `${count} left`;
export const limited = (limit: number): string => `limit ${limit}`;

export const GIVES = 'What a membership gives';
export const NOT_SOLD = 'Nothing is sold on this page.';
export const ASK = 'To become a Resident, ask:';
export const ASK_STAFF = 'To become a Resident, ask the people who run this town.';

/** `plans` in ascending order. */
export function benefits(plans: readonly { name: string; coins: number; gems: number }[]): string[] {
  const [first, last] = [plans[0], plans.at(-1)];
  const grants =
    first === undefined || last === undefined
      ? []
      : [
          `Each month ${count(first.coins)} to ${count(last.coins)} coins and ${count(first.gems)} to ${count(last.gems)} gems, depending on the plan.`,
        ];
  return [
    'A crown that calls you Resident, next to your name everywhere.',
    'Your own text beside your name, and its colour in the town and in the chat.',
    ...grants,
  ];
}

const count = (amount: number): string => amount.toLocaleString('en-US');
