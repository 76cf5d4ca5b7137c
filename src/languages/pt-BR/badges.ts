import type en from '../en/badges.ts';
import type { Translation } from '../types.ts';

export default {
  names: {
    'Early Access': 'Desde o início',
    Donator: 'Doação',
    Beta: 'Beta',
    Creator: 'Criação',
    Verified: 'Perfil verificado',
    'Fashion Icon': 'Ícone da moda',
    Collector: 'Coleção',
    Celebrity: 'Celebridade',
    Ambassador: 'Representante',
  },
  ways: {
    'Early Access': 'Para quem já estava aqui antes de a cidade abrir.',
    Donator: 'Para quem ajudou a pagar a cidade.',
    Beta: 'Para quem testou a cidade durante a construção.',
    Creator: 'Pela primeira criação aprovada.',
    Verified: 'Para quem a equipe da cidade conhece.',
    'Fashion Icon': 'Da equipe da cidade, por looks que dão o que falar.',
    Collector: 'Da equipe da cidade, por uma grande coleção.',
    Celebrity: 'Da equipe da cidade, para quem todo mundo conhece.',
    Ambassador: 'Da equipe da cidade, por ajudar quem acabou de chegar.',
  },
} satisfies Translation<typeof en>;
