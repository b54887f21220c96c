import { useEffect, useMemo } from 'react';
import { combineLatest, map, of, type Observable } from 'rxjs';
import { PageActions, type ActionScope } from '../../application/actions';
import { type Action, currentValue } from '../../kernel';
import type { MenuEntry } from '../../ui';
import { useService } from '../services/services';
import { useDeferredStream, useStream } from '../services/streams';
import type { TextKey } from '../texts/text-keys';
import type { Translate } from '../texts/translator';
import { useText } from '../texts/use-text';
import { shortcutLabel, useShortcuts } from './shortcuts';

/** An action whose label and denials are texts. */
export type PageAction = Action<TextKey, TextKey>;

/** An action as a control draws it. */
export interface ActionState {
  readonly id: string;
  readonly label: string;
  readonly note: string | undefined;
  readonly icon: string;
  /** Keys separated by spaces; undefined without a shortcut. */
  readonly keys: string | undefined;
  readonly danger: boolean;
  readonly separated: boolean;
  /** Undefined when enabled, and while busy. */
  readonly disabledReason: string | undefined;
  readonly busy: boolean;
  /** Undefined for a link. */
  readonly execute: (() => void) | undefined;
  readonly href: string | undefined;
}

interface CurrentAction {
  readonly action: PageAction;
  readonly denied: TextKey | false;
  readonly busy: boolean;
}

const current$ = (action: PageAction): Observable<CurrentAction> =>
  combineLatest([action.denied$, action.busy$ ?? of(false)]).pipe(map(([denied, busy]) => ({ action, denied, busy })));

const stateOf = ({ action, denied, busy }: CurrentAction, t: Translate): ActionState => ({
  id: action.id,
  label: t(action.label, action.parameters),
  note: action.note && t(action.note),
  icon: action.icon,
  keys: action.shortcut && shortcutLabel(action.shortcut),
  danger: action.danger === true,
  separated: action.separated === true,
  href: action.href,
  disabledReason: busy || denied === false ? undefined : t(denied),
  busy,
  execute: action.execute,
});

/** The current states of actions, in their order. `actions` must keep its identity between renders. */
export const useActions = (actions: readonly PageAction[]): readonly ActionState[] => {
  const { t } = useText();
  const current = useDeferredStream(
    useMemo(() => (actions.length === 0 ? of([]) : combineLatest(actions.map(current$))), [actions]),
  );
  return useMemo(() => {
    const isCurrent = current.length === actions.length && current.every(({ action }, at) => action === actions[at]);
    // Only denials and progress may lag behind: the states of other actions would show labels of the past.
    const states = isCurrent ? current : actions.map((action) => currentValue(current$(action)));
    return states.map((each) => stateOf(each, t));
  }, [actions, current, t]);
};

/** The current state of one action. */
export const useAction = (action: PageAction): ActionState =>
  useActions(useMemo(() => [action], [action]))[0] as ActionState;

/** The entry of an action in a menu. */
export const menuEntry = ({ id, execute, keys, ...state }: ActionState): MenuEntry => ({
  ...state,
  key: id,
  shortcut: keys,
  onSelect: execute,
});

/**
 * Offers the actions in the command palette and in the list of shortcuts, and listens to their shortcuts, while the
 * page is open. `actions` must keep its identity between renders.
 */
export const usePageActions = (actions: readonly PageAction[], scope: ActionScope = 'page'): void => {
  const service = useService(PageActions);
  useEffect(() => service.register(actions, scope), [service, actions, scope]);
  useShortcuts(actions);
};

/** The actions that the mounted pages, or the frame, have registered. */
export const useRegisteredActions = (scope: ActionScope): readonly ActionState[] => {
  const service = useService(PageActions);
  // Registered by `usePageActions`, which has checked the types.
  const actions$ = useMemo(() => service.of$(scope) as Observable<readonly PageAction[]>, [service, scope]);
  return useActions(useStream(actions$));
};
