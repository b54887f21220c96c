import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import classes from './tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface TabsProps<Value extends string> {
  /** Accessible name. */
  readonly label: string;
  /** Prefix of the ids of tabs and panel; unique on the page. */
  readonly id: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

const tabId = (id: string, value: string): string => `${id}-${value}`;

/** Tabs: arrow keys move between them, Home and End to the ends. */
export const Tabs = <Value extends string>({ label, id, tabs, value, onChange }: TabsProps<Value>) => {
  const list = useRef<HTMLDivElement>(null);
  const current = tabs.findIndex((tab) => tab.value === value);
  const indexFor = (event: KeyboardEvent): number | null => {
    if (event.key === 'Home') return 0;
    if (event.key === 'End') return tabs.length - 1;
    const step = STEPS[event.key];
    if (step === undefined) return null;
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    return (current + (mirrored ? -step : step) + tabs.length) % tabs.length;
  };
  const move = (event: KeyboardEvent): void => {
    const index = indexFor(event);
    const tab = index === null ? undefined : tabs[index];
    if (index === null || tab === undefined) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[index]?.focus();
  };
  return (
    <div ref={list} role="tablist" tabIndex={-1} aria-label={label} className={classes['tabs']} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(id, tab.value)}
          aria-selected={tab.value === value}
          aria-controls={`${id}-panel`}
          tabIndex={tab.value === value ? 0 : -1}
          className={classes['tab']}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
};

/** The panel of the selected tab, named by it. */
export const TabPanel = ({
  id,
  value,
  children,
}: {
  readonly id: string;
  readonly value: string;
  readonly children: ReactNode;
}) => (
  <div role="tabpanel" id={`${id}-panel`} aria-labelledby={tabId(id, value)} className={classes['panel']}>
    {children}
  </div>
);
