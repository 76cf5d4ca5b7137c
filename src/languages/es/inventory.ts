import type en from '../en/inventory.ts';
import type { Translation } from '../types.ts';

export default {
  loadFailed: 'No se pudo cargar el inventario: ',
  apply: 'Aplicar',
  changes: ' cambios',
  cancel: 'Cancelar',
  applied: '¡Cambios aplicados!',
  cancelled: 'Cambios descartados',
  nothingToApply: 'No hay cambios que aplicar',
  itemFailed: 'No funcionó con el artículo ({mark}): {message}',
  applyFailed: 'No se pudieron aplicar los cambios: {message}',
  info: 'Información',
  figure: 'Tamaño, piel y cuerpo',
  height: 'Altura',
  width: 'Anchura',
  resetSize: 'Restablecer tamaño',
  bodyType: 'Cuerpo',
  bodies: { feminine: 'Femenino', masculine: 'Masculino' },
  pendingChanges: '{count, plural, one {1 cambio pendiente} other {{count} cambios pendientes}}',
  pickItems: 'Elige artículos para probártelos.',
  unapplied: '{count, plural, one {Un cambio aún no está aplicado.} other {{count} cambios aún no están aplicados.}}',
  equipped: 'puesto',
  pending: 'pendiente',
  toWear: '{count} por ponerse',
  toTakeOff: '{count} por quitarse',
} satisfies Translation<typeof en>;
