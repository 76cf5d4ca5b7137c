import type en from '../en/doors.ts';
import type { Translation } from '../types.ts';

export default {
  doors: {
    store: { label: 'البوتيك', hint: 'ملابس للتجربة والشراء' },
    window: { label: 'واجهة البوتيك', hint: 'إطلالة اليوم' },
    outlet: { label: 'كشك السوق', hint: 'كل ما لدينا في مكان واحد' },
    wardrobe: { label: 'مرآة الخياط', hint: 'لارتداء مقتنياتك' },
    books: { label: 'المكتبة', hint: 'القراءة والكتابة في المنتدى' },
    mail: { label: 'صندوق البريد', hint: 'رسائلك' },
    flow: { label: 'FLOW', hint: 'لعب وكسب للشرف' },
    bakery: { label: 'المخبز', hint: 'خَبز الكعك بالنقر' },
    radio: { label: 'Lantern FM', hint: 'إذاعة المدينة' },
    board: { label: 'لوحة الإعلانات', hint: 'المناسبات ونشاطك' },
    hall: { label: 'دار البلدية', hint: 'العضوية والدعم' },
    cafe: { label: 'Cafe Luna', hint: 'أصدقاؤك' },
    statue: { label: 'تمثال القطة', hint: 'ألبوم فوانيسك' },
  },
  doorPrompts: { enter: 'الدخول بـ Enter', tap: 'لمسة للفتح' },
  doorSentence: '{label}: {hint}. {prompt}.',
  seats: {
    bench: 'مقعد',
    chair: 'كرسي',
    rim: 'حافة النافورة',
    ledge: 'مكان للجلوس',
    ground: 'بساط النزهة',
  },
  seatPrompts: { enter: 'الجلوس بـ Enter', tap: 'لمسة للجلوس' },
  seatSentence: '{label}. {prompt}.',
} satisfies Translation<typeof en>;
