/** Puts together the domains of what players have to do with one another, for the server and for the command line. */
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';
import { blockRoutes } from './domains/blocks/routes.ts';
import { type Blocks, createBlocks } from './domains/blocks/service.ts';
import { commentRoutes } from './domains/comments/routes.ts';
import { commentData, type Comments, createComments, redactComment } from './domains/comments/service.ts';
import { cookieData } from './domains/cookie/service.ts';
import { flowData } from './domains/flow/service.ts';
import { forumData, redactForum } from './domains/forum/service.ts';
import { feedbackData } from './domains/feedback/service.ts';
import { paymentData } from './domains/membership/bundles.ts';
import { friendRoutes } from './domains/friends/routes.ts';
import { createFriends, declineRequests, endFriendship, friendData, type Friends } from './domains/friends/service.ts';
import { heartRoutes } from './domains/hearts/routes.ts';
import { createHearts, endHearts, type Hearts } from './domains/hearts/service.ts';
import { mailRoutes } from './domains/mail/routes.ts';
import { createMails, mailData, type Mails } from './domains/mail/service.ts';
import { moderationRoutes } from './domains/moderation/routes.ts';
import { createModeration, type Moderation, type Redact } from './domains/moderation/service.ts';
import { submissionData } from './domains/creators/service.ts';
import { outfitData } from './domains/outfits/service.ts';
import { idOfName, playerData } from './domains/players/service.ts';
import { profileRoutes } from './domains/profiles/routes.ts';
import { createProfiles, profileData, type Profiles, redactProfile } from './domains/profiles/service.ts';
import { numberOfId } from './ids.ts';
import type { LiveTown, PlayerData, PlayerService } from './ports.ts';

export interface People {
  blocks: Blocks;
  comments: Comments;
  friends: Friends;
  hearts: Hearts;
  mails: Mails;
  moderation: Moderation;
  profiles: Profiles;
}

/** What of the town these domains use. */
export type PeoplesTown = Pick<
  LiveTown,
  'isOnline' | 'notify' | 'playerChanged' | 'blocksChanged' | 'recentChat' | 'redactChat'
>;

/** What each domain keeps of a player, in the order in which it is erased. */
export const PLAYER_DATA: readonly PlayerData[] = [
  playerData,
  profileData,
  outfitData,
  submissionData,
  friendData,
  mailData,
  commentData,
  forumData,
  feedbackData,
  paymentData,
  flowData,
  cookieData,
];

/** By the username, which is the id of what a player has one of. */
const ofProfile =
  (part: 'bio' | 'nametag'): Redact =>
  async (transaction, username) => {
    const playerId = await idOfName(transaction, username);
    const was = playerId === null ? null : await redactProfile(transaction, playerId, part);
    return playerId === null || was === null ? null : { playerId, was };
  };

export function createPeople(deps: { db: Database; players: PlayerService; town: PeoplesTown }): People {
  return {
    blocks: createBlocks({
      ...deps,
      endTies: async (transaction, playerId, otherId) => {
        await endFriendship(transaction, playerId, otherId);
        await endHearts(transaction, playerId, otherId);
      },
    }),
    comments: createComments(deps),
    friends: createFriends(deps),
    hearts: createHearts(deps),
    mails: createMails({ ...deps, declineRequests }),
    moderation: createModeration({
      ...deps,
      kinds: {
        comment: (transaction, id) => redactComment(transaction, numberOfId(id), 'comment'),
        reply: (transaction, id) => redactComment(transaction, numberOfId(id), 'reply'),
        bio: ofProfile('bio'),
        nametag: ofProfile('nametag'),
        'forum-post': (transaction, id) => redactForum(transaction, numberOfId(id), 'post'),
        'forum-reply': (transaction, id) => redactForum(transaction, numberOfId(id), 'reply'),
      },
    }),
    profiles: createProfiles(deps),
  };
}

export function peopleRoutes(app: FastifyInstance, people: People): void {
  blockRoutes(app, people);
  commentRoutes(app, people);
  friendRoutes(app, people);
  heartRoutes(app, people);
  mailRoutes(app, people);
  moderationRoutes(app, people);
  profileRoutes(app, people);
}
