/** English: the server's sentences. */
export { SENTENCES as default } from '../../shared/rules/sentences.ts';
