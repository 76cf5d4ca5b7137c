/**
 * The forum. List and post are two openings of one screen, so that the dialog's back button leads from a post to the
 * unchanged list. The categories are beside both; the dialog for a new post opens over both.
 */
import './forum.css';
import { useState } from 'react';
import { lazyPart } from '../../ui/lazy/lazy-part.ts';
import { useSnapshot } from 'valtio';
import { dialogs, goBack, openScreen, type ScreenProps } from '../../screens/screens.ts';
import { NEW_POST_DRAFT, takeContinued } from '../../rich-text/write/draft-list.ts';
import type { PostPreview } from '../../shared/contract/forum.ts';
import type { ForumFilter } from '../../shared/rules/forum.ts';
import { removeHiddenLists } from './calls.ts';
import { OpenPost } from './parts/open-post.tsx';
import { PostList } from './parts/post-list.tsx';
import { Side } from './parts/side.tsx';
import { forumView, showCategory } from './state.ts';

const NewPostDialog = lazyPart(async () => (await import('./parts/new-post-dialog.tsx')).NewPostDialog);

type Params = { selectedPost?: PostPreview; selectedPostId?: string; selectedReplyId?: string } | undefined;

export default function ForumScreen({ params }: ScreenProps<Params>) {
  const { filter } = useSnapshot(forumView);
  const postId = params?.selectedPost?.id ?? params?.selectedPostId ?? null;
  const replyId = params?.selectedReplyId;
  const [isWriting, setIsWriting] = useState(() => postId === null && takeContinued(NEW_POST_DRAFT));
  // A list that is opened again shows new posts.
  useState(() => {
    if (postId === null) removeHiddenLists();
    return null;
  });
  const choose = (next: ForumFilter): void => {
    showCategory(next);
    if (postId !== null) backToList();
  };
  const write = (): void => setIsWriting(true);
  const continueHere = (draft: string): boolean => {
    if (draft === NEW_POST_DRAFT) write();
    return draft === NEW_POST_DRAFT;
  };
  return (
    <div className="flex min-h-0 flex-1">
      <Side chosen={postId === null ? filter : null} onChoose={choose} onNewPost={write} continueHere={continueHere} />
      <div className="relative flex min-w-0 flex-1 flex-col">
        {postId === null ? (
          <PostList onNewPost={write} continueHere={continueHere} />
        ) : (
          <OpenPost key={`${postId} ${replyId}`} id={postId} replyId={replyId} onBack={backToList} />
        )}
      </div>
      {isWriting && <NewPostDialog category={filter} onClose={() => setIsWriting(false)} />}
    </div>
  );
}

/** Back to the list from which the post was opened, or to a new one when it was opened from elsewhere. */
function backToList(): void {
  const before = dialogs.screens[dialogs.at - 1];
  if (before?.name === 'forum' && before.params === undefined) goBack();
  else openScreen('forum');
}
