import type en from '../en/references.ts';
import type { Translation } from '../types.ts';

export default {
  post: 'Publicación {id}',
  outfit: 'Conjunto {id}',
} satisfies Translation<typeof en>;
