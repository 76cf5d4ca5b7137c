import type en from '../en/badges.ts';
import type { Translation } from '../types.ts';

export default {
  names: {
    'Early Access': 'من البداية',
    Donator: 'يد كريمة',
    Beta: 'بيتا',
    Creator: 'إبداع',
    Verified: 'توثيق',
    'Fashion Icon': 'أيقونة الموضة',
    Collector: 'هواية الجمع',
    Celebrity: 'نجومية',
    Ambassador: 'وجه المدينة',
  },
  ways: {
    'Early Access': 'لمن كان هنا قبل افتتاح المدينة.',
    Donator: 'لمن ساعد في تكاليف المدينة.',
    Beta: 'لمن جرّب المدينة وهي قيد البناء.',
    Creator: 'لأول ابتكار حظي بالقبول.',
    Verified: 'لمن يعرفه فريق المدينة.',
    'Fashion Icon': 'من فريق المدينة، لإطلالات يتحدث عنها الناس.',
    Collector: 'من فريق المدينة، لمجموعة كبيرة من المقتنيات.',
    Celebrity: 'من فريق المدينة، لمن يعرفه الجميع.',
    Ambassador: 'من فريق المدينة، لمساعدة القادمين الجدد.',
  },
} satisfies Translation<typeof en>;
