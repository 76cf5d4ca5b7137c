import type en from '../en/references.ts';
import type { Translation } from '../types.ts';

export default {
  post: 'Message {id}',
  outfit: 'Tenue {id}',
} satisfies Translation<typeof en>;
