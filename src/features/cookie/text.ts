/** Texts of the cookie game (specification: avatar and commerce, sections 2.9 and 8). */
export const BAKE = 'Bake a cookie';
export const SAVE_GAME = 'Save Game';
export const CLICK_UPGRADES = 'Click upgrades';
export const BUILDINGS = 'Buildings';
export const STATISTICS = 'Statistics';
export const TOTAL_COOKIES = 'Total Cookies';
export const TOTAL_CLICKS = 'Total Clicks';
export const BUILDINGS_OWNED = 'Buildings Owned';
export const ACHIEVEMENTS = 'Achievements';
export const NO_ACHIEVEMENTS = 'No achievements yet!';
export const BOUGHT = 'Bought';
export const LOADING = 'Warming the oven...';
export const SAVED_HERE = 'Saved on this device. The server was told a moment ago.';
export const missedSave = (reason: string): string => `The last save did not reach the server: ${reason}`;
export const LOAD_FAILED = 'The saved game could not be loaded';

const cookiesOf = (count: number): string => (Math.floor(count) === 1 ? 'cookie' : 'cookies');
/** Below the number of cookies. */
export const perSecond = (count: number, rate: string): string => `${cookiesOf(count)}, ${rate} per second`;
export const eachBakes = (rate: string): string => `+${rate} a second`;
export const clickPower = (power: number): string => `Click power ${power}`;
export const perClick = (multiplier: number): string => `×${multiplier} per click`;
export const short = (missing: string): string => `${missing} short`;
export const buyFor = (name: string, cost: string): string => `Buy ${name} for ${cost} cookies`;
export const unlocked = (name: string): string => `Achievement unlocked: ${name}`;
/** `amount` is `count` as text. */
export const earnedAway = (count: number, amount: string): string =>
  `Your bakers made ${amount} ${cookiesOf(count)} while you were away.`;

export const LEFT_BEHIND = 'The newer game goes on. The other one is kept under “Copy or import”.';
export const TAKEN_OVER_TITLE = 'You play in another window';
export const TAKEN_OVER = 'The oven here is out. Your cookies are saved.';

export const COPY_OR_IMPORT = 'Copy or import';
export const TOOLS_TEXT =
  'Take the game with you as a line of text, or bring one in. What you bring replaces the game here, and that one can be taken back.';
export const GAME_AS_TEXT = 'Game as text';
export const COPY = 'Copy';
export const COPIED = 'Game copied to clipboard';
export const NOT_COPIED = 'The browser did not allow copying. Select the text and copy it yourself.';
export const TAKE_BACK = 'Take back the game you left';
export const TAKEN_BACK = 'Your other game goes on. This one is kept in its place.';
export const IMPORT = 'Import';
export const IMPORTED = 'Game imported';
export const NOT_A_GAME = 'This is not a cookie game.';
