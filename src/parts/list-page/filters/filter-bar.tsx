import { Suspense, useMemo, useState } from 'react';
import type { ListSession } from '../../../application/browse';
import { ARCHIVE_FILTER_KEY } from '../../../domain/filters';
import { lazyComponent, useService, useStream, useText } from '../../../kit';
import { CARDS_QUERY, Chip, useMediaQuery } from '../../../ui';
import { AddFilter } from './add-filter';
import { activeFilters } from './filter-chips.rules';
import classes from './filter-chips.module.css';
import { SchemaStore } from '../../../application/schema';

const FilterChips = lazyComponent(() =>
  import(/* webpackChunkName: "filter-chips" */ './filter-chips').then((part) => part.FilterChips),
);

interface FilterBarProps {
  readonly browse: ListSession;
  /** Opens the filter panel at a filter, or (null) at the button that adds one. */
  readonly onOpen: (key: string | null) => void;
}

/** The filters above a list. The code that describes filters is loaded with the first filter the user sets. */
export const FilterBar = (props: FilterBarProps) => {
  const { browse } = props;
  const { filters } = useStream(browse.view$);
  const schema = useStream(useService(SchemaStore).schema$);
  const on = useMemo(() => activeFilters(schema, browse.collection, filters), [schema, browse, filters]);
  const [fetching, fetch] = useState(false);
  if (!fetching && on.some(({ key }) => key !== ARCHIVE_FILTER_KEY)) fetch(true);
  const plain = <PlainChips {...props} archive={on.some(({ key }) => key === ARCHIVE_FILTER_KEY)} />;
  return fetching ? (
    <Suspense fallback={plain}>
      <FilterChips {...props} />
    </Suspense>
  ) : (
    plain
  );
};

/** Without user filters, there is at most the one that hides archived items. */
const PlainChips = ({ onOpen, archive }: FilterBarProps & { readonly archive: boolean }) => {
  const { t } = useText();
  // As in `FilterChips`.
  const narrow = useMediaQuery(CARDS_QUERY);
  return (
    <ul className={classes['chips']} aria-label={t('filters')}>
      {narrow ? <AddFilter onOpen={onOpen} /> : null}
      {archive ? (
        <li data-chip={ARCHIVE_FILTER_KEY}>
          <Chip variant="locked" icon="lock" onClick={() => onOpen(ARCHIVE_FILTER_KEY)}>
            <span>{t('filter_archived_hidden')}</span>
          </Chip>
        </li>
      ) : null}
      {narrow ? null : <AddFilter onOpen={onOpen} />}
    </ul>
  );
};
