import type en from '../en/bell.ts';
import type { Translation } from '../types.ts';

export default {
  unread: 'غير مقروء',
  markAll: 'تحديد الكل كمقروء',
  marked: 'صارت كل التنبيهات مقروءة.',
  empty: 'لا شيء بعد',
  emptyNote: 'هنا تظهر الردود والتعليقات والإكراميات والقلوب وطلبات الصداقة.',
  list: 'ما الجديد',
  loading: 'جارٍ التحميل…',
  loadFailed: 'تعذّرت قراءة الجرس: ',
  loadMoreFailed: 'تعذّر تحميل التنبيهات الأقدم.',
  allRead: 'الكل مقروء',
  unreadCount: 'غير المقروء: {unread}',
  yourPost: 'منشورك',
  titled: '«{title}»',
  yourReplyIn: 'ردك في {post}',
  who: {
    two: '{name} و{other}',
    more: '{name} وآخرون ({count})',
  },
  one: {
    replied: '{who} – رد على {post}',
    repliedTimes: '{who} – ردود على {post}: {count}',
    quoted: '{who} – اقتباس منك في {post}',
    quotedTimes: '{who} – اقتباسات منك في {post}: {count}',
    reacted: '{who} – تفاعل مع {text}',
    tipped:
      '{who} – إكرامية لك من {coins, plural, zero {لا عملات} one {عملة واحدة} two {عملتين} few {{coins, number} عملات} many {{coins, number} عملة} other {{coins, number} عملة}} عن {text}',
    commented: '{who} – كتابة على ملفك',
    commentedTimes: '{who} – تعليقات على ملفك: {count}',
    answered: '{who} – رد على تعليق',
    answers: '{who} – ردود على تعليقات: {count}',
    answersFor: '{who} – ردود على تعليقات في ملف {profile}: {count}',
  },
  several: {
    replied: '{who} – ردود على {post}',
    quoted: '{who} – اقتباسات منك في {post}',
    reacted: '{who} – تفاعلات مع {text}',
    tipped:
      '{who} – إكراميات لك من {coins, plural, zero {لا عملات} one {عملة واحدة} two {عملتين} few {{coins, number} عملات} many {{coins, number} عملة} other {{coins, number} عملة}} عن {text}',
    commented: '{who} – كتابات على ملفك',
    answers: '{who} – ردود على تعليقات: {count}',
    answersFor: '{who} – ردود على تعليقات في ملف {profile}: {count}',
  },
  wouldBeFriends: '{who} – طلب صداقة',
  isFriend: '{who} من أصدقائك الآن',
  heartsMatch: 'توافق القلوب مع {who}',
  newWork: 'عمل جديد من {who}: «{title}»',
  gift: 'هدية لك من {who}',
  gave: 'هدية لك من {who}: «{title}»',
  giftOpened: 'فُتحت هديتك لدى {who}: «{title}»',
  giftBack: 'عادت هديتك «{title}»، وعاد إليك: {price}',
  priceFell: 'انخفض ثمن «{title}» من قائمة أمنياتك: {price}',
  fewLeft:
    '{count, plural, zero {لم يبق شيء من «{title}» في قائمة أمنياتك} one {بقيت قطعة واحدة فقط من «{title}» في قائمة أمنياتك} two {بقيت قطعتان فقط من «{title}» في قائمة أمنياتك} few {بقيت {count, number} قطع فقط من «{title}» في قائمة أمنياتك} many {بقيت {count, number} قطعة فقط من «{title}» في قائمة أمنياتك} other {بقيت {count, number} قطعة فقط من «{title}» في قائمة أمنياتك}}',
  price:
    '{currency, select, gems {{amount, plural, zero {# جوهرة} one {جوهرة واحدة} two {جوهرتان} few {# جواهر} many {# جوهرة} other {# جوهرة}}} other {{amount, plural, zero {# عملة} one {عملة واحدة} two {عملتان} few {# عملات} many {# عملة} other {# عملة}}}}',
  decisions: {
    approved: 'قُبل رسمك «{title}»',
    rejected: 'لم يُقبل رسمك «{title}»',
    withdrawn: 'سُحب رسمك «{title}»',
    answered: 'هناك رد بخصوص رسمتك «{title}»',
  },
} satisfies Translation<typeof en>;
