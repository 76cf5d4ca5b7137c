import type en from '../en/ui.ts';
import type { Translation } from '../types.ts';

export default {
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Atrás',
  forward: 'Adelante',
  leaveTitle: '¿Descartar todo?',
  leaveText: 'Tus cambios no están guardados.',
  stay: 'Seguir editando',
  discard: 'Descartar',
  tryAgain: 'Reintentar',
  dismiss: 'Cerrar aviso',
  coins: '{count, plural, one {moneda} many {de monedas} other {monedas}}',
  gems: '{count, plural, one {gema} many {de gemas} other {gemas}}',
  hidePassword: 'Ocultar contraseña',
  showPassword: 'Mostrar contraseña',
  reason: 'Motivo',
  reasonHint: 'Queda en el registro, donde puede leerlo toda la moderación.',
  pleaseGiveAReason: 'Indica un motivo, por favor.',
  step: 'Paso {current} de {count}',
  now: 'ahora',
  notices: 'Avisos',
} satisfies Translation<typeof en>;
