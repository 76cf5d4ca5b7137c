import type en from '../en/references.ts';
import type { Translation } from '../types.ts';

export default {
  post: 'Beitrag {id}',
  outfit: 'Outfit {id}',
} satisfies Translation<typeof en>;
