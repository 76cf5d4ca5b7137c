import type en from '../en/references.ts';
import type { Translation } from '../types.ts';

export default {
  post: 'Publicação {id}',
  outfit: 'Look {id}',
} satisfies Translation<typeof en>;
