import type en from '../en/inventory.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'No se pudo cargar el inventario: ',
  apply: 'Aplicar',
  changes: ' cambios',
  cancel: 'Cancelar',
  applied: '¡Cambios aplicados!',
  cancelled: 'Cambios cancelados',
  nothingToApply: 'No hay cambios que aplicar',
  itemFailed: '{mark, select, equip {No se pudo poner el artículo} other {No se pudo quitar el artículo}}: {message}',
  applyFailed: 'No se pudieron aplicar los cambios: {message}',
  info: 'Información',
  figure: 'Tamaño, piel y cuerpo',
  height: 'Altura',
  width: 'Anchura',
  resetSize: 'Restablecer tamaño',
  bodyType: 'Tipo de cuerpo',
  bodies: { feminine: 'Femenino', masculine: 'Masculino' },
  pendingChanges: '{count, plural, one {1 cambio pendiente} other {{count} cambios pendientes}}',
  pickItems: 'Elige artículos para probártelos.',
  unapplied: '{count, plural, one {Un cambio aún no está aplicado.} other {{count} cambios aún no están aplicados.}}',
  equipped: 'en uso',
  pending: 'sin aplicar',
  toWear: '{count} por poner',
  toTakeOff: '{count} por quitar',
  items: '{count, plural, one {artículo} other {artículos}}',
} satisfies Translation<typeof en>;
