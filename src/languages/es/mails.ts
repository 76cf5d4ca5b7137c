import type en from '../en/mails.ts';
import type { Translation } from '../types.ts';

export default {
  hello: 'Hola:',
  reset: {
    subject: 'Una contraseña nueva para Promenade',
    reason: 'alguien ha pedido una contraseña nueva para la cuenta de Promenade con este correo electrónico.',
    open: 'Si has sido tú, abre este enlace antes de una hora:',
    once: 'Sirve una vez y cierra la sesión en todos los dispositivos. Si no has sido tú, no hagas caso de este correo: nada cambia.',
  },
  verification: {
    subject: 'Confirma tu correo electrónico para Promenade',
    reason: 'alguien ha creado una cuenta de Promenade con este correo electrónico.',
    open: 'Si has sido tú, abre este enlace antes de tres días:',
    ignore: 'Si no has sido tú, no hagas caso de este correo.',
  },
  ban: {
    subject: 'Tu cuenta de Promenade está expulsada',
    reason: 'la moderación ha expulsado tu cuenta de Promenade. El motivo:',
    noReason: 'la moderación ha expulsado tu cuenta de Promenade.',
    appeal: 'Puedes recurrir una vez en un plazo de seis meses. Escribe a esta dirección:',
  },
  emailChange: {
    subject: 'Tu dirección de correo de Promenade ha cambiado',
    reason:
      'la administración ha cambiado la dirección de correo de tu cuenta de Promenade. Con esta dirección ya no puedes entrar.',
    contact: 'Si no lo pediste, escribe a esta dirección:',
  },
} satisfies Translation<typeof en>;
