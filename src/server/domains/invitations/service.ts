/**
 * Invitations: links that bring a friend to the player who made them. A link works for a week, for any number of friends, until
 * its player makes all links invalid. A block in either direction makes it invalid between the two. Tokens are stored hashed.
 */
import { createHash } from 'node:crypto';
import { INVITATION_DAYS, INVITATIONS_MAX } from '../../../shared/rules/limits.ts';
import type { Database } from '../../db/database.ts';
import { DomainError } from '../../domain-error.ts';
import type { LiveTown, PlayerData, PlayerRecord, PlayerService } from '../../ports.ts';
import { randomToken, runtime } from '../../runtime.ts';
import { blocksBetween } from '../blocks/service.ts';
import { lockPlayers } from '../players/service.ts';
import * as repo from './repo.ts';
import { sentence, type SentenceData } from '../../../shared/rules/sentence.ts';

export interface InvitationsDeps {
  db: Database;
  players: Pick<PlayerService, 'byId'>;
  town: Pick<LiveTown, 'onlineOf' | 'channels'>;
  /** Without a trailing slash. */
  publicUrl: string;
}

export interface Invitations {
  create(player: PlayerRecord): Promise<{ url: string; expiresAt: number }>;
  /** Returns the message for the player. */
  revoke(player: PlayerRecord): Promise<SentenceData>;
  /** Throws a DomainError 404 when the link is not valid for this player. */
  follow(player: PlayerRecord, token: string): Promise<{ username: string; isInTown: boolean; channel: number | null }>;
}

const TOKEN_BYTES = 18;
const DAY_MS = 24 * 3600 * 1000;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
/** The same for every reason, so that it tells nothing about blocks. */
const invalid = (): DomainError =>
  new DomainError('not-found', sentence('thisInvitationIsNoLonger'), { code: 'no-invitation' });

export function createInvitations({ db, players, town, publicUrl }: InvitationsDeps): Invitations {
  return {
    create: async (player) => {
      const token = randomToken(TOKEN_BYTES);
      const createdAt = runtime.now();
      const expiresAt = createdAt + INVITATION_DAYS * DAY_MS;
      await db.transaction().execute(async (transaction) => {
        await lockPlayers(transaction, [player.id]);
        const older = await repo.invitationsOf(transaction, player.id);
        const surplus = older.slice(INVITATIONS_MAX - 1).map(({ tokenHash }) => tokenHash);
        await repo.deleteInvitations(transaction, surplus);
        await repo.insertInvitation(transaction, {
          tokenHash: hashOf(token),
          playerId: player.id,
          createdAt,
          expiresAt,
        });
      });
      return { url: linkTo(publicUrl, player.username, token), expiresAt };
    },

    revoke: async (player) => {
      const count = await repo.deleteInvitationsOf(db, player.id);
      return count === 0 ? sentence('youHaveNoInvitationLinks') : sentence('yourInvitationLinksDoNot');
    },

    follow: async (player, token) => {
      const inviterId = await repo.inviterOf(db, hashOf(token), runtime.now());
      const inviter = inviterId === undefined ? null : await players.byId(inviterId);
      if (inviter === null) throw invalid();
      if (inviter.id === player.id) {
        throw new DomainError('conflict', sentence('thisIsYourOwnInvitation'), { code: 'oneself' });
      }
      const { hasBlocked, isBlockedBy } = await blocksBetween(db, player.id, inviter.id);
      if (hasBlocked || isBlockedBy) throw invalid();
      const online = await town.onlineOf([inviter.id]);
      const { channelOf } = await town.channels([inviter.id]);
      const channel = channelOf.get(inviter.id) ?? null;
      return { username: inviter.username, isInTown: online.has(inviter.id), channel };
    },
  };
}

/** The sign-in page keeps `callbackUrl` over signing in and registering, and forwards players who are signed in. */
function linkTo(publicUrl: string, username: string, token: string): string {
  const target = `/?${new URLSearchParams({ with: username, invite: token })}`;
  return `${publicUrl}/login?${new URLSearchParams({ callbackUrl: target })}`;
}

export const deleteExpiredInvitations = (db: Database): Promise<void> => repo.deleteExpired(db, runtime.now());

/** Foreign keys delete invitations with the player's row. */
export const invitationData: PlayerData = {
  name: 'invitations',
  export: async (db, playerId) =>
    (await repo.invitationsOf(db, playerId)).map(({ createdAt, expiresAt }) => ({
      createdAt: new Date(createdAt).toISOString(),
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  erase: () => Promise.resolve(),
};
