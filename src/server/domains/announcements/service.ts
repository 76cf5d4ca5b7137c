/**
 * Announcements of the operator to all players: those in the town get one at once, those who come before its end when they join. Owns
 * the announcements of this process that have not ended; the database has them for processes that start later.
 */
import { ANNOUNCEMENT_MAX_LENGTH } from '../../../shared/rules/limits.ts';
import { randomUuid } from '../../../shared/runtime/runtime.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { runtime } from '../../runtime.ts';
import { OperatorText } from '../../sentences.ts';
import { recordAuditEntry } from '../players/service.ts';
import * as repo from './repo.ts';

/** Plain text of one line. `until`: epoch ms. */
export interface Announcement {
  id: string;
  text: string;
  until: number;
}

export interface AnnouncementsDeps {
  db: Database;
  /** To the players of this process. */
  show(announcement: Announcement): void;
  /** To the other processes. */
  share(announcement: Announcement): void;
}

export interface Announcements {
  /** Throws a DomainError for an empty or too long text. Adds a row to the audit log. */
  announce(actor: string, announcement: { text: string; minutes: number }): Promise<void>;
  /** One of another process. */
  take(announcement: Announcement): void;
  /** Those that have not ended. */
  open(): readonly Announcement[];
  /** Reads the announcements of the database: at the start, and when some may have been missed. Shows those that are new here. */
  load(): Promise<void>;
}

const MINUTE_MS = 60_000;

export function createAnnouncements({ db, show, share }: AnnouncementsDeps): Announcements {
  const known = new Map<string, Announcement>();
  const open = (): Announcement[] => {
    const now = runtime.now();
    for (const { id, until } of known.values()) if (until <= now) known.delete(id);
    return [...known.values()];
  };
  const take = (announcement: Announcement): void => {
    if (known.has(announcement.id)) return;
    known.set(announcement.id, announcement);
    show(announcement);
  };
  return {
    announce: async (actor, { text: given, minutes }) => {
      const text = given.replaceAll(/\s+/g, ' ').trim();
      if (text === '' || text.length > ANNOUNCEMENT_MAX_LENGTH) {
        const problem = `an announcement has 1 to ${ANNOUNCEMENT_MAX_LENGTH} characters`;
        throw new DomainError('invalid', new OperatorText(problem), { code: 'announcement-length' });
      }
      const announcement = { id: randomUuid(runtime), text, until: runtime.now() + minutes * MINUTE_MS };
      await db.transaction().execute(async (transaction) => {
        await repo.insertAnnouncement(transaction, announcement);
        const details = `${minutes} min: ${text}`;
        await recordAuditEntry(transaction, { actor, action: 'announce', targetId: '', details });
      });
      take(announcement);
      share(announcement);
    },
    take,
    open,
    load: async () => {
      for (const announcement of await repo.openAnnouncements(db, runtime.now())) take(announcement);
    },
  };
}

export const deleteEndedAnnouncements = (db: Database): Promise<void> => repo.deleteEnded(db, runtime.now());
