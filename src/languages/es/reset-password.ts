import type en from '../en/reset-password.ts';
import type { Translation } from '../types.ts';

export default {
  resetTitle: 'Una contraseña nueva',
  resetText: 'Elige una que nadie más pueda adivinar.',
  expiredTitle: 'Este enlace ha caducado',
  expiredText: 'Los enlaces funcionan una vez y por poco tiempo. Pide otro en la tarjeta de inicio de sesión.',
  doneText: 'Tu contraseña se ha cambiado. Ya puedes iniciar sesión.',
  missingPassword: 'Elige una contraseña.',
  missingConfirmation: 'Escribe la contraseña otra vez.',
  passwordsDiffer: 'Las dos contraseñas son distintas.',
  backToSignIn: 'Ir a iniciar sesión',
  newPassword: 'Contraseña nueva',
  confirmPassword: 'Confirmar contraseña',
  saving: 'Guardando…',
  setPassword: 'Guardar contraseña',
} satisfies Translation<typeof en>;
