/** SQL of announcements. */
import type { Executor } from '../../db/database.ts';
import type { AnnouncementTable } from '../../db/schema-operator.ts';

export async function insertAnnouncement(db: Executor, row: AnnouncementTable): Promise<void> {
  await db.insertInto('announcement').values(row).execute();
}

/** Those that have not ended, the one that ends first in front. */
export async function openAnnouncements(db: Executor, now: number): Promise<AnnouncementTable[]> {
  return await db.selectFrom('announcement').selectAll().where('until', '>', now).orderBy('until').execute();
}

export async function deleteEnded(db: Executor, now: number): Promise<void> {
  await db.deleteFrom('announcement').where('until', '<=', now).execute();
}
