SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
SET default_tablespace = '';
SET default_table_access_method = heap;
CREATE TABLE public.account_language (
    "accountId" text NOT NULL,
    language text NOT NULL,
    choice text
);
CREATE TABLE public.album (
    "playerId" text NOT NULL,
    "isShown" integer NOT NULL
);
CREATE TABLE public.album_lantern (
    "playerId" text NOT NULL,
    day integer NOT NULL,
    spot integer NOT NULL,
    "foundAt" bigint NOT NULL
);
CREATE TABLE public.audit (
    id bigint NOT NULL,
    actor text NOT NULL,
    action text NOT NULL,
    "targetId" text NOT NULL,
    details text NOT NULL,
    "createdAt" bigint NOT NULL
);
ALTER TABLE public.audit ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.audit_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.auth_account (
    id text NOT NULL,
    "accountId" text NOT NULL,
    "providerId" text NOT NULL,
    "userId" text NOT NULL,
    "accessToken" text,
    "refreshToken" text,
    "idToken" text,
    "accessTokenExpiresAt" timestamp with time zone,
    "refreshTokenExpiresAt" timestamp with time zone,
    scope text,
    password text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_session (
    id text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    token text NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL,
    "ipAddress" text,
    "userAgent" text,
    "userId" text NOT NULL
);
CREATE TABLE public.auth_user (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    "emailVerified" boolean NOT NULL,
    image text,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.auth_verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    "expiresAt" timestamp with time zone NOT NULL,
    "createdAt" timestamp with time zone NOT NULL,
    "updatedAt" timestamp with time zone NOT NULL
);
CREATE TABLE public.balance (
    "playerId" text NOT NULL,
    coins bigint NOT NULL,
    gems bigint NOT NULL,
    honor bigint NOT NULL,
    "paidLevel" integer DEFAULT 0 NOT NULL,
    CONSTRAINT balance_coins_check CHECK ((coins >= 0)),
    CONSTRAINT balance_gems_check CHECK ((gems >= 0)),
    CONSTRAINT balance_honor_check CHECK ((honor >= 0))
);
CREATE TABLE public.bell_entry (
    id integer NOT NULL,
    "playerId" text NOT NULL,
    kind text NOT NULL,
    "actorId" text,
    "createdAt" bigint NOT NULL,
    "readAt" bigint,
    "postId" integer,
    "replyId" integer,
    "commentId" integer,
    "mailId" integer,
    "submissionId" text,
    detail text
);
ALTER TABLE public.bell_entry ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bell_entry_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.block (
    "playerId" text NOT NULL,
    "blockedId" text NOT NULL,
    "createdAt" bigint NOT NULL
);
CREATE TABLE public.bundle_stock (
    bundle text NOT NULL,
    sold integer NOT NULL
);
CREATE TABLE public.catalogue_item (
    number bigint NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    "nameKey" text NOT NULL,
    "searchKey" text NOT NULL,
    description text NOT NULL,
    "creatorId" text,
    category integer NOT NULL,
    rarity integer NOT NULL,
    "costCoins" bigint NOT NULL,
    "costGems" bigint NOT NULL,
    quantity integer,
    fits text NOT NULL,
    "isListed" integer NOT NULL,
    "isGenerated" integer NOT NULL,
    "addedAt" bigint NOT NULL,
    revision integer DEFAULT 0 NOT NULL,
    CONSTRAINT "catalogue_item_costCoins_check" CHECK (("costCoins" >= 0)),
    CONSTRAINT "catalogue_item_costGems_check" CHECK (("costGems" >= 0)),
    CONSTRAINT catalogue_item_one_price CHECK ((("costCoins" = 0) OR ("costGems" = 0))),
    CONSTRAINT catalogue_item_quantity_check CHECK ((quantity >= 0))
);
ALTER TABLE public.catalogue_item ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.catalogue_item_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.catalogue_name (
    "itemId" text NOT NULL,
    language text NOT NULL,
    "nameKey" text NOT NULL
);
CREATE TABLE public.claimed_name (
    "nameKey" text NOT NULL,
    "playerId" text NOT NULL
);
CREATE TABLE public.cookie_save (
    id bigint NOT NULL,
    "playerId" text NOT NULL,
    "previousId" bigint NOT NULL,
    state text NOT NULL,
    "lastSave" bigint NOT NULL,
    "createdAt" bigint NOT NULL
);
ALTER TABLE public.cookie_save ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.cookie_save_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.creation (
    "itemId" text NOT NULL,
    image text NOT NULL,
    body text NOT NULL,
    "backImage" text,
    "hairTopPx" integer
);
CREATE TABLE public.door_visit (
    "playerId" text NOT NULL,
    door text NOT NULL,
    seen text NOT NULL
);
CREATE TABLE public.email_check (
    "accountId" text NOT NULL
);
CREATE TABLE public.favourite_outfit (
    "playerId" text NOT NULL,
    "outfitId" text NOT NULL
);
CREATE TABLE public.feedback (
    id bigint NOT NULL,
    "playerId" text NOT NULL,
    message text NOT NULL,
    "createdAt" bigint NOT NULL
);
ALTER TABLE public.feedback ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.feedback_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.first_walk (
    "playerId" text NOT NULL,
    bits integer DEFAULT 0 NOT NULL,
    status text NOT NULL,
    "wornAtStart" text
);
CREATE TABLE public.flow_game (
    id text NOT NULL,
    "playerId" text NOT NULL,
    seed bigint NOT NULL,
    log text NOT NULL,
    windows text NOT NULL,
    applied integer NOT NULL,
    score bigint NOT NULL,
    combo integer NOT NULL,
    "grantedHonor" bigint NOT NULL,
    "startedAt" bigint NOT NULL,
    "endedAt" bigint,
    "openKey" text NOT NULL
);
CREATE TABLE public.flow_player (
    "playerId" text NOT NULL,
    "highScore" bigint NOT NULL,
    "largestCombo" integer NOT NULL,
    multiplier integer NOT NULL,
    "multiplierUntil" bigint NOT NULL,
    "creditMs" integer DEFAULT 5000 NOT NULL,
    "playedAt" bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.forum_nsfw_vote (
    "postId" bigint NOT NULL,
    "playerId" text NOT NULL,
    "createdAt" bigint NOT NULL
);
CREATE TABLE public.forum_post (
    id bigint NOT NULL,
    "authorId" text,
    category text NOT NULL,
    title text NOT NULL,
    message text NOT NULL,
    preview text NOT NULL,
    "searchText" text NOT NULL,
    "createdAt" bigint NOT NULL,
    "editedAt" bigint,
    "isPinned" integer DEFAULT 0 NOT NULL,
    "isLocked" integer DEFAULT 0 NOT NULL,
    "tipsCount" integer DEFAULT 0 NOT NULL,
    "replyCount" integer DEFAULT 0 NOT NULL,
    "nsfwVotes" integer DEFAULT 0 NOT NULL,
    "automaticallyNsfw" integer DEFAULT 0 NOT NULL,
    "deletedAt" bigint
);
ALTER TABLE public.forum_post ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.forum_post_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.forum_reaction (
    "postId" bigint NOT NULL,
    "replyId" bigint NOT NULL,
    kind text NOT NULL,
    "playerId" text NOT NULL,
    "createdAt" bigint NOT NULL
);
CREATE TABLE public.forum_read (
    "playerId" text NOT NULL,
    "postId" bigint NOT NULL,
    "replyId" bigint NOT NULL,
    "seenCount" integer NOT NULL,
    "readAt" bigint NOT NULL
);
CREATE TABLE public.forum_reply (
    id bigint NOT NULL,
    "postId" bigint NOT NULL,
    "authorId" text,
    message text NOT NULL,
    "createdAt" bigint NOT NULL,
    "editedAt" bigint,
    "tipsCount" integer DEFAULT 0 NOT NULL,
    "deletedAt" bigint
);
ALTER TABLE public.forum_reply ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.forum_reply_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.forum_tip (
    "postId" bigint NOT NULL,
    "replyId" bigint NOT NULL,
    "playerId" text NOT NULL,
    "createdAt" bigint NOT NULL
);
CREATE TABLE public.friend_request (
    "fromId" text NOT NULL,
    "toId" text NOT NULL,
    "mailId" bigint NOT NULL,
    "createdAt" bigint NOT NULL,
    "isShown" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.friendship (
    "playerId" text NOT NULL,
    "friendId" text NOT NULL,
    "createdAt" bigint NOT NULL
);
CREATE TABLE public.idempotency_key (
    scope text NOT NULL,
    key text NOT NULL,
    "requestHash" text NOT NULL,
    reply text,
    "createdAt" bigint NOT NULL
);
CREATE TABLE public.inventory (
    "playerId" text NOT NULL,
    "itemId" text NOT NULL,
    "acquiredAt" bigint NOT NULL,
    "isUnworn" integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.invitation (
    "tokenHash" text NOT NULL,
    "playerId" text NOT NULL,
    "createdAt" bigint NOT NULL,
    "expiresAt" bigint NOT NULL
);
CREATE TABLE public.job (
    name text NOT NULL,
    slot bigint NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.ledger (
    id bigint NOT NULL,
    "playerId" text NOT NULL,
    currency text NOT NULL,
    amount bigint NOT NULL,
    "balanceAfter" bigint NOT NULL,
    reason text NOT NULL,
    reference text NOT NULL,
    "createdAt" bigint NOT NULL
);
ALTER TABLE public.ledger ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.mail (
    id bigint NOT NULL,
    "senderId" text,
    "recipientId" text,
    type integer NOT NULL,
    message text NOT NULL,
    "createdAt" bigint NOT NULL,
    sentence text
);
ALTER TABLE public.mail ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.mail_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.mailbox (
    "playerId" text NOT NULL,
    "mailId" bigint NOT NULL,
    "isSender" integer DEFAULT 0 NOT NULL,
    "isRead" integer DEFAULT 0 NOT NULL,
    "isSaved" integer DEFAULT 0 NOT NULL,
    "isReplied" integer DEFAULT 0 NOT NULL,
    "deletedAt" bigint
);
CREATE TABLE public.membership_period (
    "playerId" text NOT NULL,
    level integer NOT NULL,
    until bigint
);
CREATE TABLE public.outfit (
    id text NOT NULL,
    "playerId" text NOT NULL,
    name text NOT NULL,
    look text NOT NULL,
    "createdAt" bigint NOT NULL
);
CREATE TABLE public.outgoing_mail (
    id text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    text text NOT NULL,
    "createdAt" bigint NOT NULL,
    attempts integer NOT NULL,
    "dueAt" bigint NOT NULL,
    "expiresAt" bigint NOT NULL
);
CREATE TABLE public.payment_issue (
    "eventId" text NOT NULL,
    "playerId" text,
    offer text NOT NULL,
    reason text NOT NULL,
    "createdAt" bigint NOT NULL,
    "settledAt" bigint
);
CREATE TABLE public.place (
    "playerId" text NOT NULL,
    epoch integer NOT NULL,
    x double precision,
    y double precision,
    frame integer,
    location text DEFAULT 'lantern-bay'::text NOT NULL
)
WITH (fillfactor='50');
CREATE TABLE public.player (
    id text NOT NULL,
    username text NOT NULL,
    "usernameKey" text NOT NULL,
    access integer DEFAULT 0 NOT NULL,
    membership integer DEFAULT 0 NOT NULL,
    "membershipUntil" bigint,
    badges integer DEFAULT 0 NOT NULL,
    customization text NOT NULL,
    "bannedUntil" bigint,
    "createdAt" bigint NOT NULL,
    "mutedUntil" bigint
);
CREATE TABLE public.profile (
    "playerId" text NOT NULL,
    bio text DEFAULT ''::text NOT NULL,
    "bioColor" text,
    location text DEFAULT ''::text NOT NULL,
    nametag text DEFAULT ''::text NOT NULL,
    "heartId" text
);
CREATE TABLE public.profile_comment (
    id bigint NOT NULL,
    "ownerId" text NOT NULL,
    "authorId" text,
    "parentId" bigint,
    message text NOT NULL,
    "createdAt" bigint NOT NULL,
    "deletedAt" bigint
);
ALTER TABLE public.profile_comment ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.profile_comment_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.push_browser (
    id text NOT NULL,
    "playerId" text NOT NULL,
    "sessionId" text NOT NULL,
    endpoint text NOT NULL,
    p256dh text NOT NULL,
    auth text NOT NULL,
    "createdAt" bigint NOT NULL
);
CREATE TABLE public.push_setting (
    "playerId" text NOT NULL,
    whisper integer NOT NULL,
    mail integer NOT NULL,
    friend integer NOT NULL,
    "quietFrom" integer,
    "quietTo" integer,
    "timeZone" text NOT NULL
);
CREATE TABLE public.submission (
    id text NOT NULL,
    "playerId" text NOT NULL,
    name text NOT NULL,
    gender text NOT NULL,
    category integer NOT NULL,
    status text NOT NULL,
    image text NOT NULL,
    thumbnail text NOT NULL,
    reason text,
    "createdAt" bigint NOT NULL,
    "reviewedAt" bigint,
    "reviewerId" text,
    "itemId" text,
    "backImage" text,
    "hairTopPx" integer,
    findings text,
    "withdrawnAt" bigint
);
INSERT INTO public.account_language VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'en', NULL);
INSERT INTO public.account_language VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'en', NULL);
INSERT INTO public.album VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 1);
INSERT INTO public.album_lantern VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 20717, 12, 1790000000000);
INSERT INTO public.audit OVERRIDING SYSTEM VALUE VALUES (1, '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'mute', '6ccaa51e-2d45-4e68-9e47-b278724ca37d', '{}', 1790000000000);
INSERT INTO public.auth_account VALUES ('64565f77-db80-4ed5-bfaf-b25f0293b9f2', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'credential', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,t=1,p=1$R5FJhmfrb+gYQZy6yKvNog$qqD5lq0y4kUzJuXcboYfvcee8Cp5yla51WNTDqj1MPQ', '2026-11-27 06:50:57.551+00', '2026-11-27 06:50:57.551+00');
INSERT INTO public.auth_account VALUES ('5de2f113-63e9-4a4a-9d6f-975646911e7d', '6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'credential', '6ccaa51e-2d45-4e68-9e47-b278724ca37d', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,t=1,p=1$RutqJVdQcvam8ZiegXurzQ$oP7TDfFBR/ypkIomAV6vUYoKMHn104oDvlJuXN7LAxw', '2026-11-27 06:50:57.815+00', '2026-11-27 06:50:57.815+00');
INSERT INTO public.auth_session VALUES ('60URwH157t1ZAyNXrIpzwnuZGrujkUL8', '2026-12-27 06:50:57.729+00', 'Kmi6JwoYyjcQVp02FKGPCFoQJX_r4Havlzkj0Lv3Qcc', '2026-11-27 06:50:57.729+00', '2026-11-27 06:50:57.729+00', '127.0.0.1', 'lightMyRequest', '9ed2327d-9032-4cfb-b286-5edf3eb7db55');
INSERT INTO public.auth_session VALUES ('G55LAkeeUusYufmUiAqKFBruGzVKc0u3', '2026-12-27 06:50:57.893+00', 'LrEZVzcQ4TO6jtsPTM0UYzFc0uX7T-kXpiQy7cwsD7g', '2026-11-27 06:50:57.893+00', '2026-11-27 06:50:57.893+00', '127.0.0.1', 'lightMyRequest', '6ccaa51e-2d45-4e68-9e47-b278724ca37d');
INSERT INTO public.auth_user VALUES ('system', 'Promenade', 'system@system.invalid', false, NULL, '2026-11-27 06:50:56.904+00', '2026-11-27 06:50:56.904+00');
INSERT INTO public.auth_user VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'mira', 'mira@example.org', false, NULL, '2026-11-27 06:50:57.55+00', '2026-11-27 06:50:57.55+00');
INSERT INTO public.auth_user VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'noa', 'noa@example.org', false, NULL, '2026-11-27 06:50:57.813+00', '2026-11-27 06:50:57.813+00');
INSERT INTO public.auth_verification VALUES ('v1', 'reset-password:abc', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', '2096-10-02 07:06:40+00', '2096-10-02 07:06:40+00', '2096-10-02 07:06:40+00');
INSERT INTO public.balance VALUES ('system', 5000, 50, 0, 0);
INSERT INTO public.balance VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 5000, 50, 0, 0);
INSERT INTO public.balance VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 5000, 50, 0, 0);
INSERT INTO public.bell_entry OVERRIDING SYSTEM VALUE VALUES (1, '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'tip', '6ccaa51e-2d45-4e68-9e47-b278724ca37d', 1790000000000, NULL, 1, NULL, NULL, NULL, NULL, '10');
INSERT INTO public.block VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', '6ccaa51e-2d45-4e68-9e47-b278724ca37d', 1790000000000);
INSERT INTO public.bundle_stock VALUES ('starter', 4);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (1, 'mouth-smile', 'mouth-smile', 'mouth-smile', 'mouth-smile
promenade', '', NULL, 6, 0, 0, 0, NULL, 'feminine,masculine', 1, 1, 1795762257463, 0);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (2, 'tattoo-anchor', 'tattoo-anchor', 'tattoo-anchor', 'tattoo-anchor
promenade', '', NULL, 25, 0, 0, 0, NULL, 'feminine,masculine', 1, 1, 1795762257463, 0);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (3, 'hat-cap', 'hat-cap', 'hat-cap', 'hat-cap
promenade', '', NULL, 7, 0, 0, 0, NULL, 'feminine,masculine', 1, 1, 1795762257463, 0);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (4, 'hair-bob', 'hair-bob', 'hair-bob', 'hair-bob
promenade', '', NULL, 0, 0, 0, 0, NULL, 'feminine,masculine', 1, 1, 1795762257463, 0);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (5, 'bottom-jeans', 'bottom-jeans', 'bottom-jeans', 'bottom-jeans
promenade', '', NULL, 12, 0, 0, 0, NULL, 'feminine,masculine', 1, 1, 1795762257463, 0);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (6, 'hat-crown', 'hat-crown', 'hat-crown', 'hat-crown
promenade', '', NULL, 7, 0, 0, 0, NULL, 'feminine,masculine', 1, 1, 1795762257463, 0);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (7, 'hair-crop', 'hair-crop', 'hair-crop', 'hair-crop
promenade', '', NULL, 0, 0, 0, 0, NULL, 'feminine,masculine', 1, 1, 1795762257463, 0);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (8, 'top-tee', 'top-tee', 'top-tee', 'top-tee
promenade', '', NULL, 10, 0, 0, 0, NULL, 'feminine,masculine', 1, 1, 1795762257463, 0);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (9, 'shoes-sneaker', 'shoes-sneaker', 'shoes-sneaker', 'shoes-sneaker
promenade', '', NULL, 13, 0, 0, 0, NULL, 'feminine,masculine', 1, 1, 1795762257463, 0);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (10, 'coat-cape', 'coat-cape', 'coat-cape', 'coat-cape
promenade', '', NULL, 11, 0, 0, 0, NULL, 'feminine', 1, 1, 1795762257463, 0);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (11, 'eyes-round', 'eyes-round', 'eyes-round', 'eyes-round
promenade', '', NULL, 2, 0, 0, 0, NULL, 'feminine,masculine', 1, 1, 1795762257463, 0);
INSERT INTO public.catalogue_item OVERRIDING SYSTEM VALUE VALUES (12, 'creation_s1', 'Pier hat', 'pier hat', 'pier hat mira', '', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 3, 0, 10, 0, 7, 'feminine', 1, 0, 1790000000000, 0);
INSERT INTO public.catalogue_name VALUES ('creation_s1', 'de', 'stegmutze');
INSERT INTO public.claimed_name VALUES ('promenade', 'system');
INSERT INTO public.claimed_name VALUES ('mira', '9ed2327d-9032-4cfb-b286-5edf3eb7db55');
INSERT INTO public.claimed_name VALUES ('noa', '6ccaa51e-2d45-4e68-9e47-b278724ca37d');
INSERT INTO public.cookie_save OVERRIDING SYSTEM VALUE VALUES (1, '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 0, '{}', 1790000000000, 1790000000000);
INSERT INTO public.creation VALUES ('creation_s1', 'sheet.png', 'feminine', 'back.png', 120);
INSERT INTO public.door_visit VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'store', '3');
INSERT INTO public.email_check VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d');
INSERT INTO public.favourite_outfit VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'look-1');
INSERT INTO public.feedback OVERRIDING SYSTEM VALUE VALUES (1, '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'More lanterns', 1790000000000);
INSERT INTO public.first_walk VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 0, 'new', NULL);
INSERT INTO public.first_walk VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 0, 'new', NULL);
INSERT INTO public.flow_game VALUES ('g1', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 7, '', '[]', 3, 90, 1, 2, 1790000000000, 1790000000001, 'g1');
INSERT INTO public.flow_player VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 90, 1, 1, 0, -3, 1790000000000);
INSERT INTO public.forum_nsfw_vote VALUES (1, '6ccaa51e-2d45-4e68-9e47-b278724ca37d', 1790000000000);
INSERT INTO public.forum_post OVERRIDING SYSTEM VALUE VALUES (1, 'system', 'announcements', 'House rules of Lantern Bay', '[b]Three rules keep the promenade a good place to walk.[/b]
[list]
[*]Be kind. Behind every avatar is somebody who came here to enjoy the evening.
[*]Mark what not everyone wants to see. [i]Mark as NSFW[/i] under each post dims it in the list.
[*]Never ask for passwords, and never give yours away. Nobody of the town will ask for it.
[/list]
Players who disturb you can be blocked by a click on their name. Moderators see to the rest.', 'Three rules keep the promenade a good place to walk. Be kind. Behind every avatar is somebody who came here to enjoy the evening. Mark what not everyone wants to see. Mark as NSFW under each post dims it in the list. Never ask for passwords, and nev…', 'house rules of lantern bay three rules keep the promenade a good place to walk be kind behind every avatar is somebody who came here to enjoy the evening mark what not everyone wants to see mark as nsfw under each post dims it in the list never ask for passwords and never give yours away nobody of the town will ask for it whoever disturbs you can be blocked by a click on their name moderators see to the rest', 1795762257009, NULL, 0, 1, 0, 0, 0, 0, NULL);
INSERT INTO public.forum_post OVERRIDING SYSTEM VALUE VALUES (2, 'system', 'announcements', 'Lantern Bay is open', '[center][size=24][color=#c2410c]The lamps are lit[/color][/size][/center]
The gates of [b]Lantern Bay[/b] are open. Walk along the pier, try on what hangs in your wardrobe, play a round of FLOW and raise your level: each new level pays [b]500 coins[/b].
[quote]When the sun goes down over the Bay, every lamp along the promenade lights up, one after the other.[/quote]
New here? The welcome post in the category [i]Promenade[/i] shows what you can do with your texts.', 'The lamps are lit The gates of Lantern Bay are open. Walk along the pier, try on what hangs in your wardrobe, play a round of FLOW and raise your level: each new level pays 500 coins. When the sun goes down over the Bay, every lamp along the promena…', 'lantern bay is open the lamps are lit the gates of lantern bay are open walk along the pier try on what hangs in your wardrobe play a round of flow and raise your level each new level pays 500 coins when the sun goes down over the bay every lamp along the promenade lights up one after the other new here the welcome post in the category promenade shows what you can do with your texts', 1795762257016, NULL, 1, 1, 0, 0, 0, 0, NULL);
INSERT INTO public.forum_post OVERRIDING SYSTEM VALUE VALUES (3, 'system', 'promenade', 'Welcome! What your texts can do', '[size=20]Say hello, and say it [b]loud[/b], [i]softly[/i] or [u]with a line under it[/u].[/size]
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
[b]Copy BBCode[/b] under a post gives you its card: paste it into a reply or into your bio. Coins you tip go straight to the author: 1,000 for a post, 500 for a reply. Now it is your turn, introduce yourself below!', 'Say hello, and say it loud, softly or with a line under it. Posts, replies, mails, comments and your bio all take BBCode. The tools over each text field write it for you; this is what comes out of it: Colours, other letters and sizes What you no lon…', 'welcome what your texts can do say hello and say it loud softly or with a line under it posts replies mails comments and your bio all take bbcode the tools over each text field write it for you this is what comes out of it colours other letters and sizes what you no longer mean links such as this one spoiler a quotation stands like this for answers to what somebody wrote b between code tags b nothing is changed name a player with promenade and one click opens their profile copy bbcode under a post gives you its card paste it into a reply or into your bio coins you tip go straight to the author 1 000 for a post 500 for a reply now it is your turn introduce yourself below', 1795762257023, NULL, 0, 0, 0, 0, 0, 0, NULL);
INSERT INTO public.forum_post OVERRIDING SYSTEM VALUE VALUES (4, '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'general', 'The pier', '[b]Lovely[/b]', 'Lovely', 'the pier lovely', 1790000000000, NULL, 0, 0, 1, 1, 0, 0, NULL);
INSERT INTO public.forum_reaction VALUES (1, 1, 'love', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 1790000000000);
INSERT INTO public.forum_read VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 1, 1, 1, 1790000000000);
INSERT INTO public.forum_reply OVERRIDING SYSTEM VALUE VALUES (1, 1, '6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'Yes', 1790000000000, NULL, 0, NULL);
INSERT INTO public.forum_tip VALUES (1, 0, '6ccaa51e-2d45-4e68-9e47-b278724ca37d', 1790000000000);
INSERT INTO public.friend_request VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 2, 1790000000000, 1);
INSERT INTO public.friendship VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', '6ccaa51e-2d45-4e68-9e47-b278724ca37d', 1790000000000);
INSERT INTO public.friendship VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 1790000000000);
INSERT INTO public.idempotency_key VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'k1', 'h', '{}', 1790000000000);
INSERT INTO public.inventory VALUES ('system', 'hair-bob', 1795762257000, 0);
INSERT INTO public.inventory VALUES ('system', 'hair-crop', 1795762257000, 0);
INSERT INTO public.inventory VALUES ('system', 'eyes-round', 1795762257000, 0);
INSERT INTO public.inventory VALUES ('system', 'mouth-smile', 1795762257000, 0);
INSERT INTO public.inventory VALUES ('system', 'top-tee', 1795762257000, 0);
INSERT INTO public.inventory VALUES ('system', 'bottom-jeans', 1795762257000, 0);
INSERT INTO public.inventory VALUES ('system', 'shoes-sneaker', 1795762257000, 0);
INSERT INTO public.inventory VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'hair-bob', 1795762257574, 0);
INSERT INTO public.inventory VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'hair-crop', 1795762257574, 0);
INSERT INTO public.inventory VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'eyes-round', 1795762257574, 0);
INSERT INTO public.inventory VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'mouth-smile', 1795762257574, 0);
INSERT INTO public.inventory VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'top-tee', 1795762257574, 0);
INSERT INTO public.inventory VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'bottom-jeans', 1795762257574, 0);
INSERT INTO public.inventory VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'shoes-sneaker', 1795762257574, 0);
INSERT INTO public.inventory VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'hair-bob', 1795762257863, 0);
INSERT INTO public.inventory VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'hair-crop', 1795762257863, 0);
INSERT INTO public.inventory VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'eyes-round', 1795762257863, 0);
INSERT INTO public.inventory VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'mouth-smile', 1795762257863, 0);
INSERT INTO public.inventory VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'top-tee', 1795762257863, 0);
INSERT INTO public.inventory VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'bottom-jeans', 1795762257863, 0);
INSERT INTO public.inventory VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'shoes-sneaker', 1795762257863, 0);
INSERT INTO public.inventory VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'creation_s1', 1790000000000, 1);
INSERT INTO public.invitation VALUES ('hash', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 1790000000000, 4000000000000);
INSERT INTO public.job VALUES ('sweep', 498822);
INSERT INTO public.job VALUES ('memberships', 29929370);
INSERT INTO public.kysely_migration VALUES ('0001-foundation', '2026-11-27T06:50:55.876Z');
INSERT INTO public.kysely_migration VALUES ('0002-social', '2026-11-27T06:50:55.954Z');
INSERT INTO public.kysely_migration VALUES ('0003-forum', '2026-11-27T06:50:56.026Z');
INSERT INTO public.kysely_migration VALUES ('0004-wardrobe', '2026-11-27T06:50:56.052Z');
INSERT INTO public.kysely_migration VALUES ('0005-commerce', '2026-11-27T06:50:56.117Z');
INSERT INTO public.kysely_migration VALUES ('0006-games', '2026-11-27T06:50:56.203Z');
INSERT INTO public.kysely_migration VALUES ('0007-review', '2026-11-27T06:50:56.210Z');
INSERT INTO public.kysely_migration VALUES ('0008-speed', '2026-11-27T06:50:56.253Z');
INSERT INTO public.kysely_migration VALUES ('0009-bundles', '2026-11-27T06:50:56.312Z');
INSERT INTO public.kysely_migration VALUES ('0010-catalogue-revision', '2026-11-27T06:50:56.391Z');
INSERT INTO public.kysely_migration VALUES ('0011-balances', '2026-11-27T06:50:56.423Z');
INSERT INTO public.kysely_migration VALUES ('0014-catalogue-fits', '2026-11-27T06:50:56.430Z');
INSERT INTO public.kysely_migration VALUES ('0016-creation-parts', '2026-11-27T06:50:56.436Z');
INSERT INTO public.kysely_migration VALUES ('0017-flow-credit', '2026-11-27T06:50:56.440Z');
INSERT INTO public.kysely_migration VALUES ('0018-email-check', '2026-11-27T06:50:56.449Z');
INSERT INTO public.kysely_migration VALUES ('0019-lanterns', '2026-11-27T06:50:56.475Z');
INSERT INTO public.kysely_migration VALUES ('0021-first-walk', '2026-11-27T06:50:56.485Z');
INSERT INTO public.kysely_migration VALUES ('0022-invitations', '2026-11-27T06:50:56.512Z');
INSERT INTO public.kysely_migration VALUES ('0023-bell', '2026-11-27T06:50:56.562Z');
INSERT INTO public.kysely_migration VALUES ('0024-forum-talk', '2026-11-27T06:50:56.579Z');
INSERT INTO public.kysely_migration VALUES ('0026-places', '2026-11-27T06:50:56.615Z');
INSERT INTO public.kysely_migration VALUES ('0027-favourite-outfit', '2026-11-27T06:50:56.634Z');
INSERT INTO public.kysely_migration VALUES ('0028-jobs', '2026-11-27T06:50:56.638Z');
INSERT INTO public.kysely_migration VALUES ('0029-outgoing-mails', '2026-11-27T06:50:56.655Z');
INSERT INTO public.kysely_migration VALUES ('0030-place-location', '2026-11-27T06:50:56.657Z');
INSERT INTO public.kysely_migration VALUES ('0031-door-news', '2026-11-27T06:50:56.668Z');
INSERT INTO public.kysely_migration VALUES ('0032-request-shown', '2026-11-27T06:50:56.672Z');
INSERT INTO public.kysely_migration VALUES ('0034-web-push', '2026-11-27T06:50:56.689Z');
INSERT INTO public.kysely_migration VALUES ('0035-account-language', '2026-11-27T06:50:56.692Z');
INSERT INTO public.kysely_migration VALUES ('0036-mail-sentence', '2026-11-27T06:50:56.695Z');
INSERT INTO public.kysely_migration VALUES ('0037-catalogue-names', '2026-11-27T06:50:56.700Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.ledger OVERRIDING SYSTEM VALUE VALUES (1, 'system', 'coins', 5000, 5000, 'starting-grant', 'welcome', 1795762256929);
INSERT INTO public.ledger OVERRIDING SYSTEM VALUE VALUES (2, 'system', 'gems', 50, 50, 'starting-grant', 'welcome', 1795762256999);
INSERT INTO public.ledger OVERRIDING SYSTEM VALUE VALUES (3, '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'coins', 5000, 5000, 'starting-grant', 'welcome', 1795762257566);
INSERT INTO public.ledger OVERRIDING SYSTEM VALUE VALUES (4, '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'gems', 50, 50, 'starting-grant', 'welcome', 1795762257573);
INSERT INTO public.ledger OVERRIDING SYSTEM VALUE VALUES (5, '6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'coins', 5000, 5000, 'starting-grant', 'welcome', 1795762257846);
INSERT INTO public.ledger OVERRIDING SYSTEM VALUE VALUES (6, '6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'gems', 50, 50, 'starting-grant', 'welcome', 1795762257858);
INSERT INTO public.mail OVERRIDING SYSTEM VALUE VALUES (1, '9ed2327d-9032-4cfb-b286-5edf3eb7db55', '6ccaa51e-2d45-4e68-9e47-b278724ca37d', 0, 'Hello 🏮', 1790000000000, NULL);
INSERT INTO public.mail OVERRIDING SYSTEM VALUE VALUES (2, '6ccaa51e-2d45-4e68-9e47-b278724ca37d', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 1, 'Friends?', 1790000000000, '{}');
INSERT INTO public.mailbox VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 1, 0, 1, 1, 0, NULL);
INSERT INTO public.mailbox VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 1, 1, 1, 0, 0, 4000000000000);
INSERT INTO public.mailbox VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 2, 0, 0, 0, 0, NULL);
INSERT INTO public.membership_period VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 1, 4000000000000);
INSERT INTO public.outfit VALUES ('look-1', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'Été', '{}', 1790000000000);
INSERT INTO public.outgoing_mail VALUES ('m1', 'mira@example.org', 'Hello', 'Hello', 1790000000000, 0, 4000000000000, 4000000000000);
INSERT INTO public.payment_issue VALUES ('evt_1', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'gems', 'sold out', 1790000000000, NULL);
INSERT INTO public.place VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 3, 512.5, 600, 2, 'lantern-bay');
INSERT INTO public.player VALUES ('system', 'Promenade', 'promenade', 0, 0, NULL, 0, '{"skinTone":0,"isMale":false,"width":1,"height":1,"nametagColor":null,"tattoos":{"head":null,"neck":null,"chest":null,"stomach":null,"backUpper":null,"backLower":null,"armRight":null,"armLeft":null,"legRight":null,"legLeft":null},"hair":"hair-bob","beard":null,"eyes":"eyes-round","eyebrows":null,"head":null,"nose":null,"mouth":"mouth-smile","hat":null,"piercings":null,"glasses":null,"top":"top-tee","coat":null,"bottom":"bottom-jeans","shoes":"shoes-sneaker","bracelets":null,"neckwear":null,"bag":null,"gloves":null,"handheld":null,"horns":null,"necklace":null,"earPiece":null,"socks":null,"wings":null,"makeup":null,"belt":null}', NULL, 1795762256912, NULL);
INSERT INTO public.player VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'mira', 'mira', 0, 0, NULL, 0, '{"skinTone":0,"isMale":false,"width":1,"height":1,"nametagColor":null,"tattoos":{"head":null,"neck":null,"chest":null,"stomach":null,"backUpper":null,"backLower":null,"armRight":null,"armLeft":null,"legRight":null,"legLeft":null},"hair":"hair-bob","beard":null,"eyes":"eyes-round","eyebrows":null,"head":null,"nose":null,"mouth":"mouth-smile","hat":null,"piercings":null,"glasses":null,"top":"top-tee","coat":null,"bottom":"bottom-jeans","shoes":"shoes-sneaker","bracelets":null,"neckwear":null,"bag":null,"gloves":null,"handheld":null,"horns":null,"necklace":null,"earPiece":null,"socks":null,"wings":null,"makeup":null,"belt":null}', NULL, 1795762257562, NULL);
INSERT INTO public.player VALUES ('6ccaa51e-2d45-4e68-9e47-b278724ca37d', 'noa', 'noa', 0, 0, NULL, 0, '{"skinTone":0,"isMale":false,"width":1,"height":1,"nametagColor":null,"tattoos":{"head":null,"neck":null,"chest":null,"stomach":null,"backUpper":null,"backLower":null,"armRight":null,"armLeft":null,"legRight":null,"legLeft":null},"hair":"hair-bob","beard":null,"eyes":"eyes-round","eyebrows":null,"head":null,"nose":null,"mouth":"mouth-smile","hat":null,"piercings":null,"glasses":null,"top":"top-tee","coat":null,"bottom":"bottom-jeans","shoes":"shoes-sneaker","bracelets":null,"neckwear":null,"bag":null,"gloves":null,"handheld":null,"horns":null,"necklace":null,"earPiece":null,"socks":null,"wings":null,"makeup":null,"belt":null}', NULL, 1795762257832, NULL);
INSERT INTO public.profile VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'By the pier', '#ff8800', '', 'gold', '6ccaa51e-2d45-4e68-9e47-b278724ca37d');
INSERT INTO public.profile_comment OVERRIDING SYSTEM VALUE VALUES (1, '9ed2327d-9032-4cfb-b286-5edf3eb7db55', '6ccaa51e-2d45-4e68-9e47-b278724ca37d', NULL, 'Nice', 1790000000000, NULL);
INSERT INTO public.profile_comment OVERRIDING SYSTEM VALUE VALUES (2, '9ed2327d-9032-4cfb-b286-5edf3eb7db55', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 1, 'Thanks', 1790000000000, NULL);
INSERT INTO public.push_browser VALUES ('b1', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', '60URwH157t1ZAyNXrIpzwnuZGrujkUL8', 'https://push.example.org/1', 'k', 's', 1790000000000);
INSERT INTO public.push_setting VALUES ('9ed2327d-9032-4cfb-b286-5edf3eb7db55', 1, 0, 1, NULL, NULL, 'Europe/Berlin');
INSERT INTO public.submission VALUES ('s1', '9ed2327d-9032-4cfb-b286-5edf3eb7db55', 'Pier hat', 'female', 3, 'approved', 'sheet.png', 'small.png', NULL, 1790000000000, 1790000000001, 'console', 'creation_s1', 'back.png', 120, '{}', NULL);
SELECT pg_catalog.setval('public.audit_id_seq', 1, true);
SELECT pg_catalog.setval('public.bell_entry_id_seq', 1, true);
SELECT pg_catalog.setval('public.catalogue_item_number_seq', 12, true);
SELECT pg_catalog.setval('public.cookie_save_id_seq', 1, true);
SELECT pg_catalog.setval('public.feedback_id_seq', 1, true);
SELECT pg_catalog.setval('public.forum_post_id_seq', 4, true);
SELECT pg_catalog.setval('public.forum_reply_id_seq', 1, true);
SELECT pg_catalog.setval('public.ledger_id_seq', 6, true);
SELECT pg_catalog.setval('public.mail_id_seq', 2, true);
SELECT pg_catalog.setval('public.profile_comment_id_seq', 2, true);
ALTER TABLE ONLY public.account_language
    ADD CONSTRAINT account_language_pkey PRIMARY KEY ("accountId");
ALTER TABLE ONLY public.album_lantern
    ADD CONSTRAINT album_lantern_key PRIMARY KEY ("playerId", day, spot);
ALTER TABLE ONLY public.album
    ADD CONSTRAINT album_pkey PRIMARY KEY ("playerId");
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_account
    ADD CONSTRAINT auth_account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_account
    ADD CONSTRAINT auth_account_provider_unique UNIQUE ("providerId", "accountId");
ALTER TABLE ONLY public.auth_session
    ADD CONSTRAINT auth_session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_session
    ADD CONSTRAINT auth_session_token_key UNIQUE (token);
ALTER TABLE ONLY public.auth_user
    ADD CONSTRAINT auth_user_email_key UNIQUE (email);
ALTER TABLE ONLY public.auth_user
    ADD CONSTRAINT auth_user_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.auth_verification
    ADD CONSTRAINT auth_verification_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.balance
    ADD CONSTRAINT balance_pkey PRIMARY KEY ("playerId");
ALTER TABLE ONLY public.bell_entry
    ADD CONSTRAINT bell_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.block
    ADD CONSTRAINT block_key PRIMARY KEY ("playerId", "blockedId");
ALTER TABLE ONLY public.bundle_stock
    ADD CONSTRAINT bundle_stock_pkey PRIMARY KEY (bundle);
ALTER TABLE ONLY public.catalogue_item
    ADD CONSTRAINT catalogue_item_id_key UNIQUE (id);
ALTER TABLE ONLY public.catalogue_item
    ADD CONSTRAINT catalogue_item_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.catalogue_name
    ADD CONSTRAINT catalogue_name_key PRIMARY KEY ("itemId", language);
ALTER TABLE ONLY public.claimed_name
    ADD CONSTRAINT claimed_name_pkey PRIMARY KEY ("nameKey");
ALTER TABLE ONLY public.cookie_save
    ADD CONSTRAINT cookie_save_order UNIQUE ("playerId", "previousId");
ALTER TABLE ONLY public.cookie_save
    ADD CONSTRAINT cookie_save_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.creation
    ADD CONSTRAINT creation_pkey PRIMARY KEY ("itemId");
ALTER TABLE ONLY public.door_visit
    ADD CONSTRAINT door_visit_key PRIMARY KEY ("playerId", door);
ALTER TABLE ONLY public.email_check
    ADD CONSTRAINT email_check_pkey PRIMARY KEY ("accountId");
ALTER TABLE ONLY public.favourite_outfit
    ADD CONSTRAINT favourite_outfit_pkey PRIMARY KEY ("playerId");
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT feedback_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.first_walk
    ADD CONSTRAINT first_walk_pkey PRIMARY KEY ("playerId");
ALTER TABLE ONLY public.flow_game
    ADD CONSTRAINT flow_game_open UNIQUE ("playerId", "openKey");
ALTER TABLE ONLY public.flow_game
    ADD CONSTRAINT flow_game_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.flow_player
    ADD CONSTRAINT flow_player_pkey PRIMARY KEY ("playerId");
ALTER TABLE ONLY public.forum_nsfw_vote
    ADD CONSTRAINT forum_nsfw_vote_key PRIMARY KEY ("playerId", "postId");
ALTER TABLE ONLY public.forum_post
    ADD CONSTRAINT forum_post_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.forum_reaction
    ADD CONSTRAINT forum_reaction_key PRIMARY KEY ("postId", "replyId", kind, "playerId");
ALTER TABLE ONLY public.forum_read
    ADD CONSTRAINT forum_read_key PRIMARY KEY ("playerId", "postId");
ALTER TABLE ONLY public.forum_reply
    ADD CONSTRAINT forum_reply_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.forum_tip
    ADD CONSTRAINT forum_tip_key PRIMARY KEY ("playerId", "postId", "replyId");
ALTER TABLE ONLY public.friend_request
    ADD CONSTRAINT friend_request_key PRIMARY KEY ("fromId", "toId");
ALTER TABLE ONLY public.friend_request
    ADD CONSTRAINT "friend_request_mailId_key" UNIQUE ("mailId");
ALTER TABLE ONLY public.friendship
    ADD CONSTRAINT friendship_key PRIMARY KEY ("playerId", "friendId");
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_key PRIMARY KEY (scope, key);
ALTER TABLE ONLY public.inventory
    ADD CONSTRAINT inventory_key PRIMARY KEY ("playerId", "itemId");
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT invitation_pkey PRIMARY KEY ("tokenHash");
ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.ledger
    ADD CONSTRAINT ledger_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mailbox
    ADD CONSTRAINT mailbox_key PRIMARY KEY ("playerId", "mailId");
ALTER TABLE ONLY public.membership_period
    ADD CONSTRAINT membership_period_key PRIMARY KEY ("playerId", level);
ALTER TABLE ONLY public.outfit
    ADD CONSTRAINT outfit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.outgoing_mail
    ADD CONSTRAINT outgoing_mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_issue
    ADD CONSTRAINT payment_issue_pkey PRIMARY KEY ("eventId");
ALTER TABLE ONLY public.place
    ADD CONSTRAINT place_pkey PRIMARY KEY ("playerId");
ALTER TABLE ONLY public.player
    ADD CONSTRAINT player_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.player
    ADD CONSTRAINT "player_usernameKey_key" UNIQUE ("usernameKey");
ALTER TABLE ONLY public.profile_comment
    ADD CONSTRAINT profile_comment_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.profile
    ADD CONSTRAINT profile_pkey PRIMARY KEY ("playerId");
ALTER TABLE ONLY public.push_browser
    ADD CONSTRAINT push_browser_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.push_setting
    ADD CONSTRAINT push_setting_pkey PRIMARY KEY ("playerId");
ALTER TABLE ONLY public.submission
    ADD CONSTRAINT submission_pkey PRIMARY KEY (id);
CREATE INDEX audit_target ON public.audit USING btree ("targetId", id);
CREATE INDEX auth_account_user ON public.auth_account USING btree ("userId");
CREATE INDEX auth_session_user ON public.auth_session USING btree ("userId");
CREATE INDEX auth_verification_identifier ON public.auth_verification USING btree (identifier);
CREATE INDEX "bell_entry_actorId" ON public.bell_entry USING btree ("actorId") WHERE ("actorId" IS NOT NULL);
CREATE INDEX "bell_entry_commentId" ON public.bell_entry USING btree ("commentId") WHERE ("commentId" IS NOT NULL);
CREATE INDEX "bell_entry_mailId" ON public.bell_entry USING btree ("mailId") WHERE ("mailId" IS NOT NULL);
CREATE INDEX bell_entry_player ON public.bell_entry USING btree ("playerId", id);
CREATE INDEX "bell_entry_postId" ON public.bell_entry USING btree ("postId") WHERE ("postId" IS NOT NULL);
CREATE INDEX bell_entry_unread ON public.bell_entry USING btree ("playerId") WHERE ("readAt" IS NULL);
CREATE INDEX block_blocked ON public.block USING btree ("blockedId");
CREATE INDEX catalogue_item_creator ON public.catalogue_item USING btree ("creatorId");
CREATE INDEX catalogue_item_listed_category ON public.catalogue_item USING btree (category, number, rarity, "costGems", "costCoins", "searchKey", revision, quantity) WHERE ("isListed" = 1);
CREATE INDEX catalogue_item_listed_count ON public.catalogue_item USING btree (category) WHERE ("isListed" = 1);
CREATE INDEX catalogue_item_listed_fits ON public.catalogue_item USING btree (fits, number) WHERE ("isListed" = 1);
CREATE INDEX catalogue_item_listed_name ON public.catalogue_item USING btree ("nameKey", number, category, rarity, "costGems", "costCoins", "searchKey", revision, quantity) WHERE ("isListed" = 1);
CREATE INDEX catalogue_item_listed_newest ON public.catalogue_item USING btree (number, category, rarity, "costGems", "costCoins", "searchKey", revision, quantity) WHERE ("isListed" = 1);
CREATE INDEX catalogue_item_listed_price ON public.catalogue_item USING btree ("costGems", "costCoins", number, category, rarity, "searchKey", revision, quantity) WHERE ("isListed" = 1);
CREATE INDEX catalogue_item_listed_rarity ON public.catalogue_item USING btree (rarity, number, category, "costGems", "costCoins", "searchKey", revision, quantity) WHERE ("isListed" = 1);
CREATE INDEX cookie_save_player ON public.cookie_save USING btree ("playerId", id);
CREATE INDEX favourite_outfit_outfit ON public.favourite_outfit USING btree ("outfitId");
CREATE INDEX feedback_player ON public.feedback USING btree ("playerId");
CREATE INDEX forum_nsfw_vote_post ON public.forum_nsfw_vote USING btree ("postId");
CREATE INDEX forum_post_all ON public.forum_post USING btree ("createdAt", id) WHERE (("isPinned" = 0) AND ("deletedAt" IS NULL));
CREATE INDEX forum_post_all_replies ON public.forum_post USING btree ("replyCount", id) WHERE (("isPinned" = 0) AND ("deletedAt" IS NULL));
CREATE INDEX forum_post_all_top ON public.forum_post USING btree ("tipsCount", id) WHERE (("isPinned" = 0) AND ("deletedAt" IS NULL));
CREATE INDEX forum_post_author ON public.forum_post USING btree ("authorId", id);
CREATE INDEX forum_post_category ON public.forum_post USING btree (category, "createdAt", id) WHERE (("isPinned" = 0) AND ("deletedAt" IS NULL));
CREATE INDEX forum_post_category_replies ON public.forum_post USING btree (category, "replyCount", id) WHERE (("isPinned" = 0) AND ("deletedAt" IS NULL));
CREATE INDEX forum_post_category_top ON public.forum_post USING btree (category, "tipsCount", id) WHERE (("isPinned" = 0) AND ("deletedAt" IS NULL));
CREATE INDEX forum_post_pinned ON public.forum_post USING btree (category, "createdAt", id) WHERE (("isPinned" = 1) AND ("deletedAt" IS NULL));
CREATE INDEX forum_post_search ON public.forum_post USING gin (array_to_tsvector(string_to_array("searchText", ' '::text)));
CREATE INDEX forum_reaction_player ON public.forum_reaction USING btree ("playerId");
CREATE INDEX forum_read_newest ON public.forum_read USING btree ("playerId", "readAt");
CREATE INDEX forum_read_post ON public.forum_read USING btree ("postId", "replyId");
CREATE INDEX forum_reply_author ON public.forum_reply USING btree ("authorId", id);
CREATE INDEX forum_reply_author_post ON public.forum_reply USING btree ("authorId", "postId");
CREATE INDEX forum_reply_post ON public.forum_reply USING btree ("postId", id);
CREATE INDEX forum_tip_post ON public.forum_tip USING btree ("postId", "replyId");
CREATE INDEX friend_request_to ON public.friend_request USING btree ("toId");
CREATE INDEX friendship_friend ON public.friendship USING btree ("friendId");
CREATE INDEX inventory_unworn ON public.inventory USING btree ("playerId") WHERE ("isUnworn" = 1);
CREATE INDEX invitation_expires ON public.invitation USING btree ("expiresAt");
CREATE INDEX invitation_player ON public.invitation USING btree ("playerId");
CREATE INDEX ledger_player ON public.ledger USING btree ("playerId", id);
CREATE INDEX mail_created ON public.mail USING btree ("createdAt");
CREATE INDEX mail_recipient ON public.mail USING btree ("recipientId");
CREATE INDEX mail_sender ON public.mail USING btree ("senderId", type, "createdAt");
CREATE INDEX mailbox_deleted ON public.mailbox USING btree ("deletedAt") WHERE ("deletedAt" IS NOT NULL);
CREATE INDEX mailbox_mail ON public.mailbox USING btree ("mailId");
CREATE INDEX mailbox_saved ON public.mailbox USING btree ("playerId", "isSaved", "deletedAt", "mailId");
CREATE INDEX mailbox_side ON public.mailbox USING btree ("playerId", "isSender", "deletedAt", "mailId");
CREATE INDEX mailbox_trash ON public.mailbox USING btree ("playerId", "mailId") WHERE ("deletedAt" IS NOT NULL);
CREATE INDEX mailbox_unread ON public.mailbox USING btree ("playerId", "isRead", "isSender", "deletedAt", "mailId");
CREATE INDEX outfit_player ON public.outfit USING btree ("playerId", "createdAt");
CREATE INDEX outgoing_mail_due ON public.outgoing_mail USING btree ("dueAt");
CREATE INDEX outgoing_mail_recipient ON public.outgoing_mail USING btree (recipient);
CREATE INDEX payment_issue_created ON public.payment_issue USING btree ("createdAt");
CREATE INDEX payment_issue_player ON public.payment_issue USING btree ("playerId");
CREATE INDEX player_membership_end ON public.player USING btree ("membershipUntil") WHERE ("membershipUntil" IS NOT NULL);
CREATE INDEX profile_comment_author ON public.profile_comment USING btree ("authorId", id);
CREATE INDEX profile_comment_owner ON public.profile_comment USING btree ("ownerId", "parentId", id);
CREATE INDEX profile_comment_parent ON public.profile_comment USING btree ("parentId", id);
CREATE INDEX profile_heart ON public.profile USING btree ("heartId");
CREATE INDEX push_browser_player ON public.push_browser USING btree ("playerId");
CREATE INDEX push_browser_session ON public.push_browser USING btree ("sessionId");
CREATE INDEX submission_image ON public.submission USING btree (image);
CREATE INDEX submission_player ON public.submission USING btree ("playerId", "createdAt");
CREATE INDEX submission_queue ON public.submission USING btree (status, "createdAt", id);
CREATE INDEX submission_reviewed ON public.submission USING btree (status, "reviewedAt", id);
ALTER TABLE ONLY public.account_language
    ADD CONSTRAINT "account_language_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES public.auth_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.album_lantern
    ADD CONSTRAINT "album_lantern_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.album
    ADD CONSTRAINT "album_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_account
    ADD CONSTRAINT "auth_account_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.auth_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.auth_session
    ADD CONSTRAINT "auth_session_userId_fkey" FOREIGN KEY ("userId") REFERENCES public.auth_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.balance
    ADD CONSTRAINT "balance_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.bell_entry
    ADD CONSTRAINT "bell_entry_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.bell_entry
    ADD CONSTRAINT "bell_entry_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.block
    ADD CONSTRAINT "block_blockedId_fkey" FOREIGN KEY ("blockedId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.block
    ADD CONSTRAINT "block_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.catalogue_item
    ADD CONSTRAINT "catalogue_item_creatorId_fkey" FOREIGN KEY ("creatorId") REFERENCES public.player(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.catalogue_name
    ADD CONSTRAINT "catalogue_name_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES public.catalogue_item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.cookie_save
    ADD CONSTRAINT "cookie_save_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.creation
    ADD CONSTRAINT "creation_itemId_fkey" FOREIGN KEY ("itemId") REFERENCES public.catalogue_item(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.door_visit
    ADD CONSTRAINT "door_visit_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.email_check
    ADD CONSTRAINT "email_check_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES public.auth_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favourite_outfit
    ADD CONSTRAINT "favourite_outfit_outfitId_fkey" FOREIGN KEY ("outfitId") REFERENCES public.outfit(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.favourite_outfit
    ADD CONSTRAINT "favourite_outfit_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.feedback
    ADD CONSTRAINT "feedback_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.first_walk
    ADD CONSTRAINT "first_walk_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.flow_game
    ADD CONSTRAINT "flow_game_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.flow_player
    ADD CONSTRAINT "flow_player_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_nsfw_vote
    ADD CONSTRAINT "forum_nsfw_vote_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_nsfw_vote
    ADD CONSTRAINT "forum_nsfw_vote_postId_fkey" FOREIGN KEY ("postId") REFERENCES public.forum_post(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_post
    ADD CONSTRAINT "forum_post_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES public.player(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.forum_reaction
    ADD CONSTRAINT "forum_reaction_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_reaction
    ADD CONSTRAINT "forum_reaction_postId_fkey" FOREIGN KEY ("postId") REFERENCES public.forum_post(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_read
    ADD CONSTRAINT "forum_read_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_read
    ADD CONSTRAINT "forum_read_postId_fkey" FOREIGN KEY ("postId") REFERENCES public.forum_post(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_reply
    ADD CONSTRAINT "forum_reply_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES public.player(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.forum_reply
    ADD CONSTRAINT "forum_reply_postId_fkey" FOREIGN KEY ("postId") REFERENCES public.forum_post(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_tip
    ADD CONSTRAINT "forum_tip_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.forum_tip
    ADD CONSTRAINT "forum_tip_postId_fkey" FOREIGN KEY ("postId") REFERENCES public.forum_post(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.friend_request
    ADD CONSTRAINT "friend_request_fromId_fkey" FOREIGN KEY ("fromId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.friend_request
    ADD CONSTRAINT "friend_request_toId_fkey" FOREIGN KEY ("toId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.friendship
    ADD CONSTRAINT "friendship_friendId_fkey" FOREIGN KEY ("friendId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.friendship
    ADD CONSTRAINT "friendship_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.inventory
    ADD CONSTRAINT "inventory_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.invitation
    ADD CONSTRAINT "invitation_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT "mail_recipientId_fkey" FOREIGN KEY ("recipientId") REFERENCES public.player(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT "mail_senderId_fkey" FOREIGN KEY ("senderId") REFERENCES public.player(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.mailbox
    ADD CONSTRAINT "mailbox_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES public.mail(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mailbox
    ADD CONSTRAINT "mailbox_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.membership_period
    ADD CONSTRAINT "membership_period_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.outfit
    ADD CONSTRAINT "outfit_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.payment_issue
    ADD CONSTRAINT "payment_issue_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.place
    ADD CONSTRAINT "place_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.player
    ADD CONSTRAINT player_id_fkey FOREIGN KEY (id) REFERENCES public.auth_user(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.profile_comment
    ADD CONSTRAINT "profile_comment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES public.player(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.profile_comment
    ADD CONSTRAINT "profile_comment_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.profile_comment
    ADD CONSTRAINT "profile_comment_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES public.profile_comment(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.profile
    ADD CONSTRAINT "profile_heartId_fkey" FOREIGN KEY ("heartId") REFERENCES public.player(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.profile
    ADD CONSTRAINT "profile_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_browser
    ADD CONSTRAINT "push_browser_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_browser
    ADD CONSTRAINT "push_browser_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES public.auth_session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.push_setting
    ADD CONSTRAINT "push_setting_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submission
    ADD CONSTRAINT "submission_playerId_fkey" FOREIGN KEY ("playerId") REFERENCES public.player(id) ON DELETE CASCADE;
