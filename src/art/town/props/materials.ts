/** What street furniture is made of. */

export const IRON = '#57496e';

export const STONE = '#ddd3e4';

export const WOOD = '#c98f62';
