/** What the administrator's commands use, of a running server or in a process of their own. Types only. */
import type { Database, DatabaseKind } from '../db/database.ts';
import type { Announcements } from '../domains/announcements/service.ts';
import type { Review } from '../domains/creations/review.ts';
import type { Moderation } from '../domains/moderation/service.ts';
import type { NameHash } from '../domains/players/deleted-names.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { LiveTown, PlayerData, PlayerService } from '../ports.ts';
import type { World } from '../realtime/directory/directory.ts';

export interface AdminContext {
  db: Database;
  kind: DatabaseKind;
  players: Pick<PlayerService, 'byId' | 'byUsername'>;
  moderation: Moderation;
  review: Review;
  nameHash: NameHash;
  /** Called after all sessions of the account have ended. */
  sessionsEnded: (accountId: string) => void;
  /** The data that each domain stores about a player. */
  data: readonly PlayerData[];
  announcements: Pick<Announcements, 'announce'>;
  mails: AdminMails;
  /** Base of links, without a slash at its end. Throws a DomainError where it is not known. */
  publicUrl: () => string;
  /** null while no server runs. */
  world: Pick<World, 'nodes' | 'drain' | 'directory'> | null;
  /** null while no server runs. */
  town: Pick<
    LiveTown,
    'changed' | 'honorChanged' | 'notify' | 'expel' | 'disconnect' | 'onlineOf' | 'onlineCount'
  > | null;
}

export interface AdminMails {
  /** Stores the mail with the transaction. */
  post: Mailer['post'];
  /** Whether new addresses are confirmed by a link. */
  verifiesEmail: boolean;
  /** Of the operator; null: not set. */
  contactEmail: string | null;
}

export type Command = (context: AdminContext, args: readonly string[], requestId: string) => Promise<string>;
