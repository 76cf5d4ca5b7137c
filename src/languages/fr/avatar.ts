import type en from '../en/avatar.ts';
import type { Translation } from '../types.ts';

export default {
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  showWhole: 'Montrer toute la silhouette',
  rotateAvatar: 'Tourner l’avatar',
  rotateLeft: 'Tourner à gauche',
  rotateRight: 'Tourner à droite',
  avatar: 'Avatar',
  zoom: 'Zoom',
  label: 'Teint',
  seenFrom: '{name}, vue {side}',
  sides: {
    front: 'de face',
    frontLeft: 'de trois quarts gauche',
    left: 'de gauche',
    back: 'de dos',
    right: 'de droite',
    frontRight: 'de trois quarts droit',
  },
} satisfies Translation<typeof en>;
