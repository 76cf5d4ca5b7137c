/**
 * The live connection of this page: opens the socket, writes incoming events into the stores, and owns the connection's
 * status. The offline overlay shows the status; town and chat send through this file.
 */
import { proxy } from 'valtio';
import { createTownSocket, type TownSocket } from '../../net/socket.ts';
import { inPageLanguage } from '../../net/reply-words.ts';
import {
  readConnected,
  readLines,
  readNotice,
  readPlayers,
  readUser,
  readVersions,
} from '../../net/socket-payloads.ts';
import type { Way } from '../../net/socket-way.ts';
import { FEATURE_TOWNSFOLK, type HandshakeRefusal, type NotificationKind } from '../../shared/realtime/events.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { LOOKS } from '../../shared/realtime/look-packet.ts';
import { decodeMoves } from '../../shared/realtime/move-packet.ts';
import { PEOPLE } from '../../shared/realtime/people-packet.ts';
import { addPublicMessage, clearBubbles, redactMessages, silence } from '../chat/chat.ts';
import { returnLines } from '../chat/chat-draft.ts';
import { dropEarlyLines, keepEarlyLine, type SpeakerId, takeEarlyLines } from '../chat/early-lines.ts';
import { holdLines, sendHeldLines } from '../chat/outbox.ts';
import { takeMoment } from '../places/moments.ts';
import { takeLanterns } from '../places/lanterns.ts';
import { joinGestures, loseGestures, takeGestures } from '../people/gestures.ts';
import * as players from '../people/players.ts';
import type { Notice } from '../../shared/realtime/notices.ts';
import { type ChannelChange, connectChannel, ownChannel } from './channel.ts';
import { connectFirstWalk } from './first-walk.ts';
import { joinForumNews } from './forum-news.ts';
import { ownLocation, settleIn } from './location.ts';
import { ownGround } from './own-ground.ts';
import { loseRewards, joinRewards, showEffect, takeLevel, takeReward, takeShownLook } from '../rewards/rewards.ts';
import { losePushes, takePush } from './pushes.ts';
import { joinPeople, takeLooks, takePeople } from './town-people.ts';
import { joinWalks, loseWalks, takeClock, takeWalks, townNow } from './town-walks.ts';
import { sentence } from '../../shared/rules/sentence.ts';
import { LOCATION_SLUG } from '../../shared/rules/town.ts';

export interface ConnectionState {
  /** `connecting` until the town was joined for the first time, `lost` while it is being restored, `ended` permanently. */
  status: 'connecting' | 'online' | 'lost' | 'ended';
  /** Message for the player: why it ended. */
  message: string | null;
  /** Why the server refused; null when another tab took over. */
  refusal: HandshakeRefusal['code'] | null;
  /** Whether townsfolk live in the town; what the last connection said while it is lost. */
  hasTownsfolk: boolean;
}

export interface ConnectionOptions {
  /** Base URL of the game instance server; '' is the page's origin. */
  url: string;
  /** Whether several processes serve the town. */
  hasNodes?: boolean;
  sessionKey(): string | null;
  /** Whether the player blocked this user. */
  isBlocked(username: string): boolean;
  honorUpdated(honor: number): void;
  /** `notice` is the sentence's code; null from a server without codes or with a newer one. */
  notified(kind: NotificationKind, text: string, notice: Notice | null): void;
  /** `isEcho`: the server's echo of the player's own whisper to `user`. */
  whispered(user: string, text: string, isEcho: boolean, proof?: string): void;
}

export const connection = proxy<ConnectionState>({
  status: 'connecting',
  message: null,
  refusal: null,
  hasTownsfolk: false,
});

/** Whether another window took over: this one plays, polls and saves no more. */
export const isReplaced = (): boolean => connection.status === 'ended' && connection.refusal === null;

let socket: TownSocket | null = null;
/** How often the server said that the player is in another location, since the last `join_room`. */
let redirections = 0;
/** Until when an end of the connection belongs to a change that failed. */
let failedChangeUntilMs = 0;
/** A second connection that is on its way to another channel. It takes over when it has joined. */
let successor: { socket: TownSocket; wish: number | null; settle(change: ChannelChange): void } | null = null;
let opened: ConnectionOptions | null = null;

/** Connects until the returned function is called. Only one page of the game is open at a time. */
export function openConnection(options: ConnectionOptions): () => void {
  closeSockets();
  opened = options;
  Object.assign(connection, { status: 'connecting', message: null, refusal: null });
  ownChannel.number = null;
  redirections = failedChangeUntilMs = 0;
  socket = connectHere(options);
  connectFirstWalk((act) => socket?.send('first_walk', act));
  connectChannel((number, location) => change(options, number, location));
  return () => {
    if (opened !== options) return;
    closeSockets();
    loseTown();
  };
}

const connectHere = (options: ConnectionOptions): TownSocket =>
  connect(options, () => ownChannel.number, ownLocation.slug);

/** Instead of the connection that has ended. */
function connectAgain(options: ConnectionOptions): void {
  socket?.close();
  loseConnection();
  socket = connectHere(options);
}

function closeSockets(): void {
  socket?.close();
  giveUpChange();
  socket = null;
}

/** The first connection goes on; without it the second one is restored like any other. */
function giveUpChange(): void {
  if (successor === null) return;
  const { socket: second, settle } = successor;
  successor = null;
  failedChangeUntilMs = runtime.monotonic() + LATE_END_MS;
  if (second !== socket) second.close();
  else loseConnection();
  settle('failed');
}

function loseConnection(): void {
  if (connection.status === 'online') connection.status = 'lost';
  loseTown();
}

/** What the connection brought is void: the server says it again after the next join. */
function loseTown(): void {
  holdLines();
  dropEarlyLines();
  losePushes();
  loseRewards();
  loseWalks();
  loseGestures();
  for (const giveUp of unanswered) giveUp();
  players.clearPlayers();
  clearBubbles();
}

/** After this the change of channels is given up, and the first connection goes on. */
const CHANGE_LIMIT_MS = 6000;
/** So long after it the server may still end the first connection for the second one, which never joined. */
const LATE_END_MS = 8000;
/** One is usual. More come only while another window goes through doors. */
const REDIRECTIONS = 3;

/** By a second connection, so that nobody is sent that the player left and came. */
function change(options: ConnectionOptions, wish: number | null, location = ownLocation.slug): Promise<ChannelChange> {
  if (connection.status !== 'online') return Promise.resolve('failed');
  return new Promise((resolve) => {
    const cancel = runtime.setTimeout(giveUpChange, CHANGE_LIMIT_MS);
    const settle = (outcome: ChannelChange): void => {
      cancel();
      resolve(outcome);
    };
    const channel = (): number | null => (successor === null ? ownChannel.number : wish);
    successor = { socket: connect(options, channel, location), wish, settle };
  });
}

/** Its code is loaded only where several processes serve the town. */
const wayTo =
  (location: string) =>
  (channel: number | null, lost: string | null): Promise<Way | null> =>
    import('../../net/socket-way.ts').then(
      ({ askTheWay }) => askTheWay(channel, lost, undefined, location),
      () => null,
    );

function connect(options: ConnectionOptions, channel: () => number | null, location: string): TownSocket {
  const isCurrent = (): boolean => socket === own;
  const isSuccessor = (): boolean => successor?.socket === own;
  /** The server ended the first connection in favour of this one, which goes on alone. */
  const takeOver = (next: TownSocket): void => {
    socket?.retire();
    socket = next;
  };
  const own: TownSocket = createTownSocket({
    url: options.url === '' ? undefined : options.url,
    location,
    sessionKey: options.sessionKey,
    channel,
    isThroughDoor: () => isSuccessor() && location !== ownLocation.slug,
    findWay: options.hasNodes === true ? wayTo(location) : undefined,
    ground: () => ownGround(location),
    handlers: {
      connected() {
        // Not online yet: the town is joined when its list of players arrives.
      },
      disconnected() {
        if (isSuccessor() && !isCurrent()) return giveUpChange();
        if (!isCurrent()) return;
        // Its end is part of the change.
        if (successor !== null && !isSuccessor()) return takeOver(successor.socket);
        loseConnection();
      },
      refused({ code, sentence: said, location: elsewhere }, message) {
        if (isSuccessor() && !isCurrent()) {
          giveUpChange();
          // Nothing was changed.
          failedChangeUntilMs = 0;
          return;
        }
        if (!isCurrent()) return;
        giveUpChange();
        // A new tab; or the player went through a door on another device; or an upgrade closed the location.
        const next = code === 'unknown-location' ? LOCATION_SLUG : elsewhere;
        if (next !== undefined && next !== location && redirections++ < REDIRECTIONS) {
          settleIn(next);
          return connectAgain(options);
        }
        Object.assign(connection, { status: 'ended', message: inPageLanguage(message, said), refusal: code });
      },
      replaced(message) {
        if (!isCurrent()) return;
        giveUpChange();
        // Of a change whose second connection never joined, because its server went away: no other window took over.
        if (runtime.monotonic() < failedChangeUntilMs) {
          failedChangeUntilMs = 0;
          return connectAgain(options);
        }
        Object.assign(connection, {
          status: 'ended',
          message: inPageLanguage(message, sentence('youSignedInToThe')),
          refusal: null,
        });
      },
      join_room(list, selfId, _, features, townMs, ownUserJson) {
        const entries = readPlayers(list, selfId, ownUserJson);
        if (entries === null) return;
        if (isSuccessor()) {
          if (!isCurrent()) takeOver(own);
          loseTown();
          if (location !== ownLocation.slug) {
            // Where there is one channel, nothing else says that the player is there.
            successor?.settle('joined');
            successor = null;
          }
        }
        // A change that was given up can still have been made.
        if (location !== ownLocation.slug) settleIn(location);
        redirections = 0;
        joinWalks(own, features, townMs);
        joinGestures(own, features, () => townNow(runtime.monotonic()));
        joinRewards(features);
        joinPeople();
        joinForumNews((topic) => own.send('watch_forum', topic));
        players.replacePlayers(entries, selfId);
        const hasTownsfolk = Array.isArray(features) && features.includes(FEATURE_TOWNSFOLK);
        Object.assign(connection, { status: 'online', message: null, hasTownsfolk });
        receiveEarlyLines(options);
        returnLines(sendHeldLines((text, id) => own.send('chat', text, id)));
      },
      user_connected(socketId, stateJson, userJson) {
        const entry = readConnected(socketId, stateJson, userJson);
        if (entry === null) return;
        players.addPlayer(entry);
        receiveEarlyLines(options);
      },
      user_disconnected(socketId) {
        players.removePlayer(socketId);
        silence(socketId);
      },
      user_updated(socketId, userJson) {
        const user = readUser(userJson);
        if (user !== null) players.updatePlayer(socketId, user);
      },
      move: players.movePlayer,
      moves: (packet) => takePacket(packet, options),
      clock: takeClock,
      chat: (socketId, text) => receiveChat(socketId, text, options),
      said(lines) {
        for (const [netId, text] of readLines(lines)) receiveChat(netId, text, options);
      },
      restyled(versions) {
        for (const [netId, version] of readVersions(versions)) players.restylePlayer(netId, version);
      },
      gestured: (gestures) => takeGestures(gestures, options.isBlocked),
      chat_redacted: redactMessages,
      honor_updated: options.honorUpdated,
      whisper(user, text, isEcho, proof) {
        if (!options.isBlocked(user)) options.whispered(user, text, isEcho, proof);
      },
      pushed: takePush,
      channel(number) {
        ownChannel.number = number;
        if (successor?.socket !== own) return;
        successor.settle(number === successor.wish ? 'joined' : 'full');
        successor = null;
      },
      relocate() {
        if (isCurrent() && successor === null && ownChannel.number !== null) void change(options, ownChannel.number);
      },
      lanterns: takeLanterns,
      moment: takeMoment,
      rewarded: (reward) => takeReward(reward, options.isBlocked),
      leveled: takeLevel,
      look_shown: takeShownLook,
      notification_message: (kind, text, notice) =>
        options.notified(kind, inPageLanguage(text, notice?.sentence), readNotice(notice)),
    },
  });
  return own;
}

/** Sends a chat line. The server decides whether it is public or a whisper, and echoes it to the sender. */
export function sendChat(text: string, id: number): void {
  socket?.send('chat', text, id);
}

/** Ends the waits for replies that are under way. */
export const unanswered = new Set<() => void>();

/** The connection that is open, for what only one screen sends. */
export const openSocket = (): TownSocket | null => (connection.status === 'online' ? socket : null);

export function sendMove(x: number, y: number, view: number): void {
  socket?.send('move', x, y, view);
}

function takePacket(packet: Uint8Array, options: ConnectionOptions): void {
  const [kind] = packet;
  if (kind === LOOKS) takeLooks(packet);
  else if (kind === PEOPLE) {
    takePeople(packet);
    receiveEarlyLines(options);
  } else if (!decodeMoves(packet, players.movePlayerByNetId)) takeWalks(packet);
}

const speakerOf = (id: SpeakerId): players.Player | undefined =>
  typeof id === 'number' ? players.playerByNetId(id) : players.playerById(id);

function receiveEarlyLines(options: ConnectionOptions): void {
  for (const [id, text] of takeEarlyLines((speaker) => speakerOf(speaker) !== undefined))
    receiveChat(id, text, options);
}

function receiveChat(id: SpeakerId, text: string, { isBlocked }: ConnectionOptions): void {
  const speaker = speakerOf(id);
  if (speaker === undefined) return keepEarlyLine(id, text);
  if (isBlocked(speaker.user.username)) return;
  const { username, membership, nametag, customization } = speaker.user;
  addPublicMessage({
    socketId: speaker.socketId,
    user: username,
    text,
    isSender: speaker.isSelf,
    membership,
    nametag,
    nametagColor: membership > 0 ? customization.nametagColor : null,
  });
}

/** Notifies the server that the player's look changed (specification: avatar, section 4); the server reads it again. */
export function sendCharacterUpdate(): void {
  socket?.send('update_character');
}

/** The own figure turns round once, which those near by see. */
export function showOwnLook(): void {
  socket?.send('show_look');
  showEffect('sparkles', players.selfPlayer());
}
