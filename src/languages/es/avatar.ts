import type en from '../en/avatar.ts';
import type { Translation } from '../types.ts';

export default {
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  showWhole: 'Mostrar la figura entera',
  rotateAvatar: 'Girar el avatar',
  rotateLeft: 'Girar a la izquierda',
  rotateRight: 'Girar a la derecha',
  avatar: 'Avatar',
  zoom: 'Zoom',
  label: 'Tono de piel',
  seenFrom: '{name}, vista {side}',
  sides: {
    front: 'de frente',
    frontLeft: 'de frente a la izquierda',
    left: 'por la izquierda',
    back: 'por detrás',
    right: 'por la derecha',
    frontRight: 'de frente a la derecha',
  },
} satisfies Translation<typeof en>;
