import { type FocusEvent, type KeyboardEvent, type ReactNode, useMemo } from 'react';
import type { FilterEditor, ItemNames } from '../../../application/filters';
import { CapabilitiesStore } from '../../../application/settings';
import { useService, useStream } from '../../../kit';
import { useFilterFormatter } from '../filter-sentence';
import { BuilderContext } from './builder-context';
import classes from './filter-builder.module.css';

export interface BuilderProps {
  readonly editing: FilterEditor;
  /** The collection whose items are filtered. */
  readonly collection: string;
  readonly names: ItemNames;
}

const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.target instanceof HTMLInputElement &&
  event.target.getAttribute('aria-expanded') !== 'true';

/** Around the entries of a filter builder. Edits are applied on Enter and when the focus leaves it. */
export const BuilderFrame = ({
  editing,
  collection,
  names,
  children,
}: BuilderProps & { readonly children: ReactNode }) => {
  const formatter = useFilterFormatter(collection, names, useStream(editing.draft$));
  const { refusedOperators } = useService(CapabilitiesStore).capabilities;
  const builder = useMemo(
    () => ({ editing, formatter, names, refusedOperators }),
    [editing, formatter, names, refusedOperators],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isSubmitKey(event)) editing.apply();
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) editing.apply();
  };
  return (
    <BuilderContext value={builder}>
      <div className={classes['builder']} onKeyDownCapture={onKeyDown} onBlur={onBlur}>
        {children}
      </div>
    </BuilderContext>
  );
};
