import { createContext, type RefObject, useContext, useEffect } from 'react';
import type { FilterEditor, FilterFocus, ItemNames } from '../../../application/filters';
import type { RefusedOperators } from '../../../domain/filters';
import { useStream } from '../../../kit';
import type { FilterFormatter } from '../filter-sentence';

/** Shared by all components of a filter builder. */
interface Builder {
  readonly editing: FilterEditor;
  readonly formatter: FilterFormatter;
  readonly names: ItemNames;
  readonly refusedOperators: RefusedOperators;
}

export const BuilderContext = createContext<Builder | null>(null);

/** The builder of the context. Throws outside of a `FilterBuilder`. */
export const useBuilder = (): Builder => {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('There is no FilterBuilder around this component');
  return builder;
};

const CONTROLS = 'button, select, input:not([type=hidden])';

const targetOf = (element: HTMLElement, part: FilterFocus['part']): HTMLElement | null => {
  const value = part === 'value' ? element.querySelector<HTMLElement>(`[data-value] :is(${CONTROLS})`) : null;
  return value ?? element.querySelector<HTMLElement>(CONTROLS);
};

/**
 * Focuses a control within the element when focus is requested for this entry; null is the control that adds entries.
 * With `only`, requests for the other part of the entry are ignored.
 */
export const useFocusTarget = (
  key: string | null,
  element: RefObject<HTMLElement | null>,
  only?: FilterFocus['part'],
): void => {
  const { editing } = useBuilder();
  const focus = useStream(editing.focus$);
  useEffect(() => {
    if (focus === null || focus.key !== key || (only !== undefined && focus.part !== only) || element.current === null)
      return;
    targetOf(element.current, focus.part)?.focus();
    editing.clearFocus();
  }, [focus, key, element, only, editing]);
};
