import type en from '../en/reset-password.ts';
import type { Translation } from '../types.ts';

export default {
  resetTitle: 'Una contraseña nueva',
  resetText: 'Elige una que nadie más adivinaría.',
  expiredTitle: 'Este enlace ha caducado',
  expiredText: 'Un enlace sirve una vez y por poco tiempo. Pide uno nuevo en la tarjeta de entrada.',
  doneText: 'Tu contraseña ha cambiado. Ya puedes entrar.',
  missingPassword: 'Elige una contraseña.',
  missingConfirmation: 'Escribe otra vez la contraseña.',
  passwordsDiffer: 'Las dos contraseñas son distintas.',
  backToSignIn: 'Volver a la entrada',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Confirmar contraseña',
  saving: 'Guardando…',
  setPassword: 'Guardar contraseña',
} satisfies Translation<typeof en>;
