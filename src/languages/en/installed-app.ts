/** English: what a device shows of the installed page. The names of its shortcuts are titles of dialogs. */
export default {
  description: 'Walk Lantern Bay as your own avatar, meet people, and talk.',
  wide: 'Lantern Bay with players in it',
  narrow: 'Lantern Bay on a phone',
} as const;
