/** The variables of a world that several processes serve: what each of them needs, in one line for each that is missing. Pure. */
import { ConfigError, type Environment, readText } from './env-readers.ts';

export interface RedisSettings {
  /** May contain a password. */
  url: string;
  /** Name of this process. */
  nodeName: string;
  /** Base path at which clients connect to this process. */
  nodePath: string;
  /** Address at which other processes reach this one; null: only those on this machine can, by its port. */
  nodeUrl: string | null;
}

type NodeText = 'nodeName' | 'nodePath' | 'nodeUrl';

/** What all processes must share, or have of their own. */
const NEEDED = ['DATABASE_URL', 'AUTH_SECRET', 'NODE_NAME'] as const;
const NEEDED_BY_COMMANDS = ['DATABASE_URL'] as const;

export const ROLES = ['all', 'town', 'api', 'jobs'] as const;
export type Role = (typeof ROLES)[number];

/** What a process of the role does. `town`: players connect to it. */
export const dutiesOf = (role: Role): Readonly<Record<Exclude<Role, 'all'>, boolean>> => ({
  town: role === 'all' || role === 'town',
  api: role === 'all' || role === 'api',
  jobs: role === 'all' || role === 'jobs',
});

/** null for a world of one process. Throws a ConfigError when something is missing that several processes need. */
export function redisSettings(
  env: Environment,
  url: URL | undefined,
  given: { role: Role; isCommand: boolean } & { [Name in NodeText]: string | undefined },
): RedisSettings | null {
  const { role, isCommand, nodeName, nodePath, nodeUrl } = given;
  if (url === undefined) {
    if (role !== 'all') throw new ConfigError(`ROLE ${role} needs REDIS_URL as well: other processes do the rest`);
    for (const [name, value] of Object.entries({ NODE_NAME: nodeName, NODE_PATH: nodePath, NODE_URL: nodeUrl })) {
      if (value !== undefined) throw new ConfigError(`${name} needs REDIS_URL as well`);
    }
    return null;
  }
  if (!dutiesOf(role).town && nodePath !== undefined)
    throw new ConfigError(`NODE_PATH is of no use with ROLE ${role}: no players connect to this process`);
  for (const name of isCommand ? NEEDED_BY_COMMANDS : NEEDED) {
    if (readText(env, name) === null) throw new ConfigError(`REDIS_URL needs ${name} as well`);
  }
  if (!isCommand && readText(env, 'S3_ENDPOINT') === null && readText(env, 'UPLOADS_DIR') === null) {
    throw new ConfigError(
      'REDIS_URL needs S3_ENDPOINT or UPLOADS_DIR as well: all processes must have the same uploads',
    );
  }
  return { url: url.href, nodeName: nodeName ?? '', nodePath: nodePath ?? `/t/${nodeName}`, nodeUrl: nodeUrl ?? null };
}
