import type en from '../en/town.ts';
import type { Translation } from '../types.ts';

export default {
  keys: 'Les flèches font marcher, Entrée ouvre la porte devant toi. L énumère les alentours, H dit où tu es, E ouvre les gestes.',
  youCantWalkThere: 'Tu ne peux pas marcher jusque-là.',
  notSupported:
    'Ce navigateur ne peut pas dessiner la ville. Mets-le à jour, ou utilise une version actuelle de Chrome, Edge, Firefox ou Safari.',
  failed: 'La ville ne peut plus être dessinée. Recharge la page.',
  drawingText: 'Dessin de la ville…',
  captions: {
    levelUp: 'Niveau gagné',
    bell: 'La cloche de la ville',
    rain: 'La pluie commence',
    horn: 'Corne de brume',
  },
  peopleIn: 'Personnes à {place}',
  beginsIn: 'commence dans {minutes} min',
  isOnNow: 'c’est maintenant',
  selfName: '{name} (toi)',
  doing: {
    wave: 'fait signe',
    dance: 'danse',
    laugh: 'rit',
    clap: 'applaudit',
    bow: 's’incline',
    think: 'réfléchit',
    cheer: 'acclame',
    sit: 's’assied',
  },
} satisfies Translation<typeof en>;
