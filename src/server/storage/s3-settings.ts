/** The variables of an S3-compatible bucket. Without them, uploads are stored in the data folder. Pure. */
import * as z from 'zod/mini';
import { checked, ConfigError, type Environment, parseEnvironment, readText, webUrl } from '../config/env-readers.ts';

export interface S3Settings {
  /** Without a trailing slash; the bucket's name is appended as the first path segment. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const REQUIRED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
/** Region name that stores without regions accept. */
const DEFAULT_REGION = 'us-east-1';
/** Amazon S3: general purpose bucket naming rules. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{2,40}$/;

const isPlainAddress = (endpoint: string): boolean => {
  const { username, search, hash } = new URL(endpoint);
  return username === '' && search === '' && hash === '';
};

const VARIABLES = {
  S3_ENDPOINT: webUrl.check(
    z.refine(isPlainAddress, { error: 'must be an address without a user, a query or a fragment' }),
  ),
  S3_BUCKET: checked(
    (text) => BUCKET.test(text),
    (text) => `must be 3 to 63 small letters, digits, dots and hyphens, not "${text}"`,
  ),
  S3_REGION: z.optional(
    checked(
      (text) => REGION.test(text),
      (text) => `must be a name like "eu-central-1", not "${text}"`,
    ),
  ),
  S3_ACCESS_KEY_ID: z.string(),
  S3_SECRET_ACCESS_KEY: z.string(),
};

/** null when no variable is set. Throws a ConfigError for an invalid or missing one. */
export function readS3Settings(env: Environment): S3Settings | null {
  const configured = REQUIRED.filter((name) => readText(env, name) !== null);
  if (configured.length === 0) {
    if (readText(env, 'S3_REGION') !== null) throw new ConfigError('S3_REGION needs S3_ENDPOINT as well');
    return null;
  }
  const missing = REQUIRED.find((name) => !configured.includes(name));
  if (missing !== undefined) throw new ConfigError(`${configured[0]} needs ${missing} as well`);
  const values = parseEnvironment(env, VARIABLES);
  return {
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION ?? DEFAULT_REGION,
    bucket: values.S3_BUCKET,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  };
}
