import { Tab as AriakitTab, TabList, TabPanel, TabProvider, useTabStore } from '@ariakit/react';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { isRightToLeft } from '../text-direction';
import classes from './tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface TabsProps<Value extends string> {
  /** Accessible name. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** A vertical list stands beside the panel. */
  readonly orientation?: 'horizontal' | 'vertical' | undefined;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/** Tabs with the panel of the selected one. Arrow keys select the next tab, Home and End the first and the last. */
export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  onChange,
  orientation = 'horizontal',
  children,
}: TabsProps<Value>) => {
  const id = useId();
  const tabId = (tab: Value): string => `${id}-${tab}`;
  const select = (selected: string | null | undefined): void => {
    const tab = tabs.find((each) => tabId(each.value) === selected);
    if (tab !== undefined && tab.value !== value) onChange(tab.value);
  };
  const store = useTabStore({ orientation, selectedId: tabId(value), setSelectedId: select });
  // The direction may change with the language, while the tabs are shown.
  const setDirection = ({ currentTarget }: KeyboardEvent): void => store.setState('rtl', isRightToLeft(currentTarget));
  return (
    <TabProvider store={store}>
      <div className={classNames(classes['view'], orientation === 'vertical' && classes['vertical'])}>
        <TabList aria-label={label} className={classes['tabs']} onKeyDownCapture={setDirection}>
          {tabs.map((tab) => (
            <AriakitTab key={tab.value} id={tabId(tab.value)} className={classes['tab']}>
              {tab.label}
            </AriakitTab>
          ))}
        </TabList>
        <TabPanel tabId={tabId(value)} className={classes['panel']}>
          {children}
        </TabPanel>
      </div>
    </TabProvider>
  );
};
