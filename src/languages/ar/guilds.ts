import type en from '../en/guilds.ts';
import type { Translation } from '../types.ts';

export default {
  comingSoon: 'النقابات (قريبًا)',
  explanation: 'سيكون بالإمكان تأسيس نقابات خاصة، لكل منها اسم وشعار ومقعد للقاء. لم يُفتح التأسيس بعد.',
  examples: 'كيف قد تبدو النقابة',
  example: 'مثال',
} satisfies Translation<typeof en>;
