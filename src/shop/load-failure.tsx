/** A list that could not be had, with the way to ask again. */
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import * as text from './text.ts';

export function LoadFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="m-auto text-badink">
      <Empty picture="/emojis/cat-cry.webp" title={message}>
        <Button onClick={onRetry}>{text.RETRY}</Button>
      </Empty>
    </div>
  );
}
