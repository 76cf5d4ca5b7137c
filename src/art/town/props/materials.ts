/** Colours of street furniture. */

export const IRON = '#57496e';

export const STONE = '#ddd3e4';

export const WOOD = '#c98f62';
