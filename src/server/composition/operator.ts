/** Opens the ways by which the administrator's commands reach this process: the socket in the data folder, and the database. */
import { hostname } from 'node:os';
import { openAdminSocket } from '../admin/socket.ts';
import type { AdminContext } from '../admin/context.ts';
import { openDatabaseLine } from '../admin/database-line.ts';
import type { Config } from '../config/config.ts';
import { dutiesOf } from '../config/world-settings.ts';
import type { Log } from '../log.ts';
import type { Mailer } from '../mail/mailer.ts';
import { PLAYER_DATA } from './player-data.ts';

export interface OperatorParts extends Omit<AdminContext, 'data' | 'mails' | 'publicUrl'> {
  config: Config;
  mailer: Pick<Mailer, 'post'>;
  log: Log;
}

export interface OperatorWays {
  /** The services that the commands use. */
  admin: AdminContext;
  close(): Promise<void>;
}

export async function openOperatorWays({ config, mailer, log, ...services }: OperatorParts): Promise<OperatorWays> {
  const { dataDir, databaseUrl, publicUrl, contactEmail, verifiesEmail, redis, role } = config;
  const admin: AdminContext = {
    ...services,
    data: PLAYER_DATA,
    publicUrl: () => publicUrl,
    mails: {
      post: mailer.post,
      contactEmail,
      verifiesEmail,
    },
  };
  const socket = await openAdminSocket(dataDir, admin, log);
  // One more connection to PostgreSQL. Town processes have few, and others run the commands for them.
  const { api, jobs } = dutiesOf(role);
  const name = redis?.nodeName ?? hostname();
  const line =
    databaseUrl !== null && (api || jobs)
      ? openDatabaseLine({ databaseUrl, db: services.db, name, context: admin, log })
      : null;
  await line?.opened;
  return {
    admin,
    close: async () => {
      await line?.close();
      await socket.close();
    },
  };
}
