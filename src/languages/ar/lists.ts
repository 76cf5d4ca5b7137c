import type en from '../en/lists.ts';
import type { Translation } from '../types.ts';

export default {
  more: '{count, plural, one {واحد غيرهم} two {اثنان غيرهم} few {{count} غيرهم} many {{count} غيرهم} other {{count} غيرهم}}',
  labelled: '{label}: {value}',
} satisfies Translation<typeof en>;
