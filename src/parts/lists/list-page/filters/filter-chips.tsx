import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListSession } from '../../../../application/browse';
import { conditionsIn, removeFilter } from '../../../../domain/filters';
import { formatNumber } from '../../../../kernel';
import { useStream, useText, useViewModel } from '../../../../kit';
import { FilterSentence, filterSentence, lockedFilterIcon, pathName, useFilterFormatter } from '../../filter-sentence';
import { Button, Chip } from '../../../../ui';
import { AddFilter } from './add-filter';
import { activeFilters, isUnsavedFilter } from './filter-chips.rules';
import { itemNames } from '../../../fields/item-names';
import { useFittingChips } from './use-fitting-chips';
import classes from './filter-chips.module.css';

interface FilterChipsProps {
  readonly browse: ListSession;
  /** Opens the filter panel at a filter, or (null) at the button that adds one. */
  readonly onOpen: (key: string | null) => void;
}

/** More are not rendered. */
const MAX_CHIPS = 20;

/** The filters as sentences, as many as there is room for; a button for the others, and one that adds a filter. */
export const FilterChips = ({ browse, onOpen }: FilterChipsProps) => {
  const { t, locale } = useText();
  const names = useViewModel(itemNames, locale.code);
  const { filters } = useStream(browse.view$);
  const { bookmark, saved } = useStream(browse.view.state$);
  const reader = useFilterFormatter(browse.collection, names, filters);
  const on = useMemo(() => activeFilters(reader.schema, browse.collection, filters), [reader, browse, filters]);
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  useEffect(() => {
    if (removed === null) return;
    const chips = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]:not([data-hidden])') ?? [])];
    (chips[removed] ?? chips.at(-1))?.querySelector('button')?.focus();
  }, [removed, on]);
  const remove = (key: string, index: number): void => {
    browse.view.change({ filters: removeFilter(browse.view.view.filters, key) });
    setRemoved(index);
  };
  // The names of related items in the sentences load later, and change their widths.
  const fitting = Math.min(
    useFittingChips(
      list,
      useMemo(() => ({ on, reader }), [on, reader]),
    ),
    MAX_CHIPS,
  );
  const hiddenKey = on[fitting]?.key;
  return (
    <ul ref={list} className={classes['chips']} aria-label={t('filters')} onFocus={() => setRemoved(null)}>
      {on.slice(0, MAX_CHIPS).map((node, index) => {
        const fresh = bookmark !== null && !node.locked && isUnsavedFilter(node, saved.filters);
        const [first] = conditionsIn([node]);
        const name = node.kind === 'group' || first === undefined ? t('filter_group') : pathName(reader, first.field);
        return (
          <li key={node.key} data-chip={node.key} data-fitting="" {...(index >= fitting && { 'data-hidden': '' })}>
            <Chip
              variant={node.locked ? 'locked' : fresh ? 'new' : 'plain'}
              icon={node.locked ? lockedFilterIcon(node) : undefined}
              onClick={() => onOpen(node.key)}
              {...(node.locked
                ? {}
                : {
                    removeLabel: t(fresh ? 'filter_remove_new' : 'filter_remove', { field: name }),
                    onRemove: () => remove(node.key, index),
                  })}
            >
              <FilterSentence sentence={filterSentence([node], reader)} />
            </Chip>
          </li>
        );
      })}
      {hiddenKey === undefined ? null : (
        <li data-more="">
          <Button
            size="small"
            aria-label={t('filters_hidden', { count: on.length - fitting })}
            onClick={() => onOpen(hiddenKey)}
          >
            {`+${formatNumber(on.length - fitting, locale.code)}`}
          </Button>
        </li>
      )}
      <AddFilter onOpen={onOpen} />
    </ul>
  );
};
