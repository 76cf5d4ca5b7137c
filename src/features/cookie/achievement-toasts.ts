/** One toast of 3 s for each achievement, at intervals of 3.5 s (specification: avatar and commerce, section 4). */
import { ACHIEVEMENT_STAGGER_MS, ACHIEVEMENT_TOAST_MS, type Achievement } from '../../shared/rules/cookie/constants.ts';
import { noteAchievement } from '../../state/people/guests.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { ACHIEVEMENT_TEXTS, text } from './text.ts';
import { runtime } from '../../shared/runtime/client.ts';

/** Returns a function that queues toasts, and one that drops the queued ones. */
export function createAchievementToasts(): { show: (achievements: Achievement[]) => void; stop: () => void } {
  let nextAt = 0;
  const timers = new Set<number>();
  return {
    show(achievements) {
      if (achievements.length > 0) noteAchievement();
      for (const achievement of achievements) {
        const { id } = achievement;
        const { name } = ACHIEVEMENT_TEXTS[id] ?? achievement;
        const at = Math.max(nextAt, runtime.now());
        nextAt = at + ACHIEVEMENT_STAGGER_MS;
        const timer = window.setTimeout(() => {
          timers.delete(timer);
          showToast({ id, text: text.unlocked({ name }), tone: 'coin', durationMs: ACHIEVEMENT_TOAST_MS });
        }, at - runtime.now());
        timers.add(timer);
      }
    },
    stop() {
      for (const timer of timers) window.clearTimeout(timer);
      timers.clear();
    },
  };
}
