import { type RefObject, Suspense, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ListSession } from '../../../../application/browse';
import { ARCHIVE_FILTER_KEY, conditionsIn, type FilterNode, removeFilter } from '../../../../domain/filters';
import { formatNumber } from '../../../../kernel';
import { lazyComponent, useStream, useText, useViewModel } from '../../../../kit';
import {
  type FilterFormatter,
  FilterSentence,
  filterSentence,
  lockedFilterIcon,
  pathName,
  plainSentence,
  useFilterFormatter,
} from '../../filter-sentence';
import { Button, Chip, isFocusNowhere } from '../../../../ui';
import { AddFilter } from './add-filter';
import { activeFilters, chipFilters, isUnsavedFilter } from './filter-chips.rules';
import { itemNames } from '../../../fields/item-names';
import { useFittingChips } from './use-fitting-chips';
import classes from './filter-chips.module.css';

const FilterPopover = lazyComponent(() =>
  import(/* webpackChunkName: "filter-panel" */ './filter-popover').then((part) => part.FilterPopover),
);

interface FilterChipsProps {
  readonly browse: ListSession;
  /** The key of the filter whose popover is open; null for none. */
  readonly edited: string | null;
  /** Opens the popover of a filter, or (null) closes it. */
  readonly onEdit: (key: string | null) => void;
  /** Opens the filter panel at a filter, or (null) at the button that adds one. */
  readonly onOpen: (key: string | null) => void;
}

/** More are not rendered. */
const MAX_CHIPS = 20;

type ChipList = RefObject<HTMLUListElement | null>;

const shownChips = ({ current }: ChipList): readonly HTMLElement[] => [
  ...(current?.querySelectorAll<HTMLElement>('[data-chip]:not([data-hidden])') ?? []),
];

const focusChip = (list: ChipList, index: number): void => {
  const chips = shownChips(list);
  (chips[index] ?? chips.at(-1))?.querySelector('button')?.focus();
};

/** The button of the chip under edit. When an edit removes its chip, the focus moves to the next one. */
const useEditedChip = (list: ChipList, on: readonly FilterNode[], edited: string | null): HTMLElement | null => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const last = useRef<{ readonly key: string; readonly index: number } | null>(null);
  useLayoutEffect(() => {
    const chip = edited === null ? undefined : shownChips(list).find(({ dataset }) => dataset['chip'] === edited);
    setAnchor(chip?.querySelector('button') ?? null);
  }, [list, edited]);
  useEffect(() => {
    const index = on.findIndex(({ key }) => key === edited);
    if (edited !== null && index >= 0) last.current = { key: edited, index };
    const closed = last.current;
    if (edited !== null || closed === null || on.some(({ key }) => key === closed.key)) return;
    last.current = null;
    if (isFocusNowhere()) focusChip(list, closed.index);
  }, [list, on, edited]);
  return anchor;
};

/** What a filter is about: its field, or that it is a group or hides archived items. */
const filterName = (node: FilterNode, reader: FilterFormatter): string => {
  if (node.key === ARCHIVE_FILTER_KEY) return plainSentence(filterSentence([node], reader));
  const [first] = conditionsIn([node]);
  return node.kind === 'group' || first === undefined
    ? reader.translate('filter_group')
    : pathName(reader, first.field);
};

/** The filters as sentences, as many as there is room for; a button for the others, and one that adds a filter. */
export const FilterChips = ({ browse, edited, onEdit, onOpen }: FilterChipsProps) => {
  const { t, locale } = useText();
  const names = useViewModel(itemNames, locale.code);
  const { filters } = useStream(browse.view$);
  const { bookmark, saved } = useStream(browse.view.state$);
  const reader = useFilterFormatter(browse.collection, names, filters);
  const { collection } = browse;
  const active = useMemo(() => activeFilters(reader.schema, collection, filters), [reader, collection, filters]);
  const on = useMemo(
    () => chipFilters(reader.schema, collection, filters, edited),
    [reader, collection, filters, edited],
  );
  const list = useRef<HTMLUListElement>(null);
  const [removed, setRemoved] = useState<number | null>(null);
  useEffect(() => {
    if (removed !== null) focusChip(list, removed);
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
  const anchor = useEditedChip(list, active, edited);
  const close = useCallback(() => onEdit(null), [onEdit]);
  const editedNode = on.find(({ key }) => key === edited);
  const hidden = on.slice(fitting).filter(({ key }) => key !== edited);
  const [firstHidden] = hidden;
  return (
    <>
      <ul ref={list} className={classes['chips']} aria-label={t('filters')} onFocus={() => setRemoved(null)}>
        {on.slice(0, MAX_CHIPS).map((node, index) => {
          const fresh = bookmark !== null && !node.locked && isUnsavedFilter(node, saved.filters);
          const name = filterName(node, reader);
          return (
            <li
              key={node.key}
              data-chip={node.key}
              data-fitting=""
              {...(hidden.includes(node) && { 'data-hidden': '' })}
            >
              <Chip
                variant={node.locked ? 'locked' : fresh ? 'new' : 'plain'}
                icon={node.locked ? lockedFilterIcon(node) : undefined}
                expanded={node.key === edited}
                onClick={() => onEdit(node.key === edited ? null : node.key)}
                {...(node.locked
                  ? {}
                  : {
                      removeLabel: t(fresh ? 'filter_remove_new' : 'filter_remove', { field: name }),
                      onRemove: () => remove(node.key, index),
                    })}
              >
                {active.some(({ key }) => key === node.key) ? (
                  <FilterSentence sentence={filterSentence([node], reader)} />
                ) : (
                  t('filter_incomplete', { field: name })
                )}
              </Chip>
            </li>
          );
        })}
        {firstHidden === undefined ? null : (
          <li data-more="">
            <Button
              size="small"
              aria-label={t('filters_hidden', { count: hidden.length })}
              onClick={() => onOpen(firstHidden.key)}
            >
              {`+${formatNumber(hidden.length, locale.code)}`}
            </Button>
          </li>
        )}
        <AddFilter onOpen={onOpen} />
      </ul>
      {anchor === null || editedNode === undefined ? null : (
        <Suspense fallback={null}>
          <FilterPopover
            browse={browse}
            filter={editedNode.key}
            anchor={anchor}
            label={t('filter_edit', { filter: filterName(editedNode, reader) })}
            onClose={close}
            onOpenPanel={() => {
              close();
              onOpen(editedNode.key);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
