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
  seenFrom: '{name}: vista desde {side}',
  sides: {
    front: 'delante',
    frontLeft: 'delante a la izquierda',
    left: 'la izquierda',
    back: 'detrás',
    right: 'la derecha',
    frontRight: 'delante a la derecha',
  },
} satisfies Translation<typeof en>;
