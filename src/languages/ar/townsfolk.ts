import type en from '../en/townsfolk.ts';
import type { Translation } from '../types.ts';

export default {
  peopleOfTheTown: 'أهل المدينة',
  livesHere: 'من أهل Lantern Bay',
  sayHello: 'إلقاء التحية',
  wave: 'تلويح',
  close: 'إغلاق',
  usually: 'عادةً عند {place}',
  aboutPerson: '{name} من أهل Lantern Bay، وعادةً عند {place}.',
  nearBy: '{name}، من أهل Lantern Bay',
  says: '{name}: {words}',
} satisfies Translation<typeof en>;
