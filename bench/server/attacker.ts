/** What the attacks bench and its hostile process say to each other. Pure. */

export const ATTACKS = [
  'polling-connections',
  'websockets',
  'half-headers',
  'silent-connections',
  'reconnects',
  'unknown-events',
  'unknown-namespaces',
  'acknowledgements',
  'chat',
  'walk-changes',
  'looks',
  'games',
  'sessions',
  'status',
  'metrics',
  'lists',
  'far-pages',
  'avatars',
  'unknown-avatars',
  'sign-ins',
  'registrations',
  'reset-mails',
  'malformed-addresses',
  'slow-bodies',
] as const;
export type Attack = (typeof ATTACKS)[number];

/** `key` and `username` are those of the hostile player. */
export type AttackerOrder = { attack: Attack; port: number; key: string; username: string } | 'stop';

/** Sent when an attack is stopped. */
export interface AttackerReport {
  acts: number;
  /** How often each status was answered, and how many connections ended before an answer. */
  replies: Record<string, number>;
}
