/** Readers of where an S3-compatible bucket is and who may use it. Absent altogether, uploads stay in the data folder. */
import { ConfigError, type Environment, readText, readWebUrl } from '../env-readers.ts';

export interface S3Settings {
  /** Without a trailing slash; the bucket's name follows as the first part of the path. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
/** What stores without regions take. */
const DEFAULT_REGION = 'us-east-1';
/** The stores' own rule (Amazon S3: general purpose bucket naming rules). */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const REGION = /^[a-z0-9-]{2,40}$/;

/** null: none of the variables is set. Throws a ConfigError for a wrong or missing one; secrets are not repeated in it. */
export function readS3Settings(env: Environment): S3Settings | null {
  const given = NEEDED.filter((name) => readText(env, name) !== null);
  const region = readText(env, 'S3_REGION') ?? DEFAULT_REGION;
  if (given.length === 0) {
    if (readText(env, 'S3_REGION') !== null) throw new ConfigError('S3_REGION needs S3_ENDPOINT as well');
    return null;
  }
  const missing = NEEDED.find((name) => !given.includes(name));
  if (missing !== undefined) throw new ConfigError(`${given[0]} needs ${missing} as well`);
  const endpoint = readWebUrl(env, 'S3_ENDPOINT') ?? '';
  const { username, search, hash } = new URL(endpoint);
  if (username !== '' || search !== '' || hash !== '') {
    throw new ConfigError('S3_ENDPOINT must be an address without a user, a query or a fragment');
  }
  const bucket = readText(env, 'S3_BUCKET') ?? '';
  if (!BUCKET.test(bucket)) {
    throw new ConfigError(`S3_BUCKET must be 3 to 63 small letters, digits, dots and hyphens, not "${bucket}"`);
  }
  if (!REGION.test(region)) throw new ConfigError(`S3_REGION must be a name like "eu-central-1", not "${region}"`);
  return {
    endpoint,
    region,
    bucket,
    accessKeyId: readText(env, 'S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: readText(env, 'S3_SECRET_ACCESS_KEY') ?? '',
  };
}
