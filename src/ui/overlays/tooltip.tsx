/** A short hint after 500 ms of hovering, or on focus. Touch screens show no tooltips, so never put required information here. */
import * as RadixTooltip from 'radix-ui/tooltip';
import type { ReactNode } from 'react';

const TOOLTIP_DELAY_MS = 500;

export interface TooltipProps {
  text: ReactNode;
  /** One element that forwards ref and props to the DOM. */
  children: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

export function Tooltip({ text, children, side = 'top' }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={TOOLTIP_DELAY_MS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className="tip tooltip-layer" side={side} sideOffset={8} collisionPadding={8}>
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
