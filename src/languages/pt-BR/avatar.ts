import type en from '../en/avatar.ts';
import type { Translation } from '../types.ts';

export default {
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  showWhole: 'Mostrar a figura inteira',
  rotateAvatar: 'Girar o avatar',
  rotateLeft: 'Girar à esquerda',
  rotateRight: 'Girar à direita',
  avatar: 'Avatar',
  zoom: 'Zoom',
  label: 'Tom de pele',
  seenFrom: '{name}, vista {side}',
  sides: {
    front: 'de frente',
    frontLeft: 'de frente pela esquerda',
    left: 'pela esquerda',
    back: 'de costas',
    right: 'pela direita',
    frontRight: 'de frente pela direita',
  },
} satisfies Translation<typeof en>;
