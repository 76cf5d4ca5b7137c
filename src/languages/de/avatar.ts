import type en from '../en/avatar.ts';
import type { Translation } from '../types.ts';

export default {
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  showWhole: 'Ganze Figur zeigen',
  rotateAvatar: 'Avatar drehen',
  rotateLeft: 'Nach links drehen',
  rotateRight: 'Nach rechts drehen',
  avatar: 'Avatar',
  zoom: 'Zoom',
  label: 'Hautton',
  seenFrom: '{name}, Ansicht {side}',
  sides: {
    front: 'von vorn',
    frontLeft: 'von vorn links',
    left: 'von links',
    back: 'von hinten',
    right: 'von rechts',
    frontRight: 'von vorn rechts',
  },
} satisfies Translation<typeof en>;
