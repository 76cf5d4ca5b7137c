import type en from '../en/people.ts';
import type { Translation } from '../types.ts';

export default {
  username: 'Nombre de usuario',
  email: 'Correo electrónico',
  creating: 'Creando…',
  createAccount: 'Crear cuenta',
  online: 'En línea',
  offline: 'Sin conexión',
  blockedPlayer: 'Persona bloqueada.',
  show: 'Mostrar',
  lvl: 'NIV',
  feminine: 'Femenino',
  masculine: 'Masculino',
  bodyType: 'Tipo de cuerpo',
  anotherLook: 'Otro aspecto',
  back: 'Atrás',
  toTheLookBefore: 'al aspecto anterior',
  levelRing: 'Nivel {level}, {percent}\u00a0% hasta el siguiente',
  emailTooLong: 'Un correo electrónico tiene como máximo {most} caracteres.',
  passwordLength: 'Una contraseña tiene de {least} a {most} caracteres.',
} satisfies Translation<typeof en>;
