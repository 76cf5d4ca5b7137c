import type en from '../en/titles.ts';
import type { Translation } from '../types.ts';

export default {
  album: 'Album des lanternes',
  bell: 'Cloche',
  cookie: 'Cookies à cliquer',
  creations: 'Atelier',
  creators: 'Atelier',
  feed: 'Actualités',
  flow: 'FLOW',
  forum: 'Forums',
  friends: 'Amis',
  gifts: 'Cadeaux',
  guilds: 'Guildes',
  howToPlay: 'Comment jouer',
  inventory: 'Inventaire',
  mail: 'Courrier',
  membership: 'Devenir Resident',
  moderation: 'Modération',
  outfits: 'Tenues',
  outlet: 'Outlet',
  preferences: 'Préférences',
  profile: 'À propos',
  reports: 'Signalements',
  store: 'Boutique',
  wardrobe: 'Garde-robe',
} satisfies Translation<typeof en>;
