import type en from '../en/town.ts';
import type { Translation } from '../types.ts';

export default {
  keys: 'الأسهم للمشي، وEnter لفتح الباب أمامك. وL لقائمة ما حولك، وH لمعرفة مكانك، وE للإيماءات.',
  youCantWalkThere: 'لا يمكنك المشي إلى هناك.',
  notSupported:
    'لا يستطيع هذا المتصفح رسم المدينة. يلزم تحديثه، أو استخدام نسخة حديثة من Chrome أو Edge أو Firefox أو Safari.',
  failed: 'لم يعد رسم المدينة ممكنًا. الرجاء إعادة تحميل الصفحة.',
  drawingText: 'جارٍ رسم المدينة…',
  captions: { levelUp: 'مستوى جديد', bell: 'جرس المدينة', rain: 'بدأ المطر', horn: 'بوق الضباب' },
  peopleIn: 'الناس في {place}',
  beginsIn: 'البداية بعد {minutes} د',
  isOnNow: 'جارٍ الآن',
  selfName: '{name} (أنت)',
  doing: {
    wave: 'تلويح',
    dance: 'رقص',
    laugh: 'ضحك',
    clap: 'تصفيق',
    bow: 'انحناء',
    think: 'تفكير',
    cheer: 'هتاف',
    sit: 'جلوس',
  },
} satisfies Translation<typeof en>;
