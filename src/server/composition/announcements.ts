/** Brings announcements of the operator to the players of this process, and to the other processes of the world. */
import { sentence } from '../../shared/rules/sentence.ts';
import type { Database } from '../db/database.ts';
import { type Announcement, type Announcements, createAnnouncements } from '../domains/announcements/service.ts';
import type { TownLog } from '../log.ts';
import type { Bus } from '../realtime/directory/directory.ts';
import type { Town } from '../realtime/town.ts';

export interface AnnouncementParts {
  db: Database;
  town: Pick<Town, 'sendHere' | 'onJoined'>;
  bus: Pick<Bus, 'cast' | 'onCast' | 'onGap'>;
  log: TownLog;
}

export async function startAnnouncements({ db, town, bus, log }: AnnouncementParts): Promise<Announcements> {
  const show = (announcement: Announcement, playerId: string | null = null): void =>
    town.sendHere(playerId, sentence('announcement', { text: announcement.text }), {
      code: 'announcement',
      params: announcement,
    });
  const announcements = createAnnouncements({
    db,
    show: (announcement) => show(announcement),
    share: (announcement) => bus.cast({ kind: 'announcement', announcement }),
  });
  bus.onCast((message) => {
    if (message.kind === 'announcement') announcements.take(message.announcement);
  });
  bus.onGap(() => {
    announcements.load().catch((error: unknown) => log.error({ err: error }, 'reading announcements failed'));
  });
  town.onJoined(({ id }) => {
    for (const announcement of announcements.open()) show(announcement, id);
  });
  await announcements.load();
  return announcements;
}
