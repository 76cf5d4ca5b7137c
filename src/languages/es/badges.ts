import type en from '../en/badges.ts';
import type { Translation } from '../types.ts';

export default {
  names: {
    'Early Access': 'Acceso anticipado',
    Donator: 'Donante',
    Beta: 'Beta',
    Creator: 'Artista',
    Verified: 'Cuenta verificada',
    'Fashion Icon': 'Icono de moda',
    Collector: 'Coleccionista',
    Celebrity: 'Celebridad',
    Ambassador: 'Guía',
  },
  ways: {
    'Early Access': 'Para quienes estaban aquí antes de que abriera la ciudad.',
    Donator: 'Para quienes ayudaron a pagar la ciudad.',
    Beta: 'Para quienes probaron la ciudad mientras se construía.',
    Creator: 'Por una primera creación aprobada.',
    Verified: 'Para las personas que el equipo de la ciudad conoce.',
    'Fashion Icon': 'Del equipo de la ciudad, por conjuntos que dan que hablar.',
    Collector: 'Del equipo de la ciudad, por una gran colección.',
    Celebrity: 'Del equipo de la ciudad, para las personas que todo el mundo conoce.',
    Ambassador: 'Del equipo de la ciudad, por ayudar a quienes acaban de llegar.',
  },
} satisfies Translation<typeof en>;
