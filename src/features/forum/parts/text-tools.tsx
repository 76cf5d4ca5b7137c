/** Actions on every post and reply: quote it, and copy a link to it. */
import { LinkSimpleIcon } from '@phosphor-icons/react/dist/csr/LinkSimple';
import { QuotesIcon } from '@phosphor-icons/react/dist/csr/Quotes';
import { quotableText } from '../../../shared/rules/bbcode/quote.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { copyText } from '../../../ui/controls/copy-text.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { postLink } from '../post-link.ts';
import { QUOTABLE, selectedWordsOf } from '../quoted-selection.ts';
import { text } from '../text.ts';

/** Quotes the words for the reply that is being written. */
export type Quote = (author: string, words: string) => void;

export interface QuoteButtonProps {
  author: string;
  /** BBCode */
  message: string;
  onQuote: Quote;
}

/** Quotes what is selected in the text, else the whole text. */
export function QuoteButton({ author, message, onQuote }: QuoteButtonProps) {
  return (
    <IconButton
      tone="ghost"
      size="sm"
      label={text.quoteOf({ author })}
      title={text.quote}
      // The selection stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ currentTarget }) => {
        const own = currentTarget.closest('li, article')?.querySelector(`[${QUOTABLE}]`) ?? null;
        const words = selectedWordsOf(own) || quotableText(message);
        if (words === '') showToast({ text: text.nothingToQuote, tone: 'info', id: 'quote' });
        else onQuote(author, words);
      }}
    >
      <QuotesIcon weight="fill" size={16} />
    </IconButton>
  );
}

export function LinkButton({ postId, replyId }: { postId: string; replyId?: string }) {
  return (
    <IconButton tone="ghost" size="sm" label={text.copyLink} onClick={() => void copyLink(postLink(postId, replyId))}>
      <LinkSimpleIcon weight="bold" size={17} />
    </IconButton>
  );
}

async function copyLink(link: string): Promise<void> {
  const isCopied = await copyText(link);
  showToast(
    isCopied
      ? { text: text.linkCopied, tone: 'ok', id: 'post-link' }
      : { text: text.linkFailed + link, tone: 'bad', id: 'post-link' },
  );
}
