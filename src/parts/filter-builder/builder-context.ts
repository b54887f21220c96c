import { createContext, type RefObject, useContext, useEffect } from 'react';
import type { FilterEditing, FilterFocus, ItemNames } from '../../application/filters';
import { useStream } from '../../kit';
import type { FilterFormatter } from '../filter-sentence';

/** Shared by all components of a filter builder. */
export interface Builder {
  readonly editing: FilterEditing;
  readonly formatter: FilterFormatter;
  readonly names: ItemNames;
}

export const BuilderContext = createContext<Builder | null>(null);

/** The builder of the context. Throws outside of a `FilterBuilder`. */
export const useBuilder = (): Builder => {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('There is no FilterBuilder around this component');
  return builder;
};

const CONTROLS = 'button, select, input:not([type=hidden])';

const targetOf = (place: HTMLElement, part: FilterFocus['part']): HTMLElement | null => {
  const value = part === 'value' ? place.querySelector<HTMLElement>(`[data-value] :is(${CONTROLS})`) : null;
  return value ?? place.querySelector<HTMLElement>(CONTROLS);
};

/**
 * Takes the focus once it is sent to this entry; null stands for the place where others are added. With `only` what is
 * sent to the entry's other part is left to somebody else.
 */
export const useFocusTarget = (
  key: string | null,
  place: RefObject<HTMLElement | null>,
  only?: FilterFocus['part'],
): void => {
  const { editing } = useBuilder();
  const focus = useStream(editing.focus$);
  useEffect(() => {
    if (focus === null || focus.key !== key || (only !== undefined && focus.part !== only) || place.current === null)
      return;
    targetOf(place.current, focus.part)?.focus();
    editing.arrived();
  }, [focus, key, place, only, editing]);
};
