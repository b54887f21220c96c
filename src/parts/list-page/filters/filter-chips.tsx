import { useEffect, useMemo, useRef, useState } from 'react';
import type { ListSession } from '../../../application/browse';
import { conditionsIn, removeFilter } from '../../../domain/filters';
import { useStream, useText, useViewModel } from '../../../kit';
import { FilterSentence, filterSentence, pathName, useFilterFormatter } from '../../filter-sentence';
import { Button, CARDS_QUERY, Chip, useMediaQuery } from '../../../ui';
import { AddFilter } from './add-filter';
import { activeFilters, isUnsavedFilter } from './filter-chips.rules';
import { itemNames } from './item-names';
import classes from './filter-chips.module.css';

interface FilterChipsProps {
  readonly browse: ListSession;
  /** Opens the filter panel at a filter, or (null) at the button that adds one. */
  readonly onOpen: (key: string | null) => void;
}

/** The filter panel shows all of them. */
const MAX_CHIPS = 20;

/** The filters as sentences, and a button that adds one. */
export const FilterChips = ({ browse, onOpen }: FilterChipsProps) => {
  const { t, locale } = useText();
  const names = useViewModel(itemNames, locale.code);
  const { filters } = useStream(browse.view$);
  const { bookmark, saved } = useStream(browse.view.state$);
  const reader = useFilterFormatter(browse.collection, names, filters);
  const on = useMemo(() => activeFilters(reader.schema, browse.collection, filters), [reader, browse, filters]);
  // On a phone the row scrolls, so the button comes first.
  const narrow = useMediaQuery(CARDS_QUERY);
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  useEffect(() => {
    if (removed === null) return;
    const chips = [...(list.current?.querySelectorAll<HTMLElement>('[data-chip]') ?? [])];
    (chips[removed] ?? chips.at(-1))?.querySelector('button')?.focus();
  }, [removed, on]);
  const remove = (key: string, index: number): void => {
    browse.view.change({ filters: removeFilter(browse.view.view.filters, key) });
    setRemoved(index);
  };
  const add = <AddFilter onOpen={onOpen} />;
  return (
    <ul ref={list} className={classes['chips']} aria-label={t('filters')} onFocus={() => setRemoved(null)}>
      {narrow ? add : null}
      {on.slice(0, MAX_CHIPS).map((node, index) => {
        const fresh = bookmark !== null && !node.locked && isUnsavedFilter(node, saved.filters);
        const [first] = conditionsIn([node]);
        const name = node.kind === 'group' || first === undefined ? t('filter_group') : pathName(reader, first.field);
        return (
          <li key={node.key} data-chip={node.key}>
            <Chip
              variant={node.locked ? 'locked' : fresh ? 'new' : 'plain'}
              icon={node.locked ? 'lock' : undefined}
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
      {on.length > MAX_CHIPS ? (
        <li>
          <Button variant="ghost" size="small" onClick={() => onOpen(null)}>
            {t('filters_more', { count: on.length - MAX_CHIPS })}
          </Button>
        </li>
      ) : null}
      {narrow ? null : add}
    </ul>
  );
};
