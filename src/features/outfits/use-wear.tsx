/** Wears an outfit, after a question when that hides garments or leaves the figure without a part of it. */
import { useLossesQuestion } from '../../avatar/wardrobe/use-losses-question.tsx';
import { queryClient } from '../../net/query-client.ts';
import { outfitQuery, wearOutfit } from '../../state/shopping/wardrobe.ts';
import { useOutcome } from '../../ui/feedback/use-outcome.ts';
import * as text from './text.ts';

/** The caller renders `dialog`. `wear` shows the outcome in a toast and never rejects. */
export function useWear(id: string) {
  const { isBusy, track } = useOutcome();
  const { isAccepted, dialog } = useLossesQuestion(text.WEAR);
  const wear = async (): Promise<void> => {
    // Without an answer nothing can be asked; the call itself then says why.
    const losses = await queryClient.fetchQuery({ ...outfitQuery(id), staleTime: 0 }).catch(() => null);
    if (await isAccepted(losses)) await track(wearOutfit(id));
  };
  return { isBusy, wear, dialog };
}
