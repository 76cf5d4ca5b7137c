import type en from '../en/preferences.ts';
import type { Translation } from '../types.ts';

export default {
  look: 'Apparence',
  theme: 'Couleurs',
  themeNames: { auto: 'Selon l’heure', day: 'Jour', night: 'Nuit des lanternes' },
  townLight: 'Lumière de la ville',
  lightNames: { auto: 'Selon l’heure', day: 'Jour', evening: 'Soir' },
  townPainter: 'Dessinée par',
  painterNames: { auto: 'Automatique', gpu: 'GPU', core: 'Noyau' },
  townDetail: 'Détails de la ville',
  language: 'Langue',
  languageAuto: 'Comme le navigateur',
  languageNote: 'La page se recharge alors. Les brouillons restent.',
  sound: 'Son',
  mute: 'Couper tous les sons',
  volumes: {
    radioVolume: 'Volume de la radio',
    townVolume: 'Volume de la ville',
    interfaceVolume: 'Volume de l’interface',
  },
  volumeNotes: {
    radioVolume: 'Aussi les sons de FLOW.',
    townVolume: 'Mer, fontaine, oiseaux, pas.',
    interfaceVolume: 'Boutons, messages, récompenses.',
  },
  flowSound: 'Son de FLOW',
  flowSlow: 'Tours lents dans FLOW',
  motion: 'Mouvement',
  motionNote: 'Le mouvement réduit garde les images immobiles et montre les changements d’un coup.',
  motionNames: { auto: 'Comme l’appareil', reduced: 'Réduit' },
  keys: 'Touches',
  letterKeys: 'Touches de lettres',
  letterKeysNote:
    'Z, Q, S, D, E, H, L, plus, moins et le point d’interrogation agissent tant que la ville a le focus, J, K, R et S dans la liste des messages.',
  screenReader: 'Sans la vue',
  townAnnouncements: 'Annonces de la ville',
  announcementsNote:
    'Ce qu’un lecteur d’écran dit des trajets, des lieux et des gens à proximité. Il dit toujours les chuchotements et le chat.',
  announcementNames: { off: 'Aucune', few: 'Peu', all: 'Toutes' },
  soundCues: 'Repères sonores',
  soundCuesNote:
    'Des pas bien audibles, et un carillon pour un chuchotement, pour un courrier, quand quelqu’un s’approche et quand un trajet se termine. Les volumes de la ville et de l’interface s’appliquent.',
  help: 'Aide',
  howToPlay: 'Comment jouer',
  howToPlayNote: 'Marcher, parler et tout le reste, à la souris, au clavier et au doigt.',
  percent: '{percent} pour cent',
  drawsNow: 'En ce moment : {painter}',
  optimizedMode: 'Mode optimisé',
  automaticReduced: 'Automatique : réduits',
  automaticFull: 'Automatique : complets',
} satisfies Translation<typeof en>;
