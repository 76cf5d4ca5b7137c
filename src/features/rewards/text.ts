/** Texts of the cards of good news. */
import { formatCount } from '../../ui/controls/amount.tsx';

const coinsText = (coins: number): string => `${formatCount(coins)} ${coins === 1 ? 'coin' : 'coins'}`;

export const REGION = 'Good news';
/** Beyond the daily limit, a level pays nothing. */
export const level = (reached: number, coins: number): string =>
  coins === 0 ? `Level ${reached}` : `Level ${reached}: ${coinsText(coins)}`;
export const walkLevel = (reached: number, coins: number): string =>
  `You are level ${reached}! ${coinsText(coins)} for you`;
export const heart = (name: string): string => `You and ${name}: your hearts match`;
export const request = (name: string): string => `${name} would like to be friends`;
export const inCommon = (reached: number, mutual: number): string =>
  `Level ${reached}, ${mutual} ${mutual === 1 ? 'friend' : 'friends'} in common`;
export const friend = (name: string): string => `You and ${name} are friends now`;
export const tip = (name: string, coins: number): string => `${name} thanked you for your post: ${coinsText(coins)}`;
export const tips = (count: number, coins: number): string => `${count} people thanked you: ${coinsText(coins)}`;
export const bought = (item: string): string => `${item} is yours`;
export const boughtMany = (count: number): string => `${count} new things are yours`;
export const outfit = (name: string): string => `${name} is saved. Wear it any time with one click`;
export const lanterns = (honor: number): string => `All five! ${honor} honor and a stamp for you`;
export const FILLED = {
  week: "This week's row is full. Well done!",
  page: 'A whole page! Its picture is yours.',
} as const;
export const more = (count: number): string => `${count} more good news`;
export const atLevel = (reached: number): string => `Level ${reached}`;
export const NICE = 'Nice!';
export const SEE_PROFILE = 'See profile';
export const WHISPER = 'Whisper';
export const ACCEPT = 'Accept';
export const LATER = 'Later';
export const SAY_HELLO = 'Say hello';
export const WAVE = 'Wave';
export const OPEN_POST = 'Open post';
export const OPEN_LIST = 'Open list';
export const OPEN_ALBUM = 'Open album';
export const WEAR_IT = 'Wear it now';
export const WEAR_THEM = 'Wear them';
export const GOT_IT = 'Got it';
export const NOT_WORN = 'This is not in your inventory any more.';
