import type en from '../en/badges.ts';
import type { Translation } from '../types.ts';

export default {
  names: {
    'Early Access': 'Desde el principio',
    Donator: 'Donación',
    Beta: 'Beta',
    Creator: 'Creación',
    Verified: 'Verificado',
    'Fashion Icon': 'Icono de moda',
    Collector: 'Colección',
    Celebrity: 'Celebridad',
    Ambassador: 'Embajada',
  },
  ways: {
    'Early Access': 'Para quienes estaban aquí antes de abrir la ciudad.',
    Donator: 'Para quienes ayudaron a pagar la ciudad.',
    Beta: 'Para quienes probaron la ciudad mientras se construía.',
    Creator: 'Por una primera creación aprobada.',
    Verified: 'Para personas que el equipo de la ciudad conoce.',
    'Fashion Icon': 'Del equipo de la ciudad, por conjuntos que dan que hablar.',
    Collector: 'Del equipo de la ciudad, por una gran colección.',
    Celebrity: 'Del equipo de la ciudad, para quienes todo el mundo conoce.',
    Ambassador: 'Del equipo de la ciudad, por ayudar a quienes llegan.',
  },
} satisfies Translation<typeof en>;
