/** Carries out what the bus brings for the players of this process. Owns no state. */
import type { HandshakeRefusal } from '../../shared/realtime/events.ts';
import type { ProveWhisper } from '../ports.ts';
import type { BusHandlers } from './directory/directory.ts';
import type { PlayerMessage } from './directory/messages.ts';
import type { Channels } from './channels.ts';

export interface ServedDeps {
  channels: Pick<Channels, 'channelOf' | 'of' | 'recentLines' | 'redact'>;
  /** Name of this process. */
  nodeName: string;
  /** False when the player is not connected to this process. */
  expel: (playerId: string, code: HandshakeRefusal['code']) => boolean;
  /** The same with an administrator's reason; the player cannot connect for a minute, not even from elsewhere. */
  kick: (playerId: string, reason: string) => boolean;
  /** A friend of the player came to the town or left it. */
  friendMoved: (playerId: string) => void;
  /** Saves the player's place. */
  save: (playerId: string) => Promise<void>;
  /** The player asked for another player's card. */
  cardAsked: (playerId: string) => void;
  prove?: ProveWhisper | undefined;
}

export function served({
  channels,
  nodeName,
  expel,
  kick,
  friendMoved,
  cardAsked,
  save,
  prove,
}: ServedDeps): BusHandlers {
  async function deliver(playerId: string, message: PlayerMessage): Promise<void> {
    const channel = channels.channelOf(playerId);
    const connection = channel?.presences.of(playerId)?.connection;
    if (channel === undefined || connection === undefined) return;
    switch (message.kind) {
      case 'notify':
        connection.passOn(message.as, message.text, message.notice);
        // One message is enough for the friends of a player who came.
        if (message.as === 'online') friendMoved(playerId);
        return;
      case 'changed':
        return await channel.looks.refresh(playerId);
      case 'blocks':
        return await channel.looks.refreshBlocks(playerId);
      case 'honor':
        return connection.link.emit('honor_updated', message.honor);
      case 'reward':
        return channel.reward(playerId, message.reward);
      case 'friends':
        return friendMoved(playerId);
      case 'card':
        return cardAsked(playerId);
      case 'save':
        return await save(playerId);
      case 'expel':
        expel(playerId, message.code);
        return;
    }
  }
  return {
    deliver,
    whisper: (playerId, { fromId, from, text }) => {
      const presence = channels.of(playerId);
      if (presence === undefined) return false;
      if (presence.blockedIds.has(fromId)) return true;
      presence.connection.whisper(from, text, false, () => prove?.({ fromId, toId: playerId, text }));
      return true;
    },
    answer: {
      'recent-chat': () => channels.recentLines(),
      redact: ({ lineId }) => channels.redact(lineId),
      disconnect: ({ playerId, kicked }) => ({
        node: nodeName,
        wasHere: kicked === null ? expel(playerId, 'bad-session') : kick(playerId, kicked),
      }),
    },
  };
}
