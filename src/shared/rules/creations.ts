/** Rules of submissions (specification: avatar, sections 2.1, 3 and 5), for client and server. */
import { CANVAS_HEIGHT_PX, CANVAS_WIDTH_PX } from '../art/avatar-sizes.ts';
import type { BodyType } from './slots.ts';
import { VIEW_COUNT } from './town.ts';
import { sentence } from './sentence.ts';

/** The only category with a hair line: hats. */
export const HAIR_LINE_CATEGORY = 7;
/** A hair line is a whole number of canvas px from the top, below the top edge and above the shoulders. */
export const HAIR_LINE_MIN_PX = 1;
export const HAIR_LINE_MAX_PX = 288;

/** Six views side by side. */
export const SHEET_WIDTH_PX = CANVAS_WIDTH_PX * VIEW_COUNT;
export const SHEET_HEIGHT_PX = CANVAS_HEIGHT_PX;
const MIB = 1024 * 1024;
const SHEET_MAX_MIB = 8;
export const SHEET_MAX_BYTES = SHEET_MAX_MIB * MIB;
export const SUBMISSION_NAME_MAX_LENGTH = 26;
/** Maximum number of pending submissions per player. */
export const PENDING_SUBMISSIONS_MAX = 50;

/** Maximum price that a moderator can set. */
export const ITEM_PRICE_MAX = { coins: 10_000_000, gems: 100_000 } as const;
export type ItemCurrency = keyof typeof ITEM_PRICE_MAX;
export const ITEM_CURRENCIES = ['coins', 'gems'] as const satisfies ItemCurrency[];

export const GENDERS = ['male', 'female'] as const;
export const SUBMISSION_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Body type of a submission's gender; the approved item fits only this body type. */
export const BODY_OF_GENDER = { female: 'feminine', male: 'masculine' } as const satisfies Record<
  (typeof GENDERS)[number],
  BodyType
>;

/** Id of the approved item of a submission. Ids of generated items are in kebab case, so the two do not collide. */
export const creationId = (submissionId: string): string => CREATION_PREFIX + submissionId;
export const isCreationId = (itemId: string): boolean => itemId.startsWith(CREATION_PREFIX);
const CREATION_PREFIX = 'creation_';

/** Refusals of a file with what it has. */
export const wrongSize = (widthPx: number, heightPx: number) =>
  sentence('wrongSizeThisHas', { size: `${SHEET_WIDTH_PX}x${SHEET_HEIGHT_PX}`, actual: `${widthPx}x${heightPx}` });
/** The size is rounded up to a tenth, so that it is never the allowed one. */
export const tooLarge = (bytes: number) =>
  sentence('tooLargeThisHas', { size: SHEET_MAX_MIB, actual: Math.ceil((bytes / MIB) * 10) / 10 });

export const SUBMISSION_REFUSALS = {
  notPng: sentence('pleaseUploadAPngImage'),
  noImage: sentence('pleaseUploadAnImage'),
  incomplete: sentence('pleaseFillInAllFields'),
  tooLarge: sentence('anImageHasAtMost', { size: SHEET_MAX_MIB }),
  damaged: sentence('theImageIsDamagedAnd'),
  opaque: sentence('theImageHasNoTransparent'),
  empty: sentence('theImageIsEmpty'),
  hairLine: sentence('theHairLineIsA', { least: HAIR_LINE_MIN_PX, most: HAIR_LINE_MAX_PX }),
} as const;
