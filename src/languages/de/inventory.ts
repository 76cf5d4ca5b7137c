import type en from '../en/inventory.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'Das Inventar konnte nicht geladen werden: ',
  apply: 'Übernehmen',
  changes: '',
  cancel: 'Abbrechen',
  applied: 'Änderungen übernommen!',
  cancelled: 'Änderungen verworfen',
  nothingToApply: 'Keine Änderungen zu übernehmen',
  itemFailed: 'Das hat mit dem Teil nicht geklappt ({mark}): {message}',
  applyFailed: 'Die Änderungen konnten nicht übernommen werden: {message}',
  info: 'Info',
  figure: 'Größe, Haut und Körper',
  height: 'Höhe',
  width: 'Breite',
  resetSize: 'Größe zurücksetzen',
  bodyType: 'Körper',
  bodies: { feminine: 'Feminin', masculine: 'Maskulin' },
  pendingChanges: '{count, plural, one {1 offene Änderung} other {{count} offene Änderungen}}',
  pickItems: 'Wähle Teile, um sie anzuprobieren.',
  unapplied:
    '{count, plural, one {Eine Änderung ist noch nicht übernommen.} other {{count} Änderungen sind noch nicht übernommen.}}',
  equipped: 'angezogen',
  pending: 'offen',
  toWear: '{count} anziehen',
  toTakeOff: '{count} ausziehen',
  items: '{count, plural, one {Teil} other {Teile}}',
} satisfies Translation<typeof en>;
