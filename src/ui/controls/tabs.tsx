/**
 * Tabs in two styles: flags below a dialog header, and a segmented strip for small panels. A panel is rendered only while
 * its tab is selected. The caller may own the value; otherwise the first tab is selected.
 */
import * as RadixTabs from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../layout/class-names.ts';

export interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  look?: 'flags' | 'segments';
  /** Shown at the end of the strip, e.g. a minimise button. */
  end?: ReactNode;
  className?: string;
  /** Class of the strip only. */
  stripClassName?: string;
  /** One `TabPanel` per tab. */
  children?: ReactNode;
}

export interface TabItem<Value extends string> {
  value: Value;
  /** Label of the tab. */
  label: string;
  icon?: ReactNode;
  /** A badge or tag after the label. */
  badge?: ReactNode;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, look = 'flags', end, className, stripClassName, children } = props;
  const isFlags = look === 'flags';
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => showTab(strip.current, value), [value]);
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      activationMode="manual"
      className={classNames('flex min-h-0 flex-col', className)}
    >
      <div ref={strip} className={classNames(isFlags ? 'flags' : 'segments', stripClassName)}>
        <RadixTabs.List aria-label={label} className="tab-list">
          {tabs.map((tab) => (
            <RadixTabs.Trigger
              key={tab.value}
              value={tab.value}
              data-tab={tab.value}
              className={isFlags ? 'flag' : 'segment'}
            >
              {tab.icon}
              {tab.label}
              {tab.badge}
            </RadixTabs.Trigger>
          ))}
        </RadixTabs.List>
        {end}
      </div>
      {children}
    </RadixTabs.Root>
  );
}

/** Beside the selected tab, so that the next one shows. */
const BESIDE_PX = 16;

/** Scrolls a strip that is wider than the window. `scrollIntoView` would also scroll the sheet of a phone. */
function showTab(strip: HTMLElement | null, value: string): void {
  const tab = strip?.querySelector(`[data-tab="${value}"]`);
  if (!strip || !tab) return;
  const [inside, around] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
  const after = inside.right + BESIDE_PX - around.right;
  const before = inside.left - BESIDE_PX - around.left;
  if (after > 0) strip.scrollLeft += after;
  else if (before < 0) strip.scrollLeft += before;
}

export interface TabPanelProps {
  value: string;
  className?: string;
  children: ReactNode;
}

export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <RadixTabs.Content value={value} className={classNames('min-h-0 flex-1', className)}>
      {children}
    </RadixTabs.Content>
  );
}
