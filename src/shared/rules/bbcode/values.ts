/**
 * Validation of BBCode values (specification: social, section 5). Each function returns a cleaned value or an error text.
 * Renderers use only these results.
 */

export const BBCODE_TEXTS = {
  invalidUrl: '[Invalid URL]',
  invalidImageUrl: '[Invalid image URL]',
  invalidEmail: '[Invalid email]',
  invalidVideo: '[Invalid YouTube video ID]',
  invalidEmojiPath: '[Invalid emoji path]',
  invalidEmojiFilename: '[Invalid emoji filename]',
  invalidModelUrl: '[Invalid 3D model URL]',
  modelFailed: 'Failed to load 3D model',
  invalidUsername: '[Invalid username]',
  invalidPost: '[Invalid post ID]',
  invalidOutfit: '[Invalid outfit ID]',
  tooDeep: 'Max nesting depth exceeded',
  parseErrorPrefix: 'Error parsing BBCode: ',
  parseError: 'Parse Error',
  postIdsFailed: 'Failed to extract post IDs.',
} as const;

const SIZE_MIN_PX = 8;
const SIZE_MAX_PX = 72;
const SIZE_DEFAULT_PX = 12;
export const MODEL_ZOOM_MIN = 0.8;
export const MODEL_ZOOM_MAX = 2;
const DEFAULT_MODEL_URL = '/gltf/lantern-cat.glb';
export const MODEL_MAX_BYTES = 10_000_000;
/** Video player without cookies; the only foreign page that may be framed. */
export const VIDEO_PLAYER_ORIGIN = 'https://www.youtube-nocookie.com';
/** Maximum side of a picture in px. */
const PICTURE_SIDE_MAX_PX = 2000;

export type Checked<Value> = { value: Value; error?: undefined } | { value?: undefined; error: string };

/** Placeholder for the page's origin during validation. */
const OWN_ORIGIN = 'https://own.invalid';
const EMAIL = /^[^\s@<>"'()[\],:;\\]{1,64}@[A-Za-z0-9.-]{1,190}\.[A-Za-z]{2,}$/;
const VIDEO_ID = /^[A-Za-z0-9_-]{11}$/;
const EMOJI_FOLDER = '/emojis/';
const EMOJI_PATH = /^\/emojis\/(?:[\w-][\w .-]*\/)*[^/]*$/;
const EMOJI_FILENAME = /^[\w-][\w .-]*\.(?:gif|png|jpe?g|webp|svg)$/i;

/** Normalises an address that begins with '/' or is http or https; null for any other. */
function checkAddress(written: string): string | null {
  const address = written.trim();
  if (!address.startsWith('/') && !/^https?:\/\//i.test(address)) return null;
  try {
    const url = new URL(address, OWN_ORIGIN);
    if (url.origin === OWN_ORIGIN) return url.href.slice(OWN_ORIGIN.length);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

const orError = (value: string | null, error: string): Checked<string> => (value === null ? { error } : { value });

export const checkUrl = (written: string): Checked<string> => orError(checkAddress(written), BBCODE_TEXTS.invalidUrl);
export const checkImageUrl = (written: string): Checked<string> =>
  orError(checkAddress(written), BBCODE_TEXTS.invalidImageUrl);

/** An empty address is the default model. A relative one ('/', './' or a plain name) is on this server. */
export function checkModelUrl(written: string): Checked<string> {
  const address = written.trim();
  if (address === '') return { value: DEFAULT_MODEL_URL };
  const isRelative = !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(address);
  return orError(
    checkAddress(isRelative && !address.startsWith('/') ? `/${address}` : address),
    BBCODE_TEXTS.invalidModelUrl,
  );
}

export function checkEmail(written: string): Checked<string> {
  const address = written.trim();
  return orError(EMAIL.test(address) && !address.includes('..') ? address : null, BBCODE_TEXTS.invalidEmail);
}

export function checkVideoId(written: string): Checked<string> {
  const id = written.trim();
  return orError(VIDEO_ID.test(id) ? id : null, BBCODE_TEXTS.invalidVideo);
}

/** A path of the storage host. */
export function checkEmojiPath(written: string): Checked<string> {
  const path = written.trim();
  if (!path.startsWith(EMOJI_FOLDER) || /\.\.|[\\%?#]/.test(path)) return { error: BBCODE_TEXTS.invalidEmojiPath };
  const file = path.slice(path.lastIndexOf('/') + 1);
  if (!EMOJI_FILENAME.test(file)) return { error: BBCODE_TEXTS.invalidEmojiFilename };
  return orError(EMOJI_PATH.test(path) ? path : null, BBCODE_TEXTS.invalidEmojiPath);
}

/** Mentions, players, posts and outfits: any non-empty value. */
export function checkReference(written: string, error: string): Checked<string> {
  const reference = written.trim();
  return orError(reference === '' ? null : reference, error);
}

/** Removes angle brackets and quotes from names of fonts and colours. */
export const cleanParameter = (written: string): string => written.replace(/[<>"'`]/g, '').trim();

const COLOUR = /^(?:#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|[a-z]{3,24}|(?:rgb|hsl)a?\([0-9.,%\s/deg-]{5,60}\))$/i;

/** A hex, named or functional CSS colour; null for an invalid one. */
export function cleanColour(written: string): string | null {
  const colour = cleanParameter(written);
  return COLOUR.test(colour) ? colour.toLowerCase() : null;
}

const FONT = /^[\w ,.-]{1,120}$/;

/** Names of font families; null when invalid. */
export function cleanFont(written: string): string | null {
  const font = cleanParameter(written);
  return FONT.test(font) ? font : null;
}

/** CSS px, clamped to 8 to 72; 12 for an invalid number. */
export function clampSize(written: string | null): number {
  const size = Number.parseFloat(written ?? '');
  return Number.isFinite(size) ? Math.min(SIZE_MAX_PX, Math.max(SIZE_MIN_PX, size)) : SIZE_DEFAULT_PX;
}

export function clampZoom(zoom: number): number {
  return Number.isFinite(zoom) ? Math.min(MODEL_ZOOM_MAX, Math.max(MODEL_ZOOM_MIN, zoom)) : 1;
}

/** `[img=200x100]` and `[img width=200 height=100]`; invalid sizes are omitted. */
export function pictureSize(
  value: string | null,
  attributes: ReadonlyMap<string, string>,
): { widthPx?: number; heightPx?: number } {
  const [, width, height] = /^(\d{1,4})(?:x(\d{1,4}))?$/i.exec(value?.trim() ?? '') ?? [];
  const side = (written: string | undefined): number | undefined => {
    const px = Number.parseInt(written ?? '', 10);
    return px > 0 ? Math.min(px, PICTURE_SIDE_MAX_PX) : undefined;
  };
  return { widthPx: side(width ?? attributes.get('width')), heightPx: side(height ?? attributes.get('height')) };
}
