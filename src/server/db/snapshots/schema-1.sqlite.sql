CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "auth_user" ("id" text primary key, "name" text not null, "email" text not null unique, "emailVerified" integer not null, "image" text, "createdAt" text not null, "updatedAt" text not null);
CREATE TABLE "auth_session" ("id" text primary key, "expiresAt" text not null, "token" text not null unique, "createdAt" text not null, "updatedAt" text not null, "ipAddress" text, "userAgent" text, "userId" text not null references "auth_user" ("id") on delete cascade);
CREATE TABLE "auth_account" ("id" text primary key, "accountId" text not null, "providerId" text not null, "userId" text not null references "auth_user" ("id") on delete cascade, "accessToken" text, "refreshToken" text, "idToken" text, "accessTokenExpiresAt" text, "refreshTokenExpiresAt" text, "scope" text, "password" text, "createdAt" text not null, "updatedAt" text not null, constraint "auth_account_provider_unique" unique ("providerId", "accountId"));
CREATE TABLE "auth_verification" ("id" text primary key, "identifier" text not null, "value" text not null, "expiresAt" text not null, "createdAt" text not null, "updatedAt" text not null);
CREATE TABLE "player" ("id" text primary key references "auth_user" ("id") on delete cascade, "username" text not null, "usernameKey" text not null unique, "access" integer default 0 not null, "membership" integer default 0 not null, "membershipUntil" bigint, "badges" integer default 0 not null, "customization" text not null, "bannedUntil" bigint, "createdAt" bigint not null, "mutedUntil" bigint);
CREATE TABLE "claimed_name" ("nameKey" text primary key, "playerId" text not null);
CREATE TABLE "inventory" ("playerId" text not null references "player" ("id") on delete cascade, "itemId" text not null, "acquiredAt" bigint not null, "isUnworn" integer default 0 not null, constraint "inventory_key" primary key ("playerId", "itemId"));
CREATE TABLE "block" ("playerId" text not null references "player" ("id") on delete cascade, "blockedId" text not null references "player" ("id") on delete cascade, "createdAt" bigint not null, constraint "block_key" primary key ("playerId", "blockedId"));
CREATE TABLE "ledger" ("id" integer primary key autoincrement, "playerId" text not null, "currency" text not null, "amount" bigint not null, "balanceAfter" bigint not null, "reason" text not null, "reference" text not null, "createdAt" bigint not null);
CREATE TABLE "idempotency_key" ("scope" text not null, "key" text not null, "requestHash" text not null, "reply" text, "createdAt" bigint not null, constraint "idempotency_key_key" primary key ("scope", "key"));
CREATE TABLE "audit" ("id" integer primary key autoincrement, "actor" text not null, "action" text not null, "targetId" text not null, "details" text not null, "createdAt" bigint not null);
CREATE TABLE "profile" ("playerId" text primary key references "player" ("id") on delete cascade, "bio" text default '' not null, "bioColor" text, "location" text default '' not null, "nametag" text default '' not null, "heartId" text references "player" ("id") on delete set null);
CREATE TABLE "mail" ("id" integer primary key autoincrement, "senderId" text references "player" ("id") on delete set null, "recipientId" text references "player" ("id") on delete set null, "type" integer not null, "message" text not null, "createdAt" bigint not null, "sentence" text);
CREATE TABLE "mailbox" ("playerId" text not null references "player" ("id") on delete cascade, "mailId" bigint not null references "mail" ("id") on delete cascade, "isSender" integer default 0 not null, "isRead" integer default 0 not null, "isSaved" integer default 0 not null, "isReplied" integer default 0 not null, "deletedAt" bigint, constraint "mailbox_key" primary key ("playerId", "mailId"));
CREATE TABLE "friendship" ("playerId" text not null references "player" ("id") on delete cascade, "friendId" text not null references "player" ("id") on delete cascade, "createdAt" bigint not null, constraint "friendship_key" primary key ("playerId", "friendId"));
CREATE TABLE "friend_request" ("fromId" text not null references "player" ("id") on delete cascade, "toId" text not null references "player" ("id") on delete cascade, "mailId" bigint not null unique, "createdAt" bigint not null, "isShown" integer default 0 not null, constraint "friend_request_key" primary key ("fromId", "toId"));
CREATE TABLE "profile_comment" ("id" integer primary key autoincrement, "ownerId" text not null references "player" ("id") on delete cascade, "authorId" text references "player" ("id") on delete set null, "parentId" bigint references "profile_comment" ("id") on delete cascade, "message" text not null, "createdAt" bigint not null, "deletedAt" bigint);
CREATE TABLE "forum_post" ("id" integer primary key autoincrement, "authorId" text references "player" ("id") on delete set null, "category" text not null, "title" text not null, "message" text not null, "preview" text not null, "searchText" text not null, "createdAt" bigint not null, "editedAt" bigint, "isPinned" integer default 0 not null, "isLocked" integer default 0 not null, "tipsCount" integer default 0 not null, "replyCount" integer default 0 not null, "nsfwVotes" integer default 0 not null, "automaticallyNsfw" integer default 0 not null, "deletedAt" bigint);
CREATE TABLE "forum_reply" ("id" integer primary key autoincrement, "postId" bigint not null references "forum_post" ("id") on delete cascade, "authorId" text references "player" ("id") on delete set null, "message" text not null, "createdAt" bigint not null, "editedAt" bigint, "tipsCount" integer default 0 not null, "deletedAt" bigint);
CREATE TABLE "forum_tip" ("postId" bigint not null references "forum_post" ("id") on delete cascade, "replyId" bigint not null, "playerId" text not null references "player" ("id") on delete cascade, "createdAt" bigint not null, constraint "forum_tip_key" primary key ("playerId", "postId", "replyId"));
CREATE TABLE "forum_nsfw_vote" ("postId" bigint not null references "forum_post" ("id") on delete cascade, "playerId" text not null references "player" ("id") on delete cascade, "createdAt" bigint not null, constraint "forum_nsfw_vote_key" primary key ("playerId", "postId"));
CREATE VIRTUAL TABLE forum_search
    using fts5("searchText", content='forum_post', content_rowid='id', prefix='1 2 3');
CREATE TABLE "outfit" ("id" text primary key, "playerId" text not null references "player" ("id") on delete cascade, "name" text not null, "look" text not null, "createdAt" bigint not null);
CREATE TABLE "submission" ("id" text primary key, "playerId" text not null references "player" ("id") on delete cascade, "name" text not null, "gender" text not null, "category" integer not null, "status" text not null, "image" text not null, "thumbnail" text not null, "reason" text, "createdAt" bigint not null, "reviewedAt" bigint, "reviewerId" text, "itemId" text, "backImage" text, "hairTopPx" integer, "findings" text, "withdrawnAt" bigint);
CREATE TABLE "catalogue_item" ("number" integer primary key autoincrement, "id" text not null unique, "name" text not null, "nameKey" text not null, "searchKey" text not null, "description" text not null, "creatorId" text references "player" ("id") on delete set null, "category" integer not null, "rarity" integer not null, "costCoins" bigint not null check ("costCoins" >= 0), "costGems" bigint not null check ("costGems" >= 0), "quantity" integer check ("quantity" >= 0), "fits" text not null, "isListed" integer not null, "isGenerated" integer not null, "addedAt" bigint not null, "revision" integer default 0 not null, constraint "catalogue_item_one_price" check ("costCoins" = 0 or "costGems" = 0));
CREATE TABLE "feedback" ("id" integer primary key autoincrement, "playerId" text not null references "player" ("id") on delete cascade, "message" text not null, "createdAt" bigint not null);
CREATE TABLE "membership_period" ("playerId" text not null references "player" ("id") on delete cascade, "level" integer not null, "until" bigint, constraint "membership_period_key" primary key ("playerId", "level"));
CREATE TABLE "cookie_save" ("id" integer primary key autoincrement, "playerId" text not null references "player" ("id") on delete cascade, "previousId" bigint not null, "state" text not null, "lastSave" bigint not null, "createdAt" bigint not null, constraint "cookie_save_order" unique ("playerId", "previousId"));
CREATE TABLE "flow_game" ("id" text primary key, "playerId" text not null references "player" ("id") on delete cascade, "seed" bigint not null, "log" text not null, "windows" text not null, "applied" integer not null, "score" bigint not null, "combo" integer not null, "grantedHonor" bigint not null, "startedAt" bigint not null, "endedAt" bigint, "openKey" text not null, constraint "flow_game_open" unique ("playerId", "openKey"));
CREATE TABLE "flow_player" ("playerId" text primary key references "player" ("id") on delete cascade, "highScore" bigint not null, "largestCombo" integer not null, "multiplier" integer not null, "multiplierUntil" bigint not null, "creditMs" integer default 5000 not null, "playedAt" bigint default 0 not null);
CREATE TABLE "creation" ("itemId" text primary key references "catalogue_item" ("id") on delete cascade, "image" text not null, "body" text not null, "backImage" text, "hairTopPx" integer);
CREATE TABLE "bundle_stock" ("bundle" text primary key, "sold" integer not null);
CREATE TABLE "payment_issue" ("eventId" text primary key, "playerId" text references "player" ("id") on delete set null, "offer" text not null, "reason" text not null, "createdAt" bigint not null, "settledAt" bigint);
CREATE TABLE "balance" ("playerId" text primary key references "player" ("id") on delete cascade, "coins" bigint not null check ("coins" >= 0), "gems" bigint not null check ("gems" >= 0), "honor" bigint not null check ("honor" >= 0), "paidLevel" integer default 0 not null);
CREATE TABLE "email_check" ("accountId" text primary key references "auth_user" ("id") on delete cascade);
CREATE TABLE "album_lantern" ("playerId" text not null references "player" ("id") on delete cascade, "day" integer not null, "spot" integer not null, "foundAt" bigint not null, constraint "album_lantern_key" primary key ("playerId", "day", "spot"));
CREATE TABLE "album" ("playerId" text primary key references "player" ("id") on delete cascade, "isShown" integer not null);
CREATE TABLE "first_walk" ("playerId" text primary key references "player" ("id") on delete cascade, "bits" integer default 0 not null, "status" text not null, "wornAtStart" text);
CREATE TABLE "invitation" ("tokenHash" text primary key, "playerId" text not null references "player" ("id") on delete cascade, "createdAt" bigint not null, "expiresAt" bigint not null);
CREATE TABLE "bell_entry" ("id" integer primary key autoincrement, "playerId" text not null references "player" ("id") on delete cascade, "kind" text not null, "actorId" text references "player" ("id") on delete cascade, "createdAt" bigint not null, "readAt" bigint, "postId" integer, "replyId" integer, "commentId" integer, "mailId" integer, "submissionId" text, "detail" text);
CREATE TABLE "forum_reaction" ("postId" bigint not null references "forum_post" ("id") on delete cascade, "replyId" bigint not null, "kind" text not null, "playerId" text not null references "player" ("id") on delete cascade, "createdAt" bigint not null, constraint "forum_reaction_key" primary key ("postId", "replyId", "kind", "playerId"));
CREATE TABLE "forum_read" ("playerId" text not null references "player" ("id") on delete cascade, "postId" bigint not null references "forum_post" ("id") on delete cascade, "replyId" bigint not null, "seenCount" integer not null, "readAt" bigint not null, constraint "forum_read_key" primary key ("playerId", "postId"));
CREATE TABLE "place" ("playerId" text primary key references "player" ("id") on delete cascade, "epoch" integer not null, "x" double precision, "y" double precision, "frame" integer, "location" text default 'lantern-bay' not null);
CREATE TABLE "favourite_outfit" ("playerId" text primary key references "player" ("id") on delete cascade, "outfitId" text not null references "outfit" ("id") on delete cascade);
CREATE TABLE "job" ("name" text primary key, "slot" bigint not null);
CREATE TABLE "outgoing_mail" ("id" text primary key, "recipient" text not null, "subject" text not null, "text" text not null, "createdAt" bigint not null, "attempts" integer not null, "dueAt" bigint not null, "expiresAt" bigint not null);
CREATE TABLE "door_visit" ("playerId" text not null references "player" ("id") on delete cascade, "door" text not null, "seen" text not null, constraint "door_visit_key" primary key ("playerId", "door"));
CREATE TABLE "push_browser" ("id" text primary key, "playerId" text not null references "player" ("id") on delete cascade, "sessionId" text not null references "auth_session" ("id") on delete cascade, "endpoint" text not null, "p256dh" text not null, "auth" text not null, "createdAt" bigint not null);
CREATE TABLE "push_setting" ("playerId" text primary key references "player" ("id") on delete cascade, "whisper" integer not null, "mail" integer not null, "friend" integer not null, "quietFrom" integer, "quietTo" integer, "timeZone" text not null);
CREATE TABLE "account_language" ("accountId" text primary key references "auth_user" ("id") on delete cascade, "language" text not null, "choice" text);
CREATE TABLE "catalogue_name" ("itemId" text not null references "catalogue_item" ("id") on delete cascade, "language" text not null, "nameKey" text not null, constraint "catalogue_name_key" primary key ("itemId", "language"));
CREATE TRIGGER forum_search_add after insert on forum_post begin insert into forum_search (rowid, "searchText") values (new.id, new."searchText"); end;
CREATE TRIGGER forum_search_remove after delete on forum_post begin insert into forum_search (forum_search, rowid, "searchText")
    values ('delete', old.id, old."searchText"); end;
CREATE TRIGGER forum_search_change after update of "searchText" on forum_post
    begin insert into forum_search (forum_search, rowid, "searchText")
    values ('delete', old.id, old."searchText"); insert into forum_search (rowid, "searchText") values (new.id, new."searchText"); end;
insert into "account_language" ("accountId", "language", "choice") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'en', null);
insert into "account_language" ("accountId", "language", "choice") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'en', null);
insert into "album" ("playerId", "isShown") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 1);
insert into "album_lantern" ("playerId", "day", "spot", "foundAt") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 20717, 12, 1790000000000);
insert into "audit" ("id", "actor", "action", "targetId", "details", "createdAt") values (1, 'ba1731df-c96a-4166-ad0a-03dd81669730', 'mute', 'ff57de16-5bf5-496b-ba0f-72315f10caae', '{}', 1790000000000);
insert into "auth_account" ("id", "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", "scope", "password", "createdAt", "updatedAt") values ('2676ce66-db06-45f8-981a-6f21ca4f760c', 'ba1731df-c96a-4166-ad0a-03dd81669730', 'credential', 'ba1731df-c96a-4166-ad0a-03dd81669730', null, null, null, null, null, null, '$argon2id$v=19$m=64,t=1,p=1$TdYvbelcTfWdIS4jCbp4Bg$XCd3XpztymMfQF1XQ0xPBqiafoc+Myt+c66JMGHQ190', '2026-11-27T06:50:51.255Z', '2026-11-27T06:50:51.255Z');
insert into "auth_account" ("id", "accountId", "providerId", "userId", "accessToken", "refreshToken", "idToken", "accessTokenExpiresAt", "refreshTokenExpiresAt", "scope", "password", "createdAt", "updatedAt") values ('33548e12-8ef1-4e65-9e99-0bab39c24a9e', 'ff57de16-5bf5-496b-ba0f-72315f10caae', 'credential', 'ff57de16-5bf5-496b-ba0f-72315f10caae', null, null, null, null, null, null, '$argon2id$v=19$m=64,t=1,p=1$I79J2khP9UwdckGrCWsowg$u3P1f3FW0wwcURkt3jP1qdeJVkrL3V6LhHyYYPvC76E', '2026-11-27T06:50:51.683Z', '2026-11-27T06:50:51.683Z');
insert into "auth_session" ("id", "expiresAt", "token", "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") values ('MFsPJnCIyyQhqu4EDF0hNDWeTe3MThES', '2026-12-27T06:50:51.711Z', '7AM0_feMMhvNHSfC7_0gyqJatbasPaMJxXqXdm9H5zk', '2026-11-27T06:50:51.711Z', '2026-11-27T06:50:51.711Z', '127.0.0.1', 'lightMyRequest', 'ff57de16-5bf5-496b-ba0f-72315f10caae');
insert into "auth_session" ("id", "expiresAt", "token", "createdAt", "updatedAt", "ipAddress", "userAgent", "userId") values ('XwFn9YIpEFzSddLV2nnMuFi6kfhyu3EG', '2026-12-27T06:50:51.577Z', 'f45IJpKEmTvASW9P7mqywTH42McaLz1PDC_mGpUMuug', '2026-11-27T06:50:51.577Z', '2026-11-27T06:50:51.577Z', '127.0.0.1', 'lightMyRequest', 'ba1731df-c96a-4166-ad0a-03dd81669730');
insert into "auth_user" ("id", "name", "email", "emailVerified", "image", "createdAt", "updatedAt") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'mira', 'mira@example.org', 0, null, '2026-11-27T06:50:51.255Z', '2026-11-27T06:50:51.255Z');
insert into "auth_user" ("id", "name", "email", "emailVerified", "image", "createdAt", "updatedAt") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'noa', 'noa@example.org', 0, null, '2026-11-27T06:50:51.683Z', '2026-11-27T06:50:51.683Z');
insert into "auth_user" ("id", "name", "email", "emailVerified", "image", "createdAt", "updatedAt") values ('system', 'Promenade', 'system@system.invalid', 0, null, '2026-11-27T06:50:50.807Z', '2026-11-27T06:50:50.807Z');
insert into "auth_verification" ("id", "identifier", "value", "expiresAt", "createdAt", "updatedAt") values ('v1', 'reset-password:abc', 'ba1731df-c96a-4166-ad0a-03dd81669730', '2096-10-02T07:06:40.000Z', '2096-10-02T07:06:40.000Z', '2096-10-02T07:06:40.000Z');
insert into "balance" ("playerId", "coins", "gems", "honor", "paidLevel") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 5000, 50, 0, 0);
insert into "balance" ("playerId", "coins", "gems", "honor", "paidLevel") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 5000, 50, 0, 0);
insert into "balance" ("playerId", "coins", "gems", "honor", "paidLevel") values ('system', 5000, 50, 0, 0);
insert into "bell_entry" ("id", "playerId", "kind", "actorId", "createdAt", "readAt", "postId", "replyId", "commentId", "mailId", "submissionId", "detail") values (1, 'ba1731df-c96a-4166-ad0a-03dd81669730', 'tip', 'ff57de16-5bf5-496b-ba0f-72315f10caae', 1790000000000, null, 1, null, null, null, null, '10');
insert into "block" ("playerId", "blockedId", "createdAt") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'ff57de16-5bf5-496b-ba0f-72315f10caae', 1790000000000);
insert into "bundle_stock" ("bundle", "sold") values ('starter', 4);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (1, 'mouth-smile', 'mouth-smile', 'mouth-smile', 'mouth-smile
promenade', '', null, 6, 0, 0, 0, null, 'feminine,masculine', 1, 1, 1795762251059, 0);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (10, 'coat-cape', 'coat-cape', 'coat-cape', 'coat-cape
promenade', '', null, 11, 0, 0, 0, null, 'feminine', 1, 1, 1795762251062, 0);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (11, 'eyes-round', 'eyes-round', 'eyes-round', 'eyes-round
promenade', '', null, 2, 0, 0, 0, null, 'feminine,masculine', 1, 1, 1795762251062, 0);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (12, 'creation_s1', 'Pier hat', 'pier hat', 'pier hat mira', '', 'ba1731df-c96a-4166-ad0a-03dd81669730', 3, 0, 10, 0, 7, 'feminine', 1, 0, 1790000000000, 0);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (2, 'tattoo-anchor', 'tattoo-anchor', 'tattoo-anchor', 'tattoo-anchor
promenade', '', null, 25, 0, 0, 0, null, 'feminine,masculine', 1, 1, 1795762251059, 0);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (3, 'hat-cap', 'hat-cap', 'hat-cap', 'hat-cap
promenade', '', null, 7, 0, 0, 0, null, 'feminine,masculine', 1, 1, 1795762251059, 0);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (4, 'hair-bob', 'hair-bob', 'hair-bob', 'hair-bob
promenade', '', null, 0, 0, 0, 0, null, 'feminine,masculine', 1, 1, 1795762251059, 0);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (5, 'bottom-jeans', 'bottom-jeans', 'bottom-jeans', 'bottom-jeans
promenade', '', null, 12, 0, 0, 0, null, 'feminine,masculine', 1, 1, 1795762251062, 0);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (6, 'hat-crown', 'hat-crown', 'hat-crown', 'hat-crown
promenade', '', null, 7, 0, 0, 0, null, 'feminine,masculine', 1, 1, 1795762251062, 0);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (7, 'hair-crop', 'hair-crop', 'hair-crop', 'hair-crop
promenade', '', null, 0, 0, 0, 0, null, 'feminine,masculine', 1, 1, 1795762251062, 0);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (8, 'top-tee', 'top-tee', 'top-tee', 'top-tee
promenade', '', null, 10, 0, 0, 0, null, 'feminine,masculine', 1, 1, 1795762251062, 0);
insert into "catalogue_item" ("number", "id", "name", "nameKey", "searchKey", "description", "creatorId", "category", "rarity", "costCoins", "costGems", "quantity", "fits", "isListed", "isGenerated", "addedAt", "revision") values (9, 'shoes-sneaker', 'shoes-sneaker', 'shoes-sneaker', 'shoes-sneaker
promenade', '', null, 13, 0, 0, 0, null, 'feminine,masculine', 1, 1, 1795762251062, 0);
insert into "catalogue_name" ("itemId", "language", "nameKey") values ('creation_s1', 'de', 'stegmutze');
insert into "claimed_name" ("nameKey", "playerId") values ('mira', 'ba1731df-c96a-4166-ad0a-03dd81669730');
insert into "claimed_name" ("nameKey", "playerId") values ('noa', 'ff57de16-5bf5-496b-ba0f-72315f10caae');
insert into "claimed_name" ("nameKey", "playerId") values ('promenade', 'system');
insert into "cookie_save" ("id", "playerId", "previousId", "state", "lastSave", "createdAt") values (1, 'ba1731df-c96a-4166-ad0a-03dd81669730', 0, '{}', 1790000000000, 1790000000000);
insert into "creation" ("itemId", "image", "body", "backImage", "hairTopPx") values ('creation_s1', 'sheet.png', 'feminine', 'back.png', 120);
insert into "door_visit" ("playerId", "door", "seen") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'store', '3');
insert into "email_check" ("accountId") values ('ff57de16-5bf5-496b-ba0f-72315f10caae');
insert into "favourite_outfit" ("playerId", "outfitId") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'look-1');
insert into "feedback" ("id", "playerId", "message", "createdAt") values (1, 'ba1731df-c96a-4166-ad0a-03dd81669730', 'More lanterns', 1790000000000);
insert into "first_walk" ("playerId", "bits", "status", "wornAtStart") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 0, 'new', null);
insert into "first_walk" ("playerId", "bits", "status", "wornAtStart") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 0, 'new', null);
insert into "flow_game" ("id", "playerId", "seed", "log", "windows", "applied", "score", "combo", "grantedHonor", "startedAt", "endedAt", "openKey") values ('g1', 'ba1731df-c96a-4166-ad0a-03dd81669730', 7, '', '[]', 3, 90, 1, 2, 1790000000000, 1790000000001, 'g1');
insert into "flow_player" ("playerId", "highScore", "largestCombo", "multiplier", "multiplierUntil", "creditMs", "playedAt") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 90, 1, 1, 0, -3, 1790000000000);
insert into "forum_nsfw_vote" ("postId", "playerId", "createdAt") values (1, 'ff57de16-5bf5-496b-ba0f-72315f10caae', 1790000000000);
insert into "forum_post" ("id", "authorId", "category", "title", "message", "preview", "searchText", "createdAt", "editedAt", "isPinned", "isLocked", "tipsCount", "replyCount", "nsfwVotes", "automaticallyNsfw", "deletedAt") values (1, 'system', 'announcements', 'House rules of Lantern Bay', '[b]Three rules keep the promenade a good place to walk.[/b]

[list]
[*]Be kind. Behind every avatar is somebody who came here to enjoy the evening.
[*]Mark what not everyone wants to see. [i]Mark as NSFW[/i] under each post dims it in the list.
[*]Never ask for passwords, and never give yours away. Nobody of the town will ask for it.
[/list]
Players who disturb you can be blocked by a click on their name. Moderators see to the rest.', 'Three rules keep the promenade a good place to walk. Be kind. Behind every avatar is somebody who came here to enjoy the evening. Mark what not everyone wants to see. Mark as NSFW under each post dims it in the list. Never ask for passwords, and nev…', 'house rules of lantern bay three rules keep the promenade a good place to walk be kind behind every avatar is somebody who came here to enjoy the evening mark what not everyone wants to see mark as nsfw under each post dims it in the list never ask for passwords and never give yours away nobody of the town will ask for it whoever disturbs you can be blocked by a click on their name moderators see to the rest', 1795762250816, null, 0, 1, 0, 0, 0, 0, null);
insert into "forum_post" ("id", "authorId", "category", "title", "message", "preview", "searchText", "createdAt", "editedAt", "isPinned", "isLocked", "tipsCount", "replyCount", "nsfwVotes", "automaticallyNsfw", "deletedAt") values (2, 'system', 'announcements', 'Lantern Bay is open', '[center][size=24][color=#c2410c]The lamps are lit[/color][/size][/center]
The gates of [b]Lantern Bay[/b] are open. Walk along the pier, try on what hangs in your wardrobe, play a round of FLOW and raise your level: each new level pays [b]500 coins[/b].

[quote]When the sun goes down over the Bay, every lamp along the promenade lights up, one after the other.[/quote]
New here? The welcome post in the category [i]Promenade[/i] shows what you can do with your texts.', 'The lamps are lit The gates of Lantern Bay are open. Walk along the pier, try on what hangs in your wardrobe, play a round of FLOW and raise your level: each new level pays 500 coins. When the sun goes down over the Bay, every lamp along the promena…', 'lantern bay is open the lamps are lit the gates of lantern bay are open walk along the pier try on what hangs in your wardrobe play a round of flow and raise your level each new level pays 500 coins when the sun goes down over the bay every lamp along the promenade lights up one after the other new here the welcome post in the category promenade shows what you can do with your texts', 1795762250822, null, 1, 1, 0, 0, 0, 0, null);
insert into "forum_post" ("id", "authorId", "category", "title", "message", "preview", "searchText", "createdAt", "editedAt", "isPinned", "isLocked", "tipsCount", "replyCount", "nsfwVotes", "automaticallyNsfw", "deletedAt") values (3, 'system', 'promenade', 'Welcome! What your texts can do', '[size=20]Say hello, and say it [b]loud[/b], [i]softly[/i] or [u]with a line under it[/u].[/size]

Posts, replies, mails, comments and your bio all take [b]BBCode[/b]. The tools over each text field write it for you; this is what comes out of it:

[list]
[*][color=#7c3aed]Colours[/color], [font=Georgia]other letters[/font] and [size=18]sizes[/size]
[*][s]What you no longer mean[/s]
[*]Links such as [url=https://en.wikipedia.org/wiki/BBCode]this one[/url]
[*][spoiler]Things that not everybody wants to know yet[/spoiler]
[/list]
[quote]A quotation stands like this, for answers to what somebody wrote.[/quote]
[code][b]Between code tags[/b] nothing is changed.[/code]
[right][i]Name a player with [mention]Promenade[/mention], and one click opens their profile.[/i][/right]

[b]Copy BBCode[/b] under a post gives you its card: paste it into a reply or into your bio. Coins you tip go straight to the author: 1,000 for a post, 500 for a reply. Now it is your turn, introduce yourself below!', 'Say hello, and say it loud, softly or with a line under it. Posts, replies, mails, comments and your bio all take BBCode. The tools over each text field write it for you; this is what comes out of it: Colours, other letters and sizes What you no lon…', 'welcome what your texts can do say hello and say it loud softly or with a line under it posts replies mails comments and your bio all take bbcode the tools over each text field write it for you this is what comes out of it colours other letters and sizes what you no longer mean links such as this one spoiler a quotation stands like this for answers to what somebody wrote b between code tags b nothing is changed name a player with promenade and one click opens their profile copy bbcode under a post gives you its card paste it into a reply or into your bio coins you tip go straight to the author 1 000 for a post 500 for a reply now it is your turn introduce yourself below', 1795762250825, null, 0, 0, 0, 0, 0, 0, null);
insert into "forum_post" ("id", "authorId", "category", "title", "message", "preview", "searchText", "createdAt", "editedAt", "isPinned", "isLocked", "tipsCount", "replyCount", "nsfwVotes", "automaticallyNsfw", "deletedAt") values (4, 'ba1731df-c96a-4166-ad0a-03dd81669730', 'general', 'The pier', '[b]Lovely[/b]', 'Lovely', 'the pier lovely', 1790000000000, null, 0, 0, 1, 1, 0, 0, null);
insert into "forum_reaction" ("postId", "replyId", "kind", "playerId", "createdAt") values (1, 1, 'love', 'ba1731df-c96a-4166-ad0a-03dd81669730', 1790000000000);
insert into "forum_read" ("playerId", "postId", "replyId", "seenCount", "readAt") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 1, 1, 1, 1790000000000);
insert into "forum_reply" ("id", "postId", "authorId", "message", "createdAt", "editedAt", "tipsCount", "deletedAt") values (1, 1, 'ff57de16-5bf5-496b-ba0f-72315f10caae', 'Yes', 1790000000000, null, 0, null);
insert into "forum_tip" ("postId", "replyId", "playerId", "createdAt") values (1, 0, 'ff57de16-5bf5-496b-ba0f-72315f10caae', 1790000000000);
insert into "friend_request" ("fromId", "toId", "mailId", "createdAt", "isShown") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'ba1731df-c96a-4166-ad0a-03dd81669730', 2, 1790000000000, 1);
insert into "friendship" ("playerId", "friendId", "createdAt") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'ff57de16-5bf5-496b-ba0f-72315f10caae', 1790000000000);
insert into "friendship" ("playerId", "friendId", "createdAt") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'ba1731df-c96a-4166-ad0a-03dd81669730', 1790000000000);
insert into "idempotency_key" ("scope", "key", "requestHash", "reply", "createdAt") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'k1', 'h', '{}', 1790000000000);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'bottom-jeans', 1795762251270, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'eyes-round', 1795762251270, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'hair-bob', 1795762251270, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'hair-crop', 1795762251270, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'mouth-smile', 1795762251270, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'shoes-sneaker', 1795762251270, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'top-tee', 1795762251270, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'bottom-jeans', 1795762251699, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'creation_s1', 1790000000000, 1);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'eyes-round', 1795762251699, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'hair-bob', 1795762251699, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'hair-crop', 1795762251699, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'mouth-smile', 1795762251699, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'shoes-sneaker', 1795762251699, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'top-tee', 1795762251699, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('system', 'bottom-jeans', 1795762250811, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('system', 'eyes-round', 1795762250811, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('system', 'hair-bob', 1795762250811, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('system', 'hair-crop', 1795762250811, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('system', 'mouth-smile', 1795762250811, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('system', 'shoes-sneaker', 1795762250811, 0);
insert into "inventory" ("playerId", "itemId", "acquiredAt", "isUnworn") values ('system', 'top-tee', 1795762250811, 0);
insert into "invitation" ("tokenHash", "playerId", "createdAt", "expiresAt") values ('hash', 'ba1731df-c96a-4166-ad0a-03dd81669730', 1790000000000, 4000000000000);
insert into "job" ("name", "slot") values ('memberships', 29929370);
insert into "job" ("name", "slot") values ('sweep', 498822);
insert into "ledger" ("id", "playerId", "currency", "amount", "balanceAfter", "reason", "reference", "createdAt") values (1, 'system', 'coins', 5000, 5000, 'starting-grant', 'welcome', 1795762250810);
insert into "ledger" ("id", "playerId", "currency", "amount", "balanceAfter", "reason", "reference", "createdAt") values (2, 'system', 'gems', 50, 50, 'starting-grant', 'welcome', 1795762250810);
insert into "ledger" ("id", "playerId", "currency", "amount", "balanceAfter", "reason", "reference", "createdAt") values (3, 'ba1731df-c96a-4166-ad0a-03dd81669730', 'coins', 5000, 5000, 'starting-grant', 'welcome', 1795762251260);
insert into "ledger" ("id", "playerId", "currency", "amount", "balanceAfter", "reason", "reference", "createdAt") values (4, 'ba1731df-c96a-4166-ad0a-03dd81669730', 'gems', 50, 50, 'starting-grant', 'welcome', 1795762251270);
insert into "ledger" ("id", "playerId", "currency", "amount", "balanceAfter", "reason", "reference", "createdAt") values (5, 'ff57de16-5bf5-496b-ba0f-72315f10caae', 'coins', 5000, 5000, 'starting-grant', 'welcome', 1795762251698);
insert into "ledger" ("id", "playerId", "currency", "amount", "balanceAfter", "reason", "reference", "createdAt") values (6, 'ff57de16-5bf5-496b-ba0f-72315f10caae', 'gems', 50, 50, 'starting-grant', 'welcome', 1795762251699);
insert into "mail" ("id", "senderId", "recipientId", "type", "message", "createdAt", "sentence") values (1, 'ba1731df-c96a-4166-ad0a-03dd81669730', 'ff57de16-5bf5-496b-ba0f-72315f10caae', 0, 'Hello 🏮', 1790000000000, null);
insert into "mail" ("id", "senderId", "recipientId", "type", "message", "createdAt", "sentence") values (2, 'ff57de16-5bf5-496b-ba0f-72315f10caae', 'ba1731df-c96a-4166-ad0a-03dd81669730', 1, 'Friends?', 1790000000000, '{}');
insert into "mailbox" ("playerId", "mailId", "isSender", "isRead", "isSaved", "isReplied", "deletedAt") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 1, 1, 1, 0, 0, 4000000000000);
insert into "mailbox" ("playerId", "mailId", "isSender", "isRead", "isSaved", "isReplied", "deletedAt") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 2, 0, 0, 0, 0, null);
insert into "mailbox" ("playerId", "mailId", "isSender", "isRead", "isSaved", "isReplied", "deletedAt") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 1, 0, 1, 1, 0, null);
insert into "membership_period" ("playerId", "level", "until") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 1, 4000000000000);
insert into "outfit" ("id", "playerId", "name", "look", "createdAt") values ('look-1', 'ba1731df-c96a-4166-ad0a-03dd81669730', 'Été', '{}', 1790000000000);
insert into "outgoing_mail" ("id", "recipient", "subject", "text", "createdAt", "attempts", "dueAt", "expiresAt") values ('m1', 'mira@example.org', 'Hello', 'Hello', 1790000000000, 0, 4000000000000, 4000000000000);
insert into "payment_issue" ("eventId", "playerId", "offer", "reason", "createdAt", "settledAt") values ('evt_1', 'ba1731df-c96a-4166-ad0a-03dd81669730', 'gems', 'sold out', 1790000000000, null);
insert into "place" ("playerId", "epoch", "x", "y", "frame", "location") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 3, 512.5, 600, 2, 'lantern-bay');
insert into "player" ("id", "username", "usernameKey", "access", "membership", "membershipUntil", "badges", "customization", "bannedUntil", "createdAt", "mutedUntil") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'mira', 'mira', 0, 0, null, 0, '{"skinTone":0,"isMale":false,"width":1,"height":1,"nametagColor":null,"tattoos":{"head":null,"neck":null,"chest":null,"stomach":null,"backUpper":null,"backLower":null,"armRight":null,"armLeft":null,"legRight":null,"legLeft":null},"hair":"hair-bob","beard":null,"eyes":"eyes-round","eyebrows":null,"head":null,"nose":null,"mouth":"mouth-smile","hat":null,"piercings":null,"glasses":null,"top":"top-tee","coat":null,"bottom":"bottom-jeans","shoes":"shoes-sneaker","bracelets":null,"neckwear":null,"bag":null,"gloves":null,"handheld":null,"horns":null,"necklace":null,"earPiece":null,"socks":null,"wings":null,"makeup":null,"belt":null}', null, 1795762251259, null);
insert into "player" ("id", "username", "usernameKey", "access", "membership", "membershipUntil", "badges", "customization", "bannedUntil", "createdAt", "mutedUntil") values ('ff57de16-5bf5-496b-ba0f-72315f10caae', 'noa', 'noa', 0, 0, null, 0, '{"skinTone":0,"isMale":false,"width":1,"height":1,"nametagColor":null,"tattoos":{"head":null,"neck":null,"chest":null,"stomach":null,"backUpper":null,"backLower":null,"armRight":null,"armLeft":null,"legRight":null,"legLeft":null},"hair":"hair-bob","beard":null,"eyes":"eyes-round","eyebrows":null,"head":null,"nose":null,"mouth":"mouth-smile","hat":null,"piercings":null,"glasses":null,"top":"top-tee","coat":null,"bottom":"bottom-jeans","shoes":"shoes-sneaker","bracelets":null,"neckwear":null,"bag":null,"gloves":null,"handheld":null,"horns":null,"necklace":null,"earPiece":null,"socks":null,"wings":null,"makeup":null,"belt":null}', null, 1795762251694, null);
insert into "player" ("id", "username", "usernameKey", "access", "membership", "membershipUntil", "badges", "customization", "bannedUntil", "createdAt", "mutedUntil") values ('system', 'Promenade', 'promenade', 0, 0, null, 0, '{"skinTone":0,"isMale":false,"width":1,"height":1,"nametagColor":null,"tattoos":{"head":null,"neck":null,"chest":null,"stomach":null,"backUpper":null,"backLower":null,"armRight":null,"armLeft":null,"legRight":null,"legLeft":null},"hair":"hair-bob","beard":null,"eyes":"eyes-round","eyebrows":null,"head":null,"nose":null,"mouth":"mouth-smile","hat":null,"piercings":null,"glasses":null,"top":"top-tee","coat":null,"bottom":"bottom-jeans","shoes":"shoes-sneaker","bracelets":null,"neckwear":null,"bag":null,"gloves":null,"handheld":null,"horns":null,"necklace":null,"earPiece":null,"socks":null,"wings":null,"makeup":null,"belt":null}', null, 1795762250808, null);
insert into "profile" ("playerId", "bio", "bioColor", "location", "nametag", "heartId") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 'By the pier', '#ff8800', '', 'gold', 'ff57de16-5bf5-496b-ba0f-72315f10caae');
insert into "profile_comment" ("id", "ownerId", "authorId", "parentId", "message", "createdAt", "deletedAt") values (1, 'ba1731df-c96a-4166-ad0a-03dd81669730', 'ff57de16-5bf5-496b-ba0f-72315f10caae', null, 'Nice', 1790000000000, null);
insert into "profile_comment" ("id", "ownerId", "authorId", "parentId", "message", "createdAt", "deletedAt") values (2, 'ba1731df-c96a-4166-ad0a-03dd81669730', 'ba1731df-c96a-4166-ad0a-03dd81669730', 1, 'Thanks', 1790000000000, null);
insert into "push_browser" ("id", "playerId", "sessionId", "endpoint", "p256dh", "auth", "createdAt") values ('b1', 'ba1731df-c96a-4166-ad0a-03dd81669730', 'MFsPJnCIyyQhqu4EDF0hNDWeTe3MThES', 'https://push.example.org/1', 'k', 's', 1790000000000);
insert into "push_setting" ("playerId", "whisper", "mail", "friend", "quietFrom", "quietTo", "timeZone") values ('ba1731df-c96a-4166-ad0a-03dd81669730', 1, 0, 1, null, null, 'Europe/Berlin');
insert into "submission" ("id", "playerId", "name", "gender", "category", "status", "image", "thumbnail", "reason", "createdAt", "reviewedAt", "reviewerId", "itemId", "backImage", "hairTopPx", "findings", "withdrawnAt") values ('s1', 'ba1731df-c96a-4166-ad0a-03dd81669730', 'Pier hat', 'female', 3, 'approved', 'sheet.png', 'small.png', null, 1790000000000, 1790000000001, 'console', 'creation_s1', 'back.png', 120, '{}', null);
insert into "kysely_migration" ("name", "timestamp") values ('0001-foundation', '2026-11-27T06:50:49.628Z');
insert into "kysely_migration" ("name", "timestamp") values ('0002-social', '2026-11-27T06:50:49.721Z');
insert into "kysely_migration" ("name", "timestamp") values ('0003-forum', '2026-11-27T06:50:49.783Z');
insert into "kysely_migration" ("name", "timestamp") values ('0004-wardrobe', '2026-11-27T06:50:49.798Z');
insert into "kysely_migration" ("name", "timestamp") values ('0005-commerce', '2026-11-27T06:50:49.856Z');
insert into "kysely_migration" ("name", "timestamp") values ('0006-games', '2026-11-27T06:50:49.891Z');
insert into "kysely_migration" ("name", "timestamp") values ('0007-review', '2026-11-27T06:50:49.951Z');
insert into "kysely_migration" ("name", "timestamp") values ('0008-speed', '2026-11-27T06:50:49.986Z');
insert into "kysely_migration" ("name", "timestamp") values ('0009-bundles', '2026-11-27T06:50:50.023Z');
insert into "kysely_migration" ("name", "timestamp") values ('0010-catalogue-revision', '2026-11-27T06:50:50.044Z');
insert into "kysely_migration" ("name", "timestamp") values ('0011-balances', '2026-11-27T06:50:50.070Z');
insert into "kysely_migration" ("name", "timestamp") values ('0014-catalogue-fits', '2026-11-27T06:50:50.072Z');
insert into "kysely_migration" ("name", "timestamp") values ('0016-creation-parts', '2026-11-27T06:50:50.098Z');
insert into "kysely_migration" ("name", "timestamp") values ('0017-flow-credit', '2026-11-27T06:50:50.131Z');
insert into "kysely_migration" ("name", "timestamp") values ('0018-email-check', '2026-11-27T06:50:50.155Z');
insert into "kysely_migration" ("name", "timestamp") values ('0019-lanterns', '2026-11-27T06:50:50.182Z');
insert into "kysely_migration" ("name", "timestamp") values ('0021-first-walk', '2026-11-27T06:50:50.202Z');
insert into "kysely_migration" ("name", "timestamp") values ('0022-invitations', '2026-11-27T06:50:50.286Z');
insert into "kysely_migration" ("name", "timestamp") values ('0023-bell', '2026-11-27T06:50:50.350Z');
insert into "kysely_migration" ("name", "timestamp") values ('0024-forum-talk', '2026-11-27T06:50:50.376Z');
insert into "kysely_migration" ("name", "timestamp") values ('0026-places', '2026-11-27T06:50:50.407Z');
insert into "kysely_migration" ("name", "timestamp") values ('0027-favourite-outfit', '2026-11-27T06:50:50.413Z');
insert into "kysely_migration" ("name", "timestamp") values ('0028-jobs', '2026-11-27T06:50:50.416Z');
insert into "kysely_migration" ("name", "timestamp") values ('0029-outgoing-mails', '2026-11-27T06:50:50.426Z');
insert into "kysely_migration" ("name", "timestamp") values ('0030-place-location', '2026-11-27T06:50:50.436Z');
insert into "kysely_migration" ("name", "timestamp") values ('0031-door-news', '2026-11-27T06:50:50.442Z');
insert into "kysely_migration" ("name", "timestamp") values ('0032-request-shown', '2026-11-27T06:50:50.447Z');
insert into "kysely_migration" ("name", "timestamp") values ('0034-web-push', '2026-11-27T06:50:50.456Z');
insert into "kysely_migration" ("name", "timestamp") values ('0035-account-language', '2026-11-27T06:50:50.458Z');
insert into "kysely_migration" ("name", "timestamp") values ('0036-mail-sentence', '2026-11-27T06:50:50.462Z');
insert into "kysely_migration" ("name", "timestamp") values ('0037-catalogue-names', '2026-11-27T06:50:50.471Z');
CREATE INDEX "auth_session_user" on "auth_session" ("userId");
CREATE INDEX "auth_account_user" on "auth_account" ("userId");
CREATE INDEX "auth_verification_identifier" on "auth_verification" ("identifier");
CREATE INDEX "ledger_player" on "ledger" ("playerId", "id");
CREATE INDEX "audit_target" on "audit" ("targetId", "id");
CREATE INDEX "block_blocked" on "block" ("blockedId");
CREATE INDEX "profile_heart" on "profile" ("heartId");
CREATE INDEX "mail_sender" on "mail" ("senderId", "type", "createdAt");
CREATE INDEX "mail_recipient" on "mail" ("recipientId");
CREATE INDEX "mail_created" on "mail" ("createdAt");
CREATE INDEX "mailbox_side" on "mailbox" ("playerId", "isSender", "deletedAt", "mailId");
CREATE INDEX "mailbox_unread" on "mailbox" ("playerId", "isRead", "isSender", "deletedAt", "mailId");
CREATE INDEX "mailbox_saved" on "mailbox" ("playerId", "isSaved", "deletedAt", "mailId");
CREATE INDEX "mailbox_mail" on "mailbox" ("mailId");
CREATE INDEX "mailbox_trash" on "mailbox" ("playerId", "mailId") where "deletedAt" is not null;
CREATE INDEX "mailbox_deleted" on "mailbox" ("deletedAt") where "deletedAt" is not null;
CREATE INDEX "friendship_friend" on "friendship" ("friendId");
CREATE INDEX "friend_request_to" on "friend_request" ("toId");
CREATE INDEX "profile_comment_owner" on "profile_comment" ("ownerId", "parentId", "id");
CREATE INDEX "profile_comment_parent" on "profile_comment" ("parentId", "id");
CREATE INDEX "profile_comment_author" on "profile_comment" ("authorId", "id");
CREATE INDEX "forum_post_author" on "forum_post" ("authorId", "id");
CREATE INDEX "forum_post_pinned" on "forum_post" ("category", "createdAt", "id") where "isPinned" = 1 and "deletedAt" is null;
CREATE INDEX "forum_post_all" on "forum_post" ("createdAt", "id") where "isPinned" = 0 and "deletedAt" is null;
CREATE INDEX "forum_post_all_top" on "forum_post" ("tipsCount", "id") where "isPinned" = 0 and "deletedAt" is null;
CREATE INDEX "forum_post_all_replies" on "forum_post" ("replyCount", "id") where "isPinned" = 0 and "deletedAt" is null;
CREATE INDEX "forum_post_category" on "forum_post" ("category", "createdAt", "id") where "isPinned" = 0 and "deletedAt" is null;
CREATE INDEX "forum_post_category_top" on "forum_post" ("category", "tipsCount", "id") where "isPinned" = 0 and "deletedAt" is null;
CREATE INDEX "forum_post_category_replies" on "forum_post" ("category", "replyCount", "id") where "isPinned" = 0 and "deletedAt" is null;
CREATE INDEX "forum_reply_post" on "forum_reply" ("postId", "id");
CREATE INDEX "forum_reply_author" on "forum_reply" ("authorId", "id");
CREATE INDEX "forum_reply_author_post" on "forum_reply" ("authorId", "postId");
CREATE INDEX "forum_tip_post" on "forum_tip" ("postId", "replyId");
CREATE INDEX "forum_nsfw_vote_post" on "forum_nsfw_vote" ("postId");
CREATE INDEX "submission_player" on "submission" ("playerId", "createdAt");
CREATE INDEX "outfit_player" on "outfit" ("playerId", "createdAt");
CREATE INDEX "catalogue_item_creator" on "catalogue_item" ("creatorId");
CREATE INDEX "feedback_player" on "feedback" ("playerId");
CREATE INDEX "player_membership_end" on "player" ("membershipUntil") where "membershipUntil" is not null;
CREATE INDEX "cookie_save_player" on "cookie_save" ("playerId", "id");
CREATE INDEX "submission_queue" on "submission" ("status", "createdAt", "id");
CREATE INDEX "submission_reviewed" on "submission" ("status", "reviewedAt", "id");
CREATE INDEX "forum_post_rank" on "forum_post" ("id", "category", "tipsCount", "replyCount");
CREATE INDEX "payment_issue_player" on "payment_issue" ("playerId");
CREATE INDEX "payment_issue_created" on "payment_issue" ("createdAt");
CREATE INDEX "catalogue_item_listed_newest" on "catalogue_item" ("number", "category", "rarity", "costGems", "costCoins", "searchKey", "revision", "quantity") where "isListed" = 1;
CREATE INDEX "catalogue_item_listed_category" on "catalogue_item" ("category", "number", "rarity", "costGems", "costCoins", "searchKey", "revision", "quantity") where "isListed" = 1;
CREATE INDEX "catalogue_item_listed_price" on "catalogue_item" ("costGems", "costCoins", "number", "category", "rarity", "searchKey", "revision", "quantity") where "isListed" = 1;
CREATE INDEX "catalogue_item_listed_name" on "catalogue_item" ("nameKey", "number", "category", "rarity", "costGems", "costCoins", "searchKey", "revision", "quantity") where "isListed" = 1;
CREATE INDEX "catalogue_item_listed_rarity" on "catalogue_item" ("rarity", "number", "category", "costGems", "costCoins", "searchKey", "revision", "quantity") where "isListed" = 1;
CREATE INDEX "catalogue_item_listed_count" on "catalogue_item" ("category") where "isListed" = 1;
CREATE INDEX "catalogue_item_listed_fits" on "catalogue_item" ("fits", "number") where "isListed" = 1;
CREATE INDEX "submission_image" on "submission" ("image");
CREATE INDEX "invitation_player" on "invitation" ("playerId");
CREATE INDEX "invitation_expires" on "invitation" ("expiresAt");
CREATE INDEX "bell_entry_player" on "bell_entry" ("playerId", "id");
CREATE INDEX "bell_entry_unread" on "bell_entry" ("playerId") where "readAt" is null;
CREATE INDEX "bell_entry_actorId" on "bell_entry" ("actorId") where "actorId" is not null;
CREATE INDEX "bell_entry_postId" on "bell_entry" ("postId") where "postId" is not null;
CREATE INDEX "bell_entry_commentId" on "bell_entry" ("commentId") where "commentId" is not null;
CREATE INDEX "bell_entry_mailId" on "bell_entry" ("mailId") where "mailId" is not null;
CREATE INDEX "forum_reaction_player" on "forum_reaction" ("playerId");
CREATE INDEX "forum_read_newest" on "forum_read" ("playerId", "readAt");
CREATE INDEX "forum_read_post" on "forum_read" ("postId", "replyId");
CREATE INDEX "favourite_outfit_outfit" on "favourite_outfit" ("outfitId");
CREATE INDEX "outgoing_mail_due" on "outgoing_mail" ("dueAt");
CREATE INDEX "outgoing_mail_recipient" on "outgoing_mail" ("recipient");
CREATE INDEX "inventory_unworn" on "inventory" ("playerId") where "isUnworn" = 1;
CREATE INDEX "push_browser_player" on "push_browser" ("playerId");
CREATE INDEX "push_browser_session" on "push_browser" ("sessionId");
