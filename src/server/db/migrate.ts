/** Runs the migrations. The list is static, so that no folder is read at run time. */
import type { Kysely } from 'kysely';
import { applyMigrations } from './migration-runner.ts';
import type { DatabaseKind, MigrationOf } from './migration.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { social } from './migrations/0002-social.ts';
import { forum } from './migrations/0003-forum.ts';
import { wardrobe } from './migrations/0004-wardrobe.ts';
import { commerce } from './migrations/0005-commerce.ts';
import { games } from './migrations/0006-games.ts';
import { review } from './migrations/0007-review.ts';
import { speed } from './migrations/0008-speed.ts';
import { bundles } from './migrations/0009-bundles.ts';
import { catalogueRevision } from './migrations/0010-catalogue-revision.ts';
import { balances } from './migrations/0011-balances.ts';
import { catalogueFits } from './migrations/0014-catalogue-fits.ts';
import { creationParts } from './migrations/0016-creation-parts.ts';
import { emailCheck } from './migrations/0018-email-check.ts';
import { lanterns } from './migrations/0019-lanterns.ts';
import { invitations } from './migrations/0022-invitations.ts';
import { forumTalk } from './migrations/0024-forum-talk.ts';
import { firstWalk } from './migrations/0021-first-walk.ts';
import { bell } from './migrations/0023-bell.ts';
import { places } from './migrations/0026-places.ts';
import { favouriteOutfit } from './migrations/0027-favourite-outfit.ts';
import { jobs } from './migrations/0028-jobs.ts';
import { outgoingMails } from './migrations/0029-outgoing-mails.ts';
import { placeLocation } from './migrations/0030-place-location.ts';
import { doorNews } from './migrations/0031-door-news.ts';
import { webPush } from './migrations/0034-web-push.ts';
import { accountLanguage } from './migrations/0035-account-language.ts';
import { mailSentence } from './migrations/0036-mail-sentence.ts';
import { catalogueNames } from './migrations/0037-catalogue-names.ts';
import { lookups } from './migrations/0038-lookups.ts';
import { reports } from './migrations/0039-reports.ts';
import { deletedNames } from './migrations/0040-deleted-names.ts';
import { operator } from './migrations/0041-operator.ts';
import { queuedMails } from './migrations/0042-queued-mails.ts';
import { creators } from './migrations/0048-creators.ts';
import { dailyBoard } from './migrations/0050-daily-board.ts';
import { gifts } from './migrations/0051-gifts.ts';
import { wishlist } from './migrations/0052-wishlist.ts';
import { wishlistNames } from './migrations/0056-wishlist-names.ts';
import { favouriteItems } from './migrations/0057-favourite-items.ts';
import { cuts } from './migrations/0054-cuts.ts';
import { placeFrom } from './migrations/0053-place-from.ts';
import { outfitOrder } from './migrations/0049-outfit-order.ts';
import { outfitUsed } from './migrations/0055-outfit-used.ts';
import { popularity } from './migrations/0043-popularity.ts';
import { requestShown } from './migrations/0032-request-shown.ts';
import { flowCredit } from './migrations/0017-flow-credit.ts';
import type { Tables } from './schema.ts';

const MIGRATIONS: Readonly<Record<string, MigrationOf>> = {
  '0001-foundation': foundation,
  '0002-social': social,
  '0003-forum': forum,
  '0004-wardrobe': wardrobe,
  '0005-commerce': commerce,
  '0006-games': games,
  '0007-review': review,
  '0008-speed': speed,
  '0009-bundles': bundles,
  '0010-catalogue-revision': catalogueRevision,
  '0011-balances': balances,
  '0014-catalogue-fits': catalogueFits,
  '0016-creation-parts': creationParts,
  '0017-flow-credit': flowCredit,
  '0018-email-check': emailCheck,
  '0019-lanterns': lanterns,
  '0022-invitations': invitations,
  '0021-first-walk': firstWalk,
  '0023-bell': bell,
  '0024-forum-talk': forumTalk,
  '0026-places': places,
  '0027-favourite-outfit': favouriteOutfit,
  '0028-jobs': jobs,
  '0029-outgoing-mails': outgoingMails,
  '0030-place-location': placeLocation,
  '0031-door-news': doorNews,
  '0034-web-push': webPush,
  '0032-request-shown': requestShown,
  '0035-account-language': accountLanguage,
  '0036-mail-sentence': mailSentence,
  '0037-catalogue-names': catalogueNames,
  '0038-lookups': lookups,
  '0039-reports': reports,
  '0040-deleted-names': deletedNames,
  '0041-operator': operator,
  '0042-queued-mails': queuedMails,
  '0048-creators': creators,
  '0050-daily-board': dailyBoard,
  '0053-place-from': placeFrom,
  '0049-outfit-order': outfitOrder,
  '0055-outfit-used': outfitUsed,
  '0051-gifts': gifts,
  '0052-wishlist': wishlist,
  '0054-cuts': cuts,
  '0056-wishlist-names': wishlistNames,
  '0057-favourite-items': favouriteItems,
  '0043-popularity': popularity,
};

/** Sorted by name. A migration that is added with an earlier name still runs on a database that has later ones. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS).toSorted();

/**
 * Runs all migrations, or those up to `upTo`, the name of one. Throws the first error; the migrations before it stay applied.
 */
export async function migrate(db: Kysely<Tables>, kind: DatabaseKind, { upTo }: { upTo?: string } = {}): Promise<void> {
  if (upTo !== undefined && !(upTo in MIGRATIONS)) throw new Error(`there is no migration ${upTo}`);
  const named = Object.entries(MIGRATIONS).map(([name, make]) => ({ name, migration: make(kind) }));
  const wanted = named.filter(({ name }) => upTo === undefined || name <= upTo);
  const sorted = wanted.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  await applyMigrations(db, kind, sorted);
}
