import { useMemo } from 'react';
import { fieldOf } from '../../../domain/schema';
import { formatNumber } from '../../../kernel';
import { useService, useStream, useText } from '../../../kit';
import { DetachedControl, IconButton, Menu, Pagination } from '../../../ui';
import { SchemaStore } from '../../../application/data-model';
import { ROWS_PER_PAGE } from '../../../application/relations';
import { pageCount, pageWindow } from '../../../domain/query';
import { SearchBox } from '../../lists/search-box';
import type { RelatedListViewModel } from './related-list.view-model';
import classes from './related-list.module.css';

interface ListBarProps {
  readonly view: RelatedListViewModel;
  readonly search: string;
  readonly onSearch: (text: string) => void;
  readonly sort: string | null;
  /** The number of rows on the server; null before it is known. */
  readonly total: number | null;
}

/** Search and order of a list that is longer than a page. */
export const ListBar = ({ view, search, onSearch, sort, total }: ListBarProps) => {
  const { t, locale, fieldName } = useText();
  const { schema } = useService(SchemaStore);
  const label = total === null ? t('search') : t('related_search', { number: formatNumber(total, locale.code) });
  const { collection, primaryKey, sortField } = view.list;
  // Sorting by a field of another collection is not certain to be supported.
  const paths = useMemo(
    () => [...new Set([...view.template.fields.filter((path) => !path.includes('.')), primaryKey])],
    [view, primaryKey],
  );
  const nameOf = (path: string): string => {
    const field = fieldOf(schema, collection, path);
    return field === null ? path : fieldName(field);
  };
  const ownOrder = {
    key: 'own',
    label: t('related_own_order'),
    checked: sort === null,
    onSelect: () => view.rows.show({ sort: null }),
  };
  const entries = paths.flatMap((path) =>
    (['sort_up', 'sort_down'] as const).map((text) => {
      const value = text === 'sort_up' ? path : `-${path}`;
      return {
        key: value,
        label: t(text, { field: nameOf(path) }),
        checked: sort === value,
        onSelect: () => view.rows.show({ sort: value }),
      };
    }),
  );
  return (
    <div className={classes['bar']}>
      {view.rows.isSearchable ? (
        <DetachedControl>
          <SearchBox size="small" className={classes['search']} label={label} value={search} onChange={onSearch} />
        </DetachedControl>
      ) : null}
      {sortField === null ? null : <span className={classes['order']}>{t('related_own_order')}</span>}
      <Menu
        label={t('related_order')}
        entries={[ownOrder, ...entries]}
        trigger={<IconButton icon="sort" size="small" label={t('related_order')} />}
      />
    </div>
  );
};

interface ListPagesProps {
  readonly view: RelatedListViewModel;
  readonly page: number;
  /** The number of rows that match the search. */
  readonly count: number;
}

/** The range of the rows shown, and the pages. */
export const ListPages = ({ view, page, count }: ListPagesProps) => {
  const { t, locale } = useText();
  const counts = useStream(view.rows.counts$);
  const last = Math.max(1, pageCount(count, ROWS_PER_PAGE));
  const number = (value: number): string => formatNumber(value, locale.code);
  const from = (page - 1) * ROWS_PER_PAGE + 1;
  return (
    <div className={classes['pages']} aria-busy={counts.kind === 'loading'}>
      <span className={classes['range']}>
        {t('item_range', { from, to: Math.min(from + ROWS_PER_PAGE - 1, count), count })}
      </span>
      <Pagination
        page={page}
        window={pageWindow(page, last)}
        last={last}
        onPage={(target) => view.rows.show({ page: target })}
        labels={{
          pages: t('pages'),
          previous: t('previous_page'),
          next: t('next_page'),
          page: (target) => t('page', { page: target }),
          number,
        }}
      />
    </div>
  );
};
