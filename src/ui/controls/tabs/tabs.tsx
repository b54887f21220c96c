import {
  Tab as AriakitTab,
  TabList as AriakitTabList,
  TabPanel as AriakitTabPanel,
  TabProvider,
  useTabStore,
} from '@ariakit/react';
import { createContext, type KeyboardEvent, type ReactNode, useContext, useId, useMemo } from 'react';
import { classNames } from '../../base/class-names';
import { Icon } from '../../content/icon';
import { isRightToLeft } from '../../base/text-direction';
import { useTooltip } from '../../overlays/tooltip';
import { VisuallyHidden } from '../../base/visually-hidden';
import classes from './tabs.module.css';

export interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: string | undefined;
  /** At the end; its label tells screen readers what it means: 'Edited', 'Complete'. */
  readonly mark?: { readonly kind: 'dot' | 'check'; readonly label: string } | undefined;
  /** The tab stays focusable and shows the reason in a tooltip, but cannot be selected. */
  readonly disabledReason?: string | false | null | undefined;
}

export interface TabScopeProps<Value extends string> {
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly orientation?: 'horizontal' | 'vertical' | undefined;
  readonly children: ReactNode;
}

interface Scope {
  readonly tabs: readonly Tab<string>[];
  readonly orientation: 'horizontal' | 'vertical';
  readonly idOf: (value: string) => string;
  readonly selectedId: string;
  readonly onDirection: (isRtl: boolean) => void;
}

const ScopeContext = createContext<Scope | null>(null);

const useScope = (): Scope => {
  const scope = useContext(ScopeContext);
  if (scope === null) throw new Error('A TabList or TabPanel has no TabScope around it');
  return scope;
};

/**
 * Tabs whose list and panel stand in different places, as in a drawer with a navigation column; otherwise use `Tabs`.
 * Arrow keys select the next tab, Home and End the first and the last.
 */
export const TabScope = <Value extends string>({
  tabs,
  value,
  onChange,
  orientation = 'horizontal',
  children,
}: TabScopeProps<Value>) => {
  const id = useId();
  const idOf = useMemo(
    () =>
      (tab: string): string =>
        `${id}-${tab}`,
    [id],
  );
  const select = (selected: string | null | undefined): void => {
    const tab = tabs.find((each) => idOf(each.value) === selected);
    if (tab !== undefined && tab.value !== value && !tab.disabledReason) onChange(tab.value);
  };
  const store = useTabStore({ orientation, selectedId: idOf(value), setSelectedId: select });
  const scope = useMemo<Scope>(
    () => ({
      tabs,
      orientation,
      idOf,
      selectedId: idOf(value),
      onDirection: (isRtl) => store.setState('rtl', isRtl),
    }),
    [tabs, orientation, idOf, value, store],
  );
  return (
    <TabProvider store={store}>
      <ScopeContext value={scope}>{children}</ScopeContext>
    </TabProvider>
  );
};

const TabButton = ({ tab, id }: { readonly tab: Tab<string>; readonly id: string }) => {
  const reason = tab.disabledReason || null;
  const { trigger, tooltip } = useTooltip(reason, { describes: true });
  return (
    <>
      <AriakitTab
        id={id}
        className={classes['tab']}
        {...(reason !== null && { disabled: true, accessibleWhenDisabled: true, ...trigger })}
      >
        {tab.icon === undefined ? null : <Icon name={tab.icon} size="small" />}
        <span className={classes['label']}>{tab.label}</span>
        {tab.mark === undefined ? null : (
          <span className={classes['mark']}>
            {tab.mark.kind === 'check' ? (
              <Icon name="check" size="small" />
            ) : (
              <span className={classes['dot']} aria-hidden="true" />
            )}
            <VisuallyHidden>{`(${tab.mark.label})`}</VisuallyHidden>
          </span>
        )}
      </AriakitTab>
      {tooltip}
    </>
  );
};

/** The tabs of the surrounding `TabScope`; `label` is the accessible name. */
export const TabList = ({ label }: { readonly label: string }) => {
  const { tabs, orientation, idOf, onDirection } = useScope();
  return (
    <AriakitTabList
      aria-label={label}
      className={classNames(classes['tabs'], orientation === 'vertical' && classes['vertical'])}
      // The direction may change with the language, while the tabs are shown.
      onKeyDownCapture={({ currentTarget }: KeyboardEvent) => onDirection(isRightToLeft(currentTarget))}
    >
      {tabs.map((tab) => (
        <TabButton key={tab.value} tab={tab} id={idOf(tab.value)} />
      ))}
    </AriakitTabList>
  );
};

/** The panel of the selected tab of the surrounding `TabScope`. */
export const TabPanel = ({ children }: { readonly children: ReactNode }) => (
  <AriakitTabPanel tabId={useScope().selectedId} className={classes['panel']}>
    {children}
  </AriakitTabPanel>
);

export interface TabsProps<Value extends string> extends TabScopeProps<Value> {
  /** Accessible name. */
  readonly label: string;
}

/** Tabs with the panel of the selected one below, or beside them when they are vertical. */
export const Tabs = <Value extends string>({ label, children, ...scope }: TabsProps<Value>) => (
  <TabScope {...scope}>
    <div className={classNames(classes['view'], scope.orientation === 'vertical' && classes['beside'])}>
      <TabList label={label} />
      <TabPanel>{children}</TabPanel>
    </div>
  </TabScope>
);
