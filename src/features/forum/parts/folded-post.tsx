/** A post of a blocked player is folded; announcements always show. */
import type { ReactNode } from 'react';
import { BlockedFold } from '../../../people/blocked-fold.tsx';
import type { PostPreview } from '../../../shared/contract/forum.ts';
import { useBlockedFold } from '../../../state/people/blocked.ts';

export interface FoldedPostProps {
  post: PostPreview;
  /** Of the fold. */
  className: string;
  children: ReactNode;
}

export function FoldedPost({ post, className, children }: FoldedPostProps) {
  const fold = useBlockedFold(post.category === 'announcements' ? null : post.author, `post ${post.id}`);
  return (
    <BlockedFold {...fold} className={className}>
      {children}
    </BlockedFold>
  );
}
