import { createContext, useContext } from 'react';
import type { FilterEditing, ItemNames } from '../../application/filters';
import type { Reader } from '../filter-sentence';

/** What every part of a filter builder has at hand. */
export interface Builder {
  readonly editing: FilterEditing;
  readonly reader: Reader;
  readonly names: ItemNames;
}

export const BuilderContext = createContext<Builder | null>(null);

/** Throws outside of a `FilterBuilder`. */
export const useBuilder = (): Builder => {
  const builder = useContext(BuilderContext);
  if (builder === null) throw new Error('There is no FilterBuilder around this component');
  return builder;
};
