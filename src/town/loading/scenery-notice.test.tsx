import { NO_INSETS } from '../../engine/camera.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSceneryProgress } from '../state/scenery-progress.ts';
import { SceneryNotice } from './scenery-notice.tsx';

const insets = { ...NO_INSETS, top: 84, right: 12, bottom: 88, left: 372, overscrollBottom: 76 };
const notice = () => screen.queryByText('Drawing the town…');

afterEach(cleanup);

describe('the notice that the town is being drawn', () => {
  it('stays as long as visible scenery is missing, however long that takes, and comes back', () => {
    vi.useFakeTimers();
    const progress = createSceneryProgress();
    render(<SceneryNotice progress={progress} insets={insets} />);
    act(() => progress.set(30, 40));
    act(() => void vi.advanceTimersByTime(10 * 60_000));
    expect(notice()).not.toBeNull();
    expect(screen.getByText('75 %')).not.toBeNull();
    act(() => progress.set(40, 40));
    expect(notice()).toBeNull();
    act(() => progress.set(38, 41));
    expect(notice()).not.toBeNull();
    vi.useRealTimers();
  });

  it('is between the panels, at the lower edge of the free area', () => {
    const { container } = render(<SceneryNotice progress={createSceneryProgress()} insets={insets} />);
    const box = container.querySelector<HTMLElement>('.town-drawing');
    expect(box?.style).toMatchObject({ left: '372px', right: '12px', bottom: '98px' });
  });

  it('announces its text, not each percentage', () => {
    render(<SceneryNotice progress={createSceneryProgress()} insets={insets} />);
    expect(screen.getByRole('status').textContent).toBe('Drawing the town…');
  });
});
