/**
 * Creations: submissions of players and their review by moderators. Creating and updating a submission take a form
 * (multipart/form-data) with the files `image`, `back` and `thumbnail` and the fields of `submissionFields`. `back` is a
 * second sheet of the same size, for what is behind the body.
 * A submission is decided once: a second decision answers 409. Each decision adds one row to the audit log and sends a
 * mail to the creator.
 */
import * as z from 'zod/mini';
import { isCategory } from '../rules/categories.ts';
import {
  GENDERS,
  HAIR_LINE_MAX_PX,
  HAIR_LINE_MIN_PX,
  ITEM_CURRENCIES,
  ITEM_PRICE_MAX,
  type ItemCurrency,
  SUBMISSION_NAME_MAX_LENGTH,
  SUBMISSION_STATUSES,
  SUBMISSION_REFUSALS,
} from '../rules/creations.ts';
import { TALK_MAX_LENGTH, TALK_MESSAGES_MAX } from '../rules/creators.ts';
import { endpoint } from './endpoint.ts';
import { idParams, nonEmptyText, pageQuery, reasonText, trimmedText } from './fields.ts';
import { messageReply } from './replies.ts';
import { sentence, sentenceMessage } from '../rules/sentence.ts';

const findings = z.object({
  /** Numbers of views in the order of the sheet, 0 to 5 */
  emptyViews: z.array(z.number()),
  touchingViews: z.array(z.number()),
  wideViews: z.array(z.number()),
});

/** The item that was created from a submission. */
const approvedItem = z.object({
  id: z.string(),
  name: z.string(),
  costCoins: z.number(),
  costGems: z.number(),
  rarity: z.number(),
});
export type ApprovedItem = z.infer<typeof approvedItem>;

/** What its creator or a reviewer said about a decision. */
const talkMessage = z.object({ isByReviewer: z.boolean(), text: z.string(), createdAt: z.iso.datetime() });
export type TalkMessage = z.infer<typeof talkMessage>;

export const submission = z.object({
  id: z.string(),
  name: z.string(),
  gender: z.enum(GENDERS),
  /** Number of `rules/slots` */
  category: z.number(),
  categoryName: z.string(),
  categoryEmoji: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  /** Paths on the storage host */
  imageUrl: z.string(),
  thumbnailUrl: z.string(),
  submitter: z.string(),
  createdAt: z.string(),
  /** Why it was rejected or withdrawn */
  reason: z.nullable(z.string()),
  /** When its item was withdrawn; the status is then `rejected` */
  withdrawnAt: z.nullable(z.string()),
  /** Path of the sheet for what is behind the body */
  backImageUrl: z.nullable(z.string()),
  /** Hair above this canvas y is not drawn; only hats */
  hairTopPx: z.nullable(z.number()),
  /** null: uploaded before findings were stored */
  findings: z.nullable(findings),
  /** null when there is none */
  item: z.nullable(approvedItem),
  /** Messages about the decision, oldest first */
  talk: z.array(talkMessage).check(z.maxLength(TALK_MESSAGES_MAX)),
});
export type Submission = z.infer<typeof submission>;

/** Empty: the category's name is used. */
const submissionName = trimmedText('name', SUBMISSION_NAME_MAX_LENGTH);

const INCOMPLETE = sentenceMessage(SUBMISSION_REFUSALS.incomplete);

/** The fields of the form, without its files. */
export const submissionFields = z.object({
  gender: z.enum(GENDERS, INCOMPLETE),
  category: z
    .string(INCOMPLETE)
    .check(z.refine((text) => /^\d{1,4}$/.test(text) && isCategory(Number(text)), INCOMPLETE)),
  name: z.optional(submissionName),
  /** Ignored for other categories than hats; empty for none. */
  hairTopPx: z.optional(
    z.string().check(
      z.refine((text) => {
        const isWhole = /^\d{1,3}$/.test(text) && Number(text) >= HAIR_LINE_MIN_PX && Number(text) <= HAIR_LINE_MAX_PX;
        return text === '' || isWhole;
      }, sentenceMessage(SUBMISSION_REFUSALS.hairLine)),
    ),
  ),
  /** `1` in a change: removes the stored sheet for what is behind the body. */
  withoutBack: z.optional(z.enum(['', '1'])),
});

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/game-api/creator/submission',
  auth: 'player',
  summary: 'List my submissions, newest first',
  reply: z.array(submission),
});

export const createSubmission = endpoint({
  method: 'POST',
  path: '/game-api/creator/submission',
  auth: 'player',
  summary: 'Submit a sprite sheet for review, as a form',
  reply: messageReply,
  accountRatePerMinute: 10,
});

export const updateSubmission = endpoint({
  method: 'POST',
  path: '/game-api/creator/submission/:id',
  auth: 'player',
  summary: 'Change one of my pending submissions; without an image the stored image is kept',
  params: idParams,
  reply: messageReply,
  accountRatePerMinute: 20,
});

export const removeSubmission = endpoint({
  method: 'POST',
  path: '/game-api/creator/submission/:id/remove',
  auth: 'player',
  summary: 'Delete one of my pending submissions',
  params: idParams,
  reply: messageReply,
});

const talkBody = z.object({ text: nonEmptyText('message', TALK_MAX_LENGTH, sentence('pleaseWriteAMessage')) });

export const askAboutSubmission = endpoint({
  method: 'POST',
  path: '/game-api/creator/submission/:id/talk',
  auth: 'player',
  summary: 'Write to the reviewers about my submission that was not approved',
  params: idParams,
  body: talkBody,
  reply: messageReply,
  accountRatePerMinute: 10,
});

export const answerSubmission = endpoint({
  method: 'POST',
  path: '/moderation/submissions/:id/talk',
  auth: 'moderator',
  summary: 'Answer the creator of a submission that was not approved',
  params: idParams,
  body: talkBody,
  reply: messageReply,
  accountRatePerMinute: 60,
});

const rarity = z.union(
  [z.literal(0), z.literal(1), z.literal(2), z.literal(3)],
  sentenceMessage(sentence('aRarityIsFrom0To3')),
);

/** A submission with the data for reviewers. */
const reviewed = z.extend(submission, {
  /** Changes with each change by the creator. */
  revision: z.string(),
  /** null while pending */
  reviewedAt: z.nullable(z.iso.datetime()),
  /** A username, `console` for the admin command, or `deleted` */
  reviewer: z.nullable(z.string()),
  /** Other submissions with the same sheet, newest first, at most 5 */
  identical: z.array(z.object({ submitter: z.string(), name: z.string(), status: z.enum(SUBMISSION_STATUSES) })),
});
export type ReviewedSubmission = z.infer<typeof reviewed>;

/** Pending submissions: oldest first. Reviewed ones: those with a question first, then the latest decision. The default `limit` is 50. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/moderation/submissions',
  auth: 'moderator',
  summary: 'List the submissions of all players with a status',
  query: z.extend(pageQuery, { status: z.enum(SUBMISSION_STATUSES) }),
  reply: z.object({
    success: z.boolean(),
    submissions: z.array(reviewed),
    hasMore: z.boolean(),
    /** Number of submissions per status. */
    counts: z.object({ pending: z.number(), approved: z.number(), rejected: z.number() }),
    /** Rejected submissions whose creator waits for an answer: they are first among the rejected ones. */
    questions: z.number(),
  }),
});

const revision = z.optional(z.string().check(z.maxLength(64)));
const priceText = sentenceMessage(sentence('aPriceIsAWhole'));
const priceRange = sentenceMessage(sentence('priceIsAtMost', ITEM_PRICE_MAX));

const price = z.int(priceText).check(z.gte(0, priceText));
const currency = z.enum(ITEM_CURRENCIES, sentenceMessage(sentence('aPriceIsInCoins')));
const isInRange = ({ currency: paid, price: amount }: { currency: ItemCurrency; price: number }): boolean =>
  amount <= ITEM_PRICE_MAX[paid];

/**
 * Publishes the item in the store and adds it to the creator's inventory. `price` 0 is free. An absent or empty `name`
 * means the name of the submission or of its category. `revision` is the revision that the moderator reviewed: the call
 * is rejected if the creator changed the submission since.
 */
export const approveSubmission = endpoint({
  method: 'POST',
  path: '/moderation/submissions/:id/approve',
  auth: 'moderator',
  summary: 'Approve a submission with price and rarity',
  params: idParams,
  body: z
    .object({
      currency,
      price,
      rarity,
      name: z.optional(submissionName),
      revision,
    })
    .check(z.refine(isInRange, priceRange)),
  reply: messageReply,
  accountRatePerMinute: 120,
});

export const rejectSubmission = endpoint({
  method: 'POST',
  path: '/moderation/submissions/:id/reject',
  auth: 'moderator',
  summary: 'Reject a submission with a reason for its creator',
  params: idParams,
  body: z.object({ reason: reasonText, revision }),
  reply: messageReply,
  accountRatePerMinute: 120,
});

/** `id` is the item's id. Copies that were bought before keep their price for refunds. */
export const repriceCreation = endpoint({
  method: 'POST',
  path: '/moderation/creations/:id/price',
  auth: 'moderator',
  summary: 'Change price and rarity of an approved creation',
  params: idParams,
  body: z.object({ currency, price, rarity }).check(z.refine(isInRange, priceRange)),
  reply: messageReply,
  accountRatePerMinute: 60,
});

/**
 * `id` is the item's id. The item is removed from the store and from all owners, who get a refund. The submission
 * becomes rejected. A repeated call continues an interrupted withdrawal.
 */
export const withdrawCreation = endpoint({
  method: 'POST',
  path: '/moderation/creations/:id/withdraw',
  auth: 'moderator',
  summary: 'Withdraw an approved creation',
  params: idParams,
  body: z.object({ reason: reasonText }),
  reply: messageReply,
  accountRatePerMinute: 60,
});
