/** English: avatar. */
export default {
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  showWhole: 'Show the whole figure',
  rotateAvatar: 'Rotate avatar',
  rotateLeft: 'Rotate left',
  rotateRight: 'Rotate right',
  avatar: 'Avatar',
  zoom: 'Zoom',
  label: 'Skin tone',
  seenFrom: '{name}, seen from {side}',
  sides: {
    front: 'the front',
    frontLeft: 'the front left',
    left: 'the left',
    back: 'the back',
    right: 'the right',
    frontRight: 'the front right',
  },
} as const;
