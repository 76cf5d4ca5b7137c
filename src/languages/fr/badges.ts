import type en from '../en/badges.ts';
import type { Translation } from '../types.ts';

export default {
  names: {
    'Early Access': 'Avant-première',
    Donator: 'Mécénat',
    Beta: 'Bêta',
    Creator: 'Création',
    Verified: 'Profil vérifié',
    'Fashion Icon': 'Icône de mode',
    Collector: 'Collection',
    Celebrity: 'Célébrité',
    Ambassador: 'Ambassade',
  },
  ways: {
    'Early Access': 'Pour les membres qui étaient là avant l’ouverture de la ville.',
    Donator: 'Pour les membres qui ont aidé à financer la ville.',
    Beta: 'Pour les membres qui ont essayé la ville pendant sa construction.',
    Creator: 'Pour une première création acceptée.',
    Verified: 'Pour les membres que l’équipe de la ville connaît.',
    'Fashion Icon': 'De la part de l’équipe de la ville, pour des tenues dont on parle.',
    Collector: 'De la part de l’équipe de la ville, pour une grande collection.',
    Celebrity: 'De la part de l’équipe de la ville, pour les membres que tout le monde connaît.',
    Ambassador: 'De la part de l’équipe de la ville, pour l’aide aux nouveaux venus.',
  },
} satisfies Translation<typeof en>;
