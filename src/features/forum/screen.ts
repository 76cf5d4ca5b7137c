/** The forum: its list, or one post. */
import { MegaphoneIcon } from '@phosphor-icons/react/dist/csr/Megaphone';
import { defineScreen } from '../../screens/screens.ts';
import { titles } from '../../screens/titles.ts';
import type { PostPreview } from '../../shared/contract/forum.ts';

declare module '../../screens/screens.ts' {
  interface ScreenParams {
    /** A post to open, as an object or by its id, and a reply in it to show. Left out: the list. */
    forum: { selectedPost?: PostPreview; selectedPostId?: string; selectedReplyId?: string } | undefined;
  }
}

export default defineScreen({
  name: 'forum',
  publicName: 'forums',
  title: titles.forum,
  accent: 'books',
  widthPx: 1120,
  heightPx: 780,
  icon: MegaphoneIcon,
  load: () => import('./forum-screen.tsx'),
});
