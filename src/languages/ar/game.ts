import type en from '../en/game.ts';
import type { Translation } from '../types.ts';

export default {
  reconnected: 'عاد اتصالك.',
  theCoreStoppedDrawingThe: 'توقفت النواة عن رسم المدينة. تتولى GPU الرسم الآن.',
  theGpuCouldNotDraw: 'لم تستطع GPU رسم المدينة. تتولى النواة الرسم الآن.',
  others:
    '{count, plural, one {شخص آخر} two {شخصين آخرين} few {{count} أشخاص آخرين} many {{count} شخصًا آخر} other {{count} شخص آخر}}',
  newMails: 'لديك رسائل جديدة من {names}، عددها {count}.',
} satisfies Translation<typeof en>;
