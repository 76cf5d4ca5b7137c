/**
 * The text of a post or reply. Prefetches the posts that it refers to, so that their cards need not wait for the
 * parser.
 */
import { useEffect, useMemo } from 'react';
import { queryClient } from '../../../net/query-client.ts';
import { Bbcode } from '../../../rich-text/bbcode/bbcode.tsx';
import { extractPostIds } from '../../../shared/rules/bbcode/plain-text.ts';
import { cardQuery } from '../calls.ts';
import { QUOTABLE } from '../quoted-selection.ts';
import { text } from '../text.ts';

export interface PostBodyProps {
  message: string;
  /** Whose words can be quoted; missing for a deleted player. */
  author?: string | undefined;
  className?: string;
}

export function PostBody({ message, author, className }: PostBodyProps) {
  const ids = useMemo(() => postIdsOf(message), [message]);
  useEffect(() => {
    for (const id of ids ?? []) void queryClient.prefetchQuery(cardQuery(id));
  }, [ids]);
  return (
    <>
      {ids === null && <p role="alert">{text.idsFailed}</p>}
      <div {...(author !== undefined && { [QUOTABLE]: author })}>
        <Bbcode text={message} className={className} />
      </div>
    </>
  );
}

/** Null when the text cannot be parsed. */
function postIdsOf(message: string): string[] | null {
  try {
    return extractPostIds(message);
  } catch {
    return null;
  }
}
