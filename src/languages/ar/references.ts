import type en from '../en/references.ts';
import type { Translation } from '../types.ts';

export default {
  post: 'منشور {id}',
  outfit: 'إطلالة {id}',
} satisfies Translation<typeof en>;
