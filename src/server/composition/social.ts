/** Creates the social domains (mail, friends, comments, profiles, moderation, ...) and registers their routes. */
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { bellRoutes } from '../domains/bell/routes.ts';
import { type Bell, createBell } from '../domains/bell/service.ts';
import { blockRoutes } from '../domains/blocks/routes.ts';
import { type Blocks, createBlocks } from '../domains/blocks/service.ts';
import { commentRoutes } from '../domains/comments/routes.ts';
import { type Comments, createComments, redactComment, restoreComment } from '../domains/comments/service.ts';
import { redactForum, restoreForum } from '../domains/forum/service.ts';
import { friendRoutes } from '../domains/friends/routes.ts';
import { createFriends, declineRequests, endFriendship, type Friends } from '../domains/friends/service.ts';
import { redactGift, restoreGift, returnGiftsBetween } from '../domains/gifts/service.ts';
import { createHearts, endHearts, type Hearts } from '../domains/profile/hearts.ts';
import { mailRoutes } from '../domains/mail/routes.ts';
import { createMails, type Mails } from '../domains/mail/service.ts';
import { moderationRoutes } from '../domains/moderation/routes.ts';
import { createModeration, type Moderation, type StoredText } from '../domains/moderation/service.ts';
import { idOfName } from '../domains/players/service.ts';
import { profileRoutes } from '../domains/profile/routes.ts';
import { redactOutfit, restoreOutfit } from '../domains/outfits/service.ts';
import { createProfiles, type Profiles, redactProfile, restoreProfile } from '../domains/profile/service.ts';
import { numberOfId } from '../ids.ts';
import type { LiveTown, PlayerService } from '../ports.ts';

export interface SocialDomains {
  bell: Bell;
  blocks: Blocks;
  comments: Comments;
  friends: Friends;
  hearts: Hearts;
  mails: Mails;
  moderation: Moderation;
  profiles: Profiles;
}

/** The part of the live town that these domains use. */
export type SocialTown = Pick<
  LiveTown,
  'onlineOf' | 'onlineForFriends' | 'notify' | 'changed' | 'blocksChanged' | 'recentChat' | 'redact'
>;

/** A field of a profile. Its id is the username, because a player has one of each field. */
const profileField = (part: 'bio' | 'nametag'): StoredText => ({
  redact: async (transaction, username) => {
    const playerId = await idOfName(transaction, username);
    const was = playerId === null ? null : await redactProfile(transaction, playerId, part);
    return playerId === null || was === null ? null : { playerId, was };
  },
  restore: async (transaction, username, text) => {
    const playerId = await idOfName(transaction, username);
    return playerId !== null && (await restoreProfile(transaction, playerId, part, text));
  },
});

const commentText = (kind: 'comment' | 'reply'): StoredText => ({
  redact: (transaction, id) => redactComment(transaction, numberOfId(id), kind),
  restore: (transaction, id, text) => restoreComment(transaction, numberOfId(id), text),
});

const forumText = (kind: 'post' | 'reply'): StoredText => ({
  redact: (transaction, id) => redactForum(transaction, numberOfId(id), kind),
  restore: (transaction, id, text) => restoreForum(transaction, numberOfId(id), { kind, text }),
});

export function createSocialDomains(deps: { db: Database; players: PlayerService; town: SocialTown }): SocialDomains {
  return {
    bell: createBell(deps.db),
    blocks: createBlocks({
      ...deps,
      endRelations: async (transaction, playerId, otherId) => {
        await endFriendship(transaction, playerId, otherId);
        await endHearts(transaction, playerId, otherId);
        await returnGiftsBetween(transaction, playerId, otherId);
      },
    }),
    comments: createComments(deps),
    friends: createFriends(deps),
    hearts: createHearts(deps),
    mails: createMails({ ...deps, declineRequests }),
    moderation: createModeration({
      ...deps,
      kinds: {
        comment: commentText('comment'),
        reply: commentText('reply'),
        bio: profileField('bio'),
        nametag: profileField('nametag'),
        outfit: { redact: redactOutfit, restore: restoreOutfit },
        gift: { redact: redactGift, restore: restoreGift },
        'forum-post': forumText('post'),
        'forum-reply': forumText('reply'),
      },
    }),
    profiles: createProfiles(deps),
  };
}

export function registerSocialRoutes(app: FastifyInstance, domains: SocialDomains): void {
  bellRoutes(app, domains);
  blockRoutes(app, domains);
  commentRoutes(app, domains);
  friendRoutes(app, domains);
  mailRoutes(app, domains);
  moderationRoutes(app, domains);
  profileRoutes(app, domains);
}
