import { type FocusEvent, type KeyboardEvent, useEffect, useMemo } from 'react';
import type { FilterEditing, ItemNames } from '../../application/filters';
import { conditionsIn, type FilterNode, firstFilters, visibleFilters } from '../../domain/filters';
import { useStream, useText } from '../../kit';
import { Notice } from '../../ui';
import { FilterSentence, filterSentence, useFilterReader } from '../filter-sentence';
import { BuilderContext } from './builder-context';
import classes from './filter-builder.module.css';
import { AddFilter, FilterList } from './filter-list';

/** Whether an entry is among these, or in a group of them. */
const holdsEntry = (nodes: readonly FilterNode[], key: string): boolean =>
  visibleFilters(nodes).some((node) => node.key === key || (node.kind === 'group' && holdsEntry(node.children, key)));

interface FilterBuilderProps {
  readonly editing: FilterEditing;
  /** Whose items are filtered. */
  readonly collection: string;
  readonly names: ItemNames;
  /** Entries that are shown elsewhere. */
  readonly without?: ((node: FilterNode) => boolean) | undefined;
}

/** As many conditions as a page can hold; what a preset holds beyond them filters all the same. */
const MOST = 200;

const isAsking = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.target instanceof HTMLInputElement &&
  event.target.getAttribute('aria-expanded') !== 'true';

/** Filters as conditions and groups, edited in place, with a sentence of what they come to. */
export const FilterBuilder = ({ editing, collection, names, without }: FilterBuilderProps) => {
  const { t } = useText();
  const draft = useStream(editing.draft$);
  const reader = useFilterReader(collection, names, draft);
  const builder = useMemo(() => ({ editing, reader, names }), [editing, reader, names]);
  const entries = useMemo(
    () => (without === undefined ? draft : draft.filter((node) => !without(node))),
    [draft, without],
  );
  const shown = useMemo(() => firstFilters(entries, MOST), [entries]);
  const count = conditionsIn(entries).length;
  const focus = useStream(editing.focus$);
  useEffect(() => {
    // The neighbour of what was removed may be shown elsewhere, and would never take it.
    if (focus !== null && focus.key !== null && !holdsEntry(shown, focus.key))
      editing.lead({ key: null, part: 'entry' });
  }, [focus, shown, editing]);
  const press = (event: KeyboardEvent): void => {
    if (isAsking(event)) editing.pass();
  };
  const leave = (event: FocusEvent): void => {
    if (!event.currentTarget.contains(event.relatedTarget)) editing.pass();
  };
  return (
    <BuilderContext value={builder}>
      <div className={classes['builder']} onKeyDownCapture={press} onBlur={leave}>
        <p className={classes['summary']} aria-live="polite">
          <FilterSentence sentence={filterSentence(draft, reader)} />
        </p>
        {count > MOST ? <Notice tone="warning">{t('filters_cut', { shown: MOST, count })}</Notice> : null}
        <FilterList nodes={shown} />
        <AddFilter group={null} />
      </div>
    </BuilderContext>
  );
};
