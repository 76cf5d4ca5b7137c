/**
 * Good news for the player, shown as cards one at a time. Any part of the game adds them; they wait here until the code that
 * shows them is loaded, which the first one causes. Owns those that wait for it, and until when no card may appear.
 */
import { FEATURE_REWARDS, type ServerReward, rewardSchema } from '../../shared/realtime/rewards.ts';
import { runtime } from '../../shared/runtime/client.ts';
import { noteCardOfEntry } from '../session/bell.ts';
import { allPlayers, type Player, playerByNetId, selfPlayer } from '../people/players.ts';

export type Reward =
  | ServerReward
  /** Without a card: coins and gems that fly to the purse. */
  | { kind: 'paid'; coins: number; gems: number };

/** Kinds that are entries of the bell too. */
const IN_BELL: ReadonlySet<ServerReward['kind']> = new Set(['heart', 'request', 'friend', 'tip']);

type Take = (reward: Reward) => void;

/** What the town draws around a figure: turning rays of a level, a rising heart, or sparkles while the figure turns. */
export type TownEffect = 'rays' | 'heart' | 'sparkles';
type EffectListener = (effect: TownEffect, player: Player) => void;

const waiting: Reward[] = [];
const listeners = new Set<() => void>();
const effectListeners = new Set<EffectListener>();
let take: Take | null = null;
let areSent = false;
let isNeeded = false;
let heldUntilMs = Number.NEGATIVE_INFINITY;
let hasCard = false;
let isWorn = false;

export function addReward(reward: Reward): void {
  if (take !== null) return take(reward);
  waiting.push(reward);
  isNeeded = true;
  for (const listener of listeners) listener();
}

/** Called by the code that shows cards. */
export function noteCardShown(isShown: boolean): void {
  hasCard = isShown;
}

export const isCardShown = (): boolean => hasCard;

/** The player wears what was bought first, so that its card has nothing to offer. */
export function noteBoughtWorn(): void {
  isWorn = true;
}

export const isBoughtWorn = (): boolean => isWorn;

/** The town was joined. `features` is the argument of `join_room`, unparsed. */
export function joinRewards(features: unknown): void {
  areSent = Array.isArray(features) && features.includes(FEATURE_REWARDS);
}

export function loseRewards(): void {
  areSent = false;
}

/** Whether the server sends rewards. If not, its sentences are all that there is. */
export const areRewardsSent = (): boolean => areSent;

/** Takes the payload of a `leveled` event. */
export function takeLevel(netId: unknown): void {
  showEffect('rays', typeof netId === 'number' ? playerByNetId(netId) : undefined);
}

/** Takes the payload of a `look_shown` event. */
export function takeShownLook(netId: unknown): void {
  showEffect('sparkles', typeof netId === 'number' ? playerByNetId(netId) : undefined);
}

/** Draws it around the player, if there is a town and the player is in it. Only this player sees it. */
export function showEffect(effect: TownEffect, player: Player | undefined): void {
  if (player === undefined) return;
  for (const listener of effectListeners) listener(effect, player);
}

/** Returns the unsubscriber. */
export function onEffect(listener: EffectListener): () => void {
  effectListeners.add(listener);
  return () => effectListeners.delete(listener);
}

/** Takes the payload of a `rewarded` event. Rewards that this client does not know are dropped. */
export function takeReward(payload: unknown, isBlocked: (username: string) => boolean): void {
  const { data } = rewardSchema.safeParse(payload);
  if (data === undefined || ('username' in data && isBlocked(data.username))) return;
  if (IN_BELL.has(data.kind)) noteCardOfEntry();
  if (data.kind === 'heart') {
    showEffect('heart', selfPlayer());
    showEffect('heart', playerNamed(data.username));
  }
  addReward(data);
}

const playerNamed = (username: string): Player | undefined =>
  allPlayers().find(({ user }) => user.username.toLowerCase() === username.toLowerCase());

/** No card appears for this time, for example while a line is to be read. */
export function holdRewards(ms: number): void {
  heldUntilMs = Math.max(heldUntilMs, runtime.monotonic() + ms);
}

/** On the monotonic clock. */
export const rewardsHeldUntilMs = (): number => heldUntilMs;

/** Whether there was ever a reward. */
export const areRewardsNeeded = (): boolean => isNeeded;

export function onRewardsNeeded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Connects what shows the cards and passes on those that wait. Returns a function that disconnects it. */
export function attachRewards(attached: Take): () => void {
  take = attached;
  for (const reward of waiting.splice(0)) attached(reward);
  return () => {
    if (take === attached) take = null;
  };
}

/** After signing out: the next player of this page does not get them. */
export function forgetRewards(): void {
  waiting.length = 0;
  isWorn = false;
  heldUntilMs = Number.NEGATIVE_INFINITY;
}
