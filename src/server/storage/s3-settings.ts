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
const REGION_NAME = 'S3_REGION';
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

/**
 * null when no variable is set. `prefix` begins the names of all variables. Throws a ConfigError for an invalid or missing one.
 */
export function readS3Settings(env: Environment, prefix = ''): S3Settings | null {
  const own = Object.fromEntries([...REQUIRED, REGION_NAME].map((name) => [name, env[prefix + name]]));
  const configured = REQUIRED.filter((name) => readText(own, name) !== null);
  if (configured.length === 0) {
    if (readText(own, REGION_NAME) === null) return null;
    throw new ConfigError(`${prefix}${REGION_NAME} needs ${prefix}S3_ENDPOINT as well`);
  }
  const missing = REQUIRED.find((name) => !configured.includes(name));
  if (missing !== undefined) throw new ConfigError(`${prefix}${configured[0]} needs ${prefix}${missing} as well`);
  const values = parseOwn(own, prefix);
  return {
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION ?? DEFAULT_REGION,
    bucket: values.S3_BUCKET,
    accessKeyId: values.S3_ACCESS_KEY_ID,
    secretAccessKey: values.S3_SECRET_ACCESS_KEY,
  };
}

/** The message of an error begins with the variable's name. */
function parseOwn(own: Environment, prefix: string) {
  try {
    return parseEnvironment(own, VARIABLES);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new ConfigError(prefix + error.message);
  }
}
