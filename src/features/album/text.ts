/** Texts of the lantern album. */
export const TODAY = "Today's lanterns";
export const INTRODUCTION = 'Five lanterns are in town every day. Walk up to one and it lights.';
export const FOUND = 'Found';
export const foundOf = (count: number): string => `${count} of 5`;
export const DAY_FULL = 'All five! 20 honor and a stamp for you.';
export const nextIn = (time: string): string => `New lanterns in ${time}.`;
export const STAMPS = 'Stamps';
export const PREVIOUS_PAGE = 'Page before';
export const NEXT_PAGE = 'Next page';
export const WEEK_FULL = "This week's row is full. Well done!";
export const PAGE_FULL = 'A whole page! Its picture is yours.';
export const week = (number: number): string => `Week ${number}`;
export const weekState = (stamps: number, stars: number): string =>
  [`${stamps} of 3 stamps`, ...(stars > 0 ? [stars === 1 ? '1 star' : `${stars} stars`] : [])].join(', ');
export const LOADING = 'Loading the album';
export const SHOW = 'Show my album on my profile';
export const SHOW_NOTE = 'Others see how many stamps you have, and a seal for each whole page.';

/** '5 h 12 min'; below an hour '12 min'. */
export function duration(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
