/** One step of a figure that walks, map pixels: the gait, the sounds of steps and all counts of steps use it. */
export const STEP_PX = 59;
