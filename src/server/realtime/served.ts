/** Carries out what the bus brings for the players of this process. Owns no state. */
import type { HandshakeRefusal } from '../../shared/realtime/events.ts';
import type { Chat } from './channel/chat.ts';
import type { Looks } from './channel/looks.ts';
import type { Presences } from './channel/presence.ts';
import type { BusHandlers } from './directory/directory.ts';
import type { PlayerMessage } from './directory/messages.ts';
import type { Broadcast } from './wire/broadcast.ts';

export interface ServedDeps {
  presences: Pick<Presences, 'of'>;
  looks: Pick<Looks, 'refresh' | 'refreshBlocks'>;
  chat: Pick<Chat, 'recent' | 'redact'>;
  broadcast: Pick<Broadcast, 'emit'>;
  expel: (playerId: string, code: HandshakeRefusal['code']) => void;
}

export function served({ presences, looks, chat, broadcast, expel }: ServedDeps): BusHandlers {
  async function deliver(playerId: string, message: PlayerMessage): Promise<void> {
    const connection = presences.of(playerId)?.connection;
    if (connection === undefined) return;
    switch (message.kind) {
      case 'notify':
        return connection.notify(message.as, message.text, message.notice);
      case 'changed':
        return await looks.refresh(playerId);
      case 'blocks':
        return await looks.refreshBlocks(playerId);
      case 'honor':
        return connection.link.emit('honor_updated', message.honor);
      case 'expel':
        return expel(playerId, message.code);
    }
  }
  return {
    deliver,
    answer: {
      'recent-chat': () => chat.recent(),
      redact: ({ lineId }) => {
        const line = chat.redact(lineId);
        if (line !== null) broadcast.emit('chat_redacted', line.username, line.text);
        return line;
      },
    },
  };
}
