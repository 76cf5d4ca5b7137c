/** Reads `join_room` for the clients of the crowd bench, of this build and of earlier ones. */

const LIST = '42["join_room"';
/** The list of players is the next binary packet. */
const ATTACHED = '451-["join_room"';

export interface Join {
  id: string;
  netId: number;
  features: readonly string[];
  townMs?: number;
  /** The position of the client; undefined when the next packet has it. */
  place?: { x: number; y: number };
}

export const isPacketNext = (text: string): boolean => text.startsWith(ATTACHED);
export const isJoin = (text: string): boolean => text.startsWith(LIST) || isPacketNext(text);

export function readJoin(text: string): Join {
  const [, players, id, , features, townMs] = JSON.parse(text.slice(text.indexOf('['))) as [
    string,
    unknown,
    string,
    string,
    string[],
    number | undefined,
  ];
  const common = { id, features, ...(townMs === undefined ? {} : { townMs }) };
  if (typeof players !== 'string') return { ...common, netId: Number(id) };
  // Parsing whole lists of thousands would cost more than the server does: only the own entry.
  const own = new RegExp(`"socketId":"${id}"(?:,"netId":(\\d+))?,"state":\\{"x":([\\d.]+),"y":([\\d.]+)`).exec(players);
  const place = own === null ? {} : { place: { x: Number(own[2]), y: Number(own[3]) } };
  return { ...common, netId: Number(own?.[1] ?? 0), ...place };
}
