/** English: the creators' guide. */
export { CREATION_GUIDE as default } from '../../shared/art/creation-guide.ts';
