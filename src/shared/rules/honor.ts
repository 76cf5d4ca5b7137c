/** Levels: each level is 100 honor. */

const HONOR_PER_LEVEL = 100;

/** Whole level of an honor value. */
export const levelOf = (honor: number): number => Math.floor(honor / HONOR_PER_LEVEL);

/** Honor that is missing to the next level, more than 0. */
export const honorToNextLevel = (honor: number): number => HONOR_PER_LEVEL - (honor % HONOR_PER_LEVEL);

/** Progress toward the next level, 0 to 1. */
export const levelProgress = (honor: number): number => (honor % HONOR_PER_LEVEL) / HONOR_PER_LEVEL;
