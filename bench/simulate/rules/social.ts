/** Rules of players with each other: blocks, friends, mails, posts. */
import { sqlRule, type Rule } from './rule.ts';

const BLOCK_BETWEEN = (one: string, other: string): string =>
  `exists (select 1 from block b where (b."playerId" = ${one} and b."blockedId" = ${other})
     or (b."playerId" = ${other} and b."blockedId" = ${one}))`;

export const socialRules: readonly Rule[] = [
  sqlRule(
    'friendship is mutual',
    `select "playerId", "friendId" from friendship f where not exists (
       select 1 from friendship r where r."playerId" = f."friendId" and r."friendId" = f."playerId")`,
  ),
  sqlRule(
    'a block ends friendship and requests',
    `select 'friends' as what, f."playerId", f."friendId" from friendship f
       where ${BLOCK_BETWEEN('f."playerId"', 'f."friendId"')}
     union all
     select 'request', "fromId", "toId" from friend_request where ${BLOCK_BETWEEN('"fromId"', '"toId"')}`,
  ),
  sqlRule(
    'friends have no open request',
    `select * from friend_request q where exists (
       select 1 from friendship f where f."playerId" = q."fromId" and f."friendId" = q."toId")`,
  ),
  sqlRule(
    'an open request has its mail',
    `select * from friend_request q where not exists (
       select 1 from mailbox m where m."mailId" = q."mailId" and m."playerId" = q."toId")`,
  ),
  sqlRule(
    'no text is stored twice',
    `select 'mail' as what, message as text from mail where type = 0 and message like 'letter %'
       group by message having count(*) > 1
     union all select 'post', title from forum_post where title like 'post %' group by title having count(*) > 1
     union all select 'reply', message from forum_reply where message like 'reply %' group by message having count(*) > 1`,
  ),
  sqlRule(
    'the counts of a post are right',
    `select id, "replyCount", "tipsCount", "nsfwVotes" from forum_post p where
       "replyCount" <> (select count(*) from forum_reply r where r."postId" = p.id)
       or "tipsCount" <> (select count(*) from forum_tip t where t."postId" = p.id and t."replyId" = 0)
       or "nsfwVotes" <> (select count(*) from forum_nsfw_vote v where v."postId" = p.id)`,
  ),
  sqlRule(
    'the tips of a reply are right',
    `select id, "tipsCount" from forum_reply r where
       "tipsCount" <> (select count(*) from forum_tip t where t."replyId" = r.id)`,
  ),
];
