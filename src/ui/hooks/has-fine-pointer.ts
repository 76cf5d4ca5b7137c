/** False on touch screens, where focusing a field automatically would open the keyboard over the content. */
export const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches;
