import type en from '../en/example-guilds.ts';
import type { Translation } from '../types.ts';

export default {
  pier: { name: 'Die vom Steg', purpose: 'Spaziergänge am Wasser, bei jedem Wetter' },
  knitting: { name: 'Der Strickkreis', purpose: 'Muster, Wolle und lange Gespräche' },
  bench: { name: 'Die Bankgesellschaft', purpose: 'Sucht den besten Platz der Bucht' },
} satisfies Translation<typeof en>;
