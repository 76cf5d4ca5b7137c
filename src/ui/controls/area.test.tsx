import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Area } from './area.tsx';

afterEach(cleanup);

it("begins at the page's side, and follows its words once there are some", () => {
  const area = (value: string) => <Area label="Message" value={value} onChange={() => {}} />;
  const { rerender } = render(area(''));
  expect(screen.getByLabelText('Message').getAttribute('dir')).toBeNull();
  rerender(area('Evening!'));
  expect(screen.getByLabelText('Message').getAttribute('dir')).toBe('auto');
});
