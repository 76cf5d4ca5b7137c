/**
 * Tabs in two looks: flags that hang from a sign, and a segmented strip for small panels. Panels are kept out of the
 * document until their tab is chosen. The caller may own the value, else the first tab opens.
 */
import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';

export interface TabsProps<Value extends string> {
  /** Names the strip of tabs. */
  label: string;
  tabs: readonly TabItem<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  look?: 'flags' | 'segments';
  /** Stands at the end of the strip, for example a minimise button. */
  end?: ReactNode;
  className?: string;
  /** Class of the strip alone. */
  stripClassName?: string;
  /** The panels: one `TabPanel` for each tab. */
  children?: ReactNode;
}

export interface TabItem<Value extends string> {
  value: Value;
  /** The word on the tab. */
  label: string;
  icon?: ReactNode;
  /** A badge or tag after the word. */
  badge?: ReactNode;
}

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, look = 'flags', end, className, stripClassName, children } = props;
  const isFlags = look === 'flags';
  return (
    <RadixTabs.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      activationMode="manual"
      className={classNames('flex min-h-0 flex-col', className)}
    >
      <div className={classNames(isFlags ? 'flags' : 'segments', stripClassName)}>
        <RadixTabs.List aria-label={label} className="tab-list">
          {tabs.map((tab) => (
            <RadixTabs.Trigger key={tab.value} value={tab.value} className={isFlags ? 'flag' : 'segment'}>
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
