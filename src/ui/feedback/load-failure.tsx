/** Error message of a failed request, with a retry button. */
import { Button } from '../controls/button.tsx';
import { Empty } from './empty.tsx';
import { text } from '../text.ts';

export interface LoadFailureProps {
  message: string;
  onRetry: () => void;
  /** Label of the button; 'Try again' by default. */
  retryText?: string;
}

export function LoadFailure({ message, onRetry, retryText = text.tryAgain }: LoadFailureProps) {
  return (
    <div role="alert" className="empty-place">
      <Empty picture="/emojis/cat-cry.webp" title={message}>
        <Button className="mt-2" onClick={onRetry}>
          {retryText}
        </Button>
      </Empty>
    </div>
  );
}
