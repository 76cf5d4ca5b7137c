/** What could not be had from the server, with the way to ask again. */
import { Button } from '../controls/button.tsx';
import { Empty } from './empty.tsx';

export interface LoadFailureProps {
  message: string;
  onRetry: () => void;
  /** On the button; 'Try again' when left out. */
  retryText?: string;
}

export function LoadFailure({ message, onRetry, retryText = 'Try again' }: LoadFailureProps) {
  return (
    <div role="alert" className="m-auto">
      <Empty picture="/emojis/cat-cry.webp" title={message}>
        <Button className="mt-2" onClick={onRetry}>
          {retryText}
        </Button>
      </Empty>
    </div>
  );
}
