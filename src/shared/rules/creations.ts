/** What creators hand in (specification: avatar, sections 2.1, 3 and 5). Both sides check with these. */
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../art/avatar-sizes.ts';
import type { BodyType } from './slots.ts';
import { VIEW_COUNT } from './town.ts';

/** Six views side by side. */
export const SHEET_WIDTH_PX = CANVAS_WIDTH_PX * VIEW_COUNT;
export const SHEET_HEIGHT_PX = CANVAS_HEIGHT_PX;
export const SHEET_MAX_BYTES = 8 * 1024 * 1024;
export const SUBMISSION_NAME_MAX_LENGTH = 26;
/** Waiting for review at a time, a player. */
export const PENDING_SUBMISSIONS_MAX = 50;

/** The most that a moderator may ask for an item. */
export const ITEM_PRICE_MAX = { coins: 10_000_000, gems: 100_000 } as const;
export type ItemCurrency = keyof typeof ITEM_PRICE_MAX;
export const ITEM_CURRENCIES = ['coins', 'gems'] as const satisfies ItemCurrency[];

export const GENDERS = ['male', 'female'] as const;
export const SUBMISSION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** The body that a submission was drawn for, and that its item fits. */
export const BODY_OF_GENDER = { female: 'feminine', male: 'masculine' } as const satisfies Record<
  (typeof GENDERS)[number],
  BodyType
>;

/** Of the item that a submission becomes. Those that the town draws itself are in kebab case, so the two never meet. */
export const creationId = (submissionId: string): string => CREATION_PREFIX + submissionId;
export const isCreationId = (itemId: string): boolean => itemId.startsWith(CREATION_PREFIX);
const CREATION_PREFIX = 'creation_';

export const SUBMISSION_TEXTS = {
  notPng: 'Please upload a PNG image',
  noImage: 'Please upload an image',
  incomplete: 'Please fill in all fields',
  wrongSize: `The image must be ${SHEET_WIDTH_PX}x${SHEET_HEIGHT_PX} pixels.`,
  tooLarge: `An image has at most ${SHEET_MAX_BYTES / 1024 / 1024} MiB.`,
  damaged: 'The image is damaged and cannot be read.',
  opaque: 'The image has no transparent pixel. Draw on a transparent background.',
  empty: 'The image is empty.',
} as const;
