/**
 * Wears an outfit, after a question when that hides garments or leaves the figure without a part of it. An outfit whose
 * losses are unknown is not worn.
 */
import type { Losses } from '../../avatar/wardrobe/losses.ts';
import { useLossesQuestion } from '../../avatar/wardrobe/use-losses-question.tsx';
import { queryClient } from '../../net/query-client.ts';
import { outfitQuery, wearOutfit } from '../../state/shopping/wardrobe.ts';
import { showFailure } from '../../ui/feedback/outcome.ts';
import { useOutcome } from '../../ui/feedback/use-outcome.ts';
import { text } from './text.ts';

/** The caller renders `dialog`. `wear` shows the outcome in a toast and never rejects. */
export function useWear(id: string) {
  const { isBusy, track } = useOutcome();
  const { isAccepted, dialog } = useLossesQuestion(text.wear);
  const wear = async (): Promise<void> => {
    const losses = await fetchLosses(id);
    if (losses !== null && (await isAccepted(losses))) await track(wearOutfit(id));
  };
  return { isBusy, wear, dialog };
}

/** What wearing the outfit takes from the figure; null after a failure, which a toast shows. */
async function fetchLosses(id: string): Promise<Losses | null> {
  try {
    return await queryClient.fetchQuery({ ...outfitQuery(id), staleTime: 0 });
  } catch (error) {
    showFailure(error);
    return null;
  }
}
