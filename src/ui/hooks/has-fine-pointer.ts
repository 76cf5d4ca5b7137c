/** Where a finger points, a field that takes the focus by itself would raise a keyboard over what is to be seen first. */
export const hasFinePointer = (): boolean => window.matchMedia('(pointer: fine)').matches;
