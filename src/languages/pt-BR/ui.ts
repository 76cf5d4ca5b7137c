import type en from '../en/ui.ts';
import type { Translation } from '../types.ts';

export default {
  close: 'Fechar',
  cancel: 'Cancelar',
  back: 'Voltar',
  forward: 'Avançar',
  leaveTitle: 'Descartar tudo?',
  leaveText: 'Suas alterações não estão salvas.',
  stay: 'Continuar editando',
  discard: 'Descartar',
  tryAgain: 'Tentar de novo',
  dismiss: 'Dispensar',
  coins: '{count, plural, one {moeda} many {de moedas} other {moedas}}',
  gems: '{count, plural, one {gema} many {de gemas} other {gemas}}',
  hidePassword: 'Ocultar senha',
  showPassword: 'Mostrar senha',
  reason: 'Motivo',
  reasonHint: 'Fica no registro de auditoria, que toda a moderação pode ler.',
  pleaseGiveAReason: 'Diga um motivo, por favor.',
  step: 'Passo {current} de {count}',
  now: 'agora',
  notices: 'Avisos',
} satisfies Translation<typeof en>;
