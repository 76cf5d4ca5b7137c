/** The variables of a world that several processes serve: what each of them needs, in one line for each that is missing. Pure. */
import { ConfigError, type Environment, readText } from './env-readers.ts';

export interface RedisSettings {
  /** May contain a password. */
  url: string;
  /** Name of this process. */
  nodeName: string;
}

/** What all processes must share, or have of their own. */
const NEEDED = ['DATABASE_URL', 'AUTH_SECRET', 'NODE_NAME'] as const;

/** null for a world of one process. Throws a ConfigError when something is missing that several processes need. */
export function redisSettings(
  env: Environment,
  url: URL | undefined,
  nodeName: string | undefined,
): RedisSettings | null {
  if (url === undefined) {
    if (nodeName !== undefined) throw new ConfigError('NODE_NAME needs REDIS_URL as well');
    return null;
  }
  for (const name of NEEDED) {
    if (readText(env, name) === null) throw new ConfigError(`REDIS_URL needs ${name} as well`);
  }
  if (readText(env, 'S3_ENDPOINT') === null && readText(env, 'UPLOADS_DIR') === null) {
    throw new ConfigError(
      'REDIS_URL needs S3_ENDPOINT or UPLOADS_DIR as well: all processes must have the same uploads',
    );
  }
  return { url: url.href, nodeName: nodeName ?? '' };
}
