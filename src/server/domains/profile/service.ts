/**
 * Profiles: how players see other players, and the fields that the owner sets. Name tag and name colour are for
 * members, are updated in the town immediately, and are hidden while the player is not a member.
 */
import type { FullProfile, QuickProfile } from '../../../shared/contract/profile.ts';
import type { Author } from '../../../shared/contract/author.ts';
import { hasVisibleBbcode } from '../../../shared/rules/bbcode/visible.ts';
import { isCountryCode } from '../../../shared/rules/countries.ts';
import { REDACTION_MARKER } from '../../../shared/rules/limits.ts';
import { batchesOf } from '../../db/batches.ts';
import type { Database, Executor } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import { refuseMuted } from '../../muting.ts';
import type { LiveTown, PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import { writtenLine, writtenText } from '../../written-text.ts';
import { blocksBetween } from '../blocks/service.ts';
import { friendStatusOf } from '../friends/service.ts';
import { favouriteOf } from '../outfits/service.ts';
import { changeCustomization, currentMembership, playerNamed, displayedLook } from '../players/service.ts';
import * as repo from './repo.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

export interface ProfilesDeps {
  db: Database;
  players: Pick<PlayerService, 'byUsername' | 'redact'>;
  town: Pick<LiveTown, 'onlineOf' | 'changed'>;
}

/** Calls that change state return the message for the player. All throw DomainErrors. */
export interface Profiles {
  quick(viewer: PlayerRecord, username: string): Promise<QuickProfile>;
  full(viewer: PlayerRecord, username: string): Promise<FullProfile>;
  setBio(player: PlayerRecord, bio: string): Promise<SentenceData>;
  setLocation(player: PlayerRecord, code: string): Promise<SentenceData>;
  setBioColor(player: PlayerRecord, color: string): Promise<SentenceData>;
  setNameColor(player: PlayerRecord, color: string): Promise<SentenceData>;
  setNametag(player: PlayerRecord, nametag: string): Promise<SentenceData>;
}

const JOINED = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export function createProfiles({ db, players, town }: ProfilesDeps): Profiles {
  /** The relation of the viewer to the player. `isOnline` is false for a viewer whom the player has blocked. */
  const relationOf = async (viewer: PlayerRecord, player: PlayerRecord) => {
    const friendship = await friendStatusOf(db, viewer.id, player.id);
    const { hasBlocked, isBlockedBy } = await blocksBetween(db, viewer.id, player.id);
    const online = await town.onlineOf([player.id]);
    return {
      ...friendship,
      isOnline: !isBlockedBy && online.has(player.id),
      isBlocked: hasBlocked,
      canAddFriend: !hasBlocked && !isBlockedBy,
    };
  };

  return {
    quick: async (viewer, username) => {
      const player = await playerNamed(players, username);
      const { nametagColor } = player.customization;
      return {
        success: true,
        username: player.username,
        membership: player.membership,
        badges: player.badges,
        customization: { nametagColor },
        ...(await relationOf(viewer, player)),
      };
    },

    full: async (viewer, username) => {
      const player = await playerNamed(players, username);
      const profile = await repo.findProfile(db, player.id);
      const own = viewer.id === player.id ? profile : await repo.findProfile(db, viewer.id);
      const relation = await relationOf(viewer, player);
      return {
        success: true,
        message: '',
        username: player.username,
        bio: profile?.bio ?? '',
        bioColor: profile?.bioColor ?? null,
        nametagColor: player.customization.nametagColor,
        nametag: player.nametag,
        membership: player.membership,
        badges: player.badges,
        location: profile?.location ?? '',
        honor: player.honor,
        createdAt: JOINED.format(player.createdAt),
        match: profile?.match ?? null,
        isMatch: own?.heartId === player.id,
        ...relation,
        // Written by its owner, and a picture of the owner: not for a viewer behind a block.
        favouriteOutfit: relation.canAddFriend ? await favouriteOf(db, player.id) : null,
      };
    },

    setBio: async (player, given) => {
      refuseMuted(player);
      const written = writtenText(given, players.redact);
      const bio = hasVisibleBbcode(written) ? written : '';
      await repo.writeProfile(db, player.id, { bio });
      return bio === '' ? sentence('yourBioIsNowEmpty') : sentence('yourBioWasSaved');
    },

    setLocation: async (player, given) => {
      const location = given.trim().toLowerCase();
      if (location !== '' && !isCountryCode(location)) {
        throw new DomainError('invalid', sentence('pleaseChooseAPlaceFrom'), { code: 'unknown-location' });
      }
      await repo.writeProfile(db, player.id, { location });
      return location === '' ? sentence('yourLocationWasRemoved') : sentence('yourLocationWasSaved');
    },

    setBioColor: async (player, color) => {
      await repo.writeProfile(db, player.id, { bioColor: color === '' ? null : color.toLowerCase() });
      return color === '' ? sentence('yourProfileHasItsUsual') : sentence('yourProfileColourWasSaved');
    },

    setNameColor: async (player, color) => {
      refuseNonMember(player);
      const nametagColor = color === '' ? null : color.toLowerCase();
      await db
        .transaction()
        .execute((transaction) => changeCustomization(transaction, player.id, (look) => ({ ...look, nametagColor })));
      await town.changed(player.id);
      return color === '' ? sentence('yourNameHasItsUsual') : sentence('yourNameColourWasSaved');
    },

    setNametag: async (player, given) => {
      refuseNonMember(player);
      refuseMuted(player);
      const nametag = writtenLine(given, players.redact);
      await repo.writeProfile(db, player.id, { nametag });
      await town.changed(player.id);
      return nametag === '' ? sentence('yourNameTagWasRemoved') : sentence('yourNameTagWasSaved');
    },
  };
}

function refuseNonMember(player: PlayerRecord): void {
  if (player.membership > 0) return;
  throw new DomainError('forbidden', sentence('nameTagAndNameColour'), { code: 'members-only' });
}

const AUTHORS_PER_STATEMENT = 1000;

/** The display data of authors, by player id; deleted players are omitted. */
export async function authorsOf(db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, Author>> {
  const authors = new Map<string, Author>();
  for (const batch of batchesOf([...new Set(ids)], AUTHORS_PER_STATEMENT)) {
    const rows = await repo.findAuthors(db, batch);
    for (const { id, username, badges, bioColor, customization, ...row } of rows) {
      const membership = currentMembership(row);
      const { nametagColor } = displayedLook(customization, membership);
      authors.set(id, { username, membership, badges, profile: { bioColor }, customization: { nametagColor } });
    }
  }
  return authors;
}

/**
 * Replaces a bio or name tag with the redaction marker and returns the old text, or null for none. The caller notifies
 * the town.
 */
export async function redactProfile(db: Executor, playerId: string, part: 'bio' | 'nametag'): Promise<string | null> {
  const was = (await repo.findProfile(db, playerId))?.[part] ?? '';
  if (was === '') return null;
  await repo.writeProfile(db, playerId, { [part]: REDACTION_MARKER });
  return was;
}

/** Puts a redacted field back. False when its owner has written another since. */
export async function restoreProfile(
  db: Executor,
  playerId: string,
  part: 'bio' | 'nametag',
  text: string,
): Promise<boolean> {
  if ((await repo.findProfile(db, playerId))?.[part] !== REDACTION_MARKER) return false;
  await repo.writeProfile(db, playerId, { [part]: text });
  return true;
}

/** The profile is deleted with the player's row. */
export const profileData: PlayerData = {
  name: 'profile',
  export: async (db, playerId) => {
    const profile = await repo.findProfile(db, playerId);
    if (profile === undefined) return null;
    const { bio, bioColor, location, nametag, match } = profile;
    return { bio, bioColor, location, nametag, match };
  },
  erase: () => Promise.resolve(),
};
