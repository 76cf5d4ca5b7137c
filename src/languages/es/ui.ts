import type en from '../en/ui.ts';
import type { Translation } from '../types.ts';

export default {
  close: 'Cerrar',
  cancel: 'Cancelar',
  back: 'Atrás',
  forward: 'Adelante',
  leaveTitle: '¿Descartar los cambios?',
  leaveText: 'Tus cambios no están guardados.',
  stay: 'Seguir editando',
  discard: 'Descartar',
  tryAgain: 'Intentar otra vez',
  dismiss: 'Cerrar',
  coins: 'monedas',
  gems: 'gemas',
  hidePassword: 'Ocultar contraseña',
  showPassword: 'Mostrar contraseña',
  reason: 'Motivo',
  reasonHint: 'Queda en el registro, que toda la moderación puede leer.',
  pleaseGiveAReason: 'Indica un motivo.',
  step: 'Paso {current} de {count}',
  now: 'ahora',
} satisfies Translation<typeof en>;
