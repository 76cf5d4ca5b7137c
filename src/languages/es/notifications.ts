import type en from '../en/notifications.ts';
import type { Translation } from '../types.ts';

export default {
  title: 'Con la página cerrada',
  browser: 'Avisar en este navegador',
  browserNote: 'Aparece una notificación cuando la página está cerrada. Dice el nombre, nunca el texto.',
  kinds: {
    whisper: 'Susurros de amistades',
    mail: 'Correos',
    friend: 'Solicitudes de amistad',
  },
  kindsNote: 'En todos los navegadores en los que quieras avisos.',
  quiet: 'Horas de silencio',
  quietNote: 'Entonces no se avisa de nada. Según tu reloj ({timeZone}).',
  from: 'Desde',
  to: 'Hasta',
  obstacles: {
    unsupported: 'Este navegador no puede recibir avisos.',
    homeScreen: 'Pon antes Promenade en la pantalla de inicio: Compartir y luego «Añadir a pantalla de inicio».',
    denied: 'Prohibiste los avisos en este navegador. En los ajustes del sitio puedes permitirlos de nuevo.',
  },
  notPermitted: 'El navegador no permitió los avisos.',
  unavailable: 'No se puede contactar con el servicio de avisos de este navegador. Inténtalo más tarde.',
  switchedOff: 'Este mundo no envía avisos.',
  device: 'Este dispositivo',
  install: 'Instalar Promenade',
  installNote: 'Promenade tendrá su propia ventana y su icono.',
  installed: 'Instalada',
  installNow: 'Instalar',
  homeScreen: 'En Safari: Compartir y luego «Añadir a pantalla de inicio».',
} satisfies Translation<typeof en>;
