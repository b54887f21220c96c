import { type FocusEvent, type KeyboardEvent, useEffect, useMemo } from 'react';
import type { FilterEditor, ItemNames } from '../../../application/filters';
import { CapabilitiesStore } from '../../../application/settings';
import { conditionsIn, type FilterNode, firstFilters, visibleFilters } from '../../../domain/filters';
import { useService, useStream, useText } from '../../../kit';
import { Notice } from '../../../ui';
import { FilterSentence, filterSentence, useFilterFormatter } from '../filter-sentence';
import { BuilderContext } from './builder-context';
import classes from './filter-builder.module.css';
import { AddFilter, FilterList } from './filter-list';

/** Whether the entry is one of these, or in one of their groups. */
const containsEntry = (nodes: readonly FilterNode[], key: string): boolean =>
  visibleFilters(nodes).some(
    (node) => node.key === key || (node.kind === 'group' && containsEntry(node.children, key)),
  );

interface FilterBuilderProps {
  readonly editing: FilterEditor;
  /** The collection whose items are filtered. */
  readonly collection: string;
  readonly names: ItemNames;
  /** Entries that are edited elsewhere and not listed here. */
  readonly isHidden?: ((node: FilterNode) => boolean) | undefined;
}

/** Maximum number of rendered conditions; further ones of a preset still filter. */
const MAX_CONDITIONS = 200;

const isSubmitKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.target instanceof HTMLInputElement &&
  event.target.getAttribute('aria-expanded') !== 'true';

/** Edits filters as conditions and groups, and describes them in a sentence. */
export const FilterBuilder = ({ editing, collection, names, isHidden }: FilterBuilderProps) => {
  const { t } = useText();
  const draft = useStream(editing.draft$);
  const formatter = useFilterFormatter(collection, names, draft);
  const { refusedOperators } = useService(CapabilitiesStore).capabilities;
  const builder = useMemo(
    () => ({ editing, formatter, names, refusedOperators }),
    [editing, formatter, names, refusedOperators],
  );
  const entries = useMemo(
    () => (isHidden === undefined ? draft : draft.filter((node) => !isHidden(node))),
    [draft, isHidden],
  );
  const visible = useMemo(() => firstFilters(entries, MAX_CONDITIONS), [entries]);
  const count = conditionsIn(entries).length;
  const focus = useStream(editing.focus$);
  useEffect(() => {
    // The entry next to the removed one may be hidden here and could not take the focus.
    if (focus !== null && focus.key !== null && !containsEntry(visible, focus.key))
      editing.focusOn({ key: null, part: 'entry' });
  }, [focus, visible, editing]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isSubmitKey(event)) editing.apply();
  };
  const onBlur = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) editing.apply();
  };
  return (
    <BuilderContext value={builder}>
      <div className={classes['builder']} onKeyDownCapture={onKeyDown} onBlur={onBlur}>
        <p className={classes['summary']} aria-live="polite">
          <FilterSentence sentence={filterSentence(draft, formatter)} />
        </p>
        {count > MAX_CONDITIONS ? (
          <Notice tone="warning">{t('filters_cut', { shown: MAX_CONDITIONS, count })}</Notice>
        ) : null}
        <FilterList nodes={visible} />
        <AddFilter group={null} />
      </div>
    </BuilderContext>
  );
};
