/** English: the server's sentences. */
export { SENTENCES as default } from '../reply-sentences.ts';
