import type en from '../en/titles.ts';
import type { Translation } from '../types.ts';

export default {
  album: 'Laternenalbum',
  bell: 'Glocke',
  cookie: 'Keksbäckerei',
  creations: 'Atelier',
  creators: 'Werkstatt',
  feed: 'Neues',
  flow: 'FLOW',
  forum: 'Forum',
  friends: 'Freunde',
  gifts: 'Geschenke',
  guilds: 'Gilden',
  howToPlay: 'So wird gespielt',
  inventory: 'Inventar',
  mail: 'Mail',
  membership: 'Resident werden',
  moderation: 'Moderation',
  outfits: 'Outfits',
  outlet: 'Outlet',
  preferences: 'Einstellungen',
  profile: 'Über mich',
  reports: 'Meldungen',
  store: 'Boutique',
  wardrobe: 'Kleiderschrank',
} satisfies Translation<typeof en>;
