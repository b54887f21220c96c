import { useEffect, useMemo } from 'react';
import { conditionsIn, type FilterNode, firstFilters, visibleFilters } from '../../../domain/filters';
import { useStream, useText } from '../../../kit';
import { Notice } from '../../../ui';
import { FilterSentence, filterSentence } from '../filter-sentence';
import { useBuilder } from './builder-context';
import { BuilderFrame, type BuilderProps } from './builder-frame';
import classes from './filter-builder.module.css';
import { AddFilter, FilterList } from './filter-list';

interface AllEntriesProps {
  /** Entries that are edited elsewhere and not listed here. */
  readonly isHidden?: ((node: FilterNode) => boolean) | undefined;
}

/** Maximum number of rendered conditions; further ones of a preset still filter. */
const MAX_CONDITIONS = 200;

/** Whether the entry is one of these, or in one of their groups. */
const containsEntry = (nodes: readonly FilterNode[], key: string): boolean =>
  visibleFilters(nodes).some(
    (node) => node.key === key || (node.kind === 'group' && containsEntry(node.children, key)),
  );

const AllEntries = ({ isHidden }: AllEntriesProps) => {
  const { t } = useText();
  const { editing, formatter } = useBuilder();
  const draft = useStream(editing.draft$);
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
  return (
    <>
      <p className={classes['summary']} aria-live="polite">
        <FilterSentence sentence={filterSentence(draft, formatter)} />
      </p>
      {count > MAX_CONDITIONS ? (
        <Notice tone="warning">{t('filters_cut', { shown: MAX_CONDITIONS, count })}</Notice>
      ) : null}
      <FilterList nodes={visible} />
      <AddFilter group={null} />
    </>
  );
};

/** Edits filters as conditions and groups, and describes them in a sentence. */
export const FilterBuilder = ({ isHidden, ...builder }: BuilderProps & AllEntriesProps) => (
  <BuilderFrame {...builder}>
    <AllEntries isHidden={isHidden} />
  </BuilderFrame>
);

/** Edits one entry, a condition or a group. Renders nothing for an entry that does not exist. */
export const EntryBuilder = ({ entry, ...builder }: BuilderProps & { readonly entry: string }) => {
  const draft = useStream(builder.editing.draft$);
  const nodes = useMemo(() => draft.filter(({ key }) => key === entry), [draft, entry]);
  return (
    <BuilderFrame {...builder}>
      <FilterList nodes={nodes} />
    </BuilderFrame>
  );
};
