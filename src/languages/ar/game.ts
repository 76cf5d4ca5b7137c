import type en from '../en/game.ts';
import type { Translation } from '../types.ts';

export default {
  reconnected: 'عاد اتصالك.',
  theCoreStoppedDrawingThe: 'توقفت النواة عن رسم المدينة. تتولى GPU الرسم الآن.',
  theGpuCouldNotDraw: 'لم تستطع GPU رسم المدينة. تتولى النواة الرسم الآن.',
  others:
    '{count, plural, one {شخص آخر} two {شخصين آخرين} few {{count} أشخاص آخرين} many {{count} شخصًا آخر} other {{count} شخص آخر}}',
  newMails:
    '{count, plural, one {لديك رسالة جديدة من {names}} two {لديك رسالتان جديدتان من {names}} few {لديك {count} رسائل جديدة من {names}} many {لديك {count} رسالة جديدة من {names}} other {لديك {count} رسالة جديدة من {names}}}.',
} satisfies Translation<typeof en>;
