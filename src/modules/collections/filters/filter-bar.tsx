import { Suspense, useMemo, useState } from 'react';
import type { ListSession } from '../../../application/browse';
import { ARCHIVE_FILTER_KEY } from '../../../domain/filters';
import { lazyComponent, SchemaService, useService, useStream, useText } from '../../../kit';
import { CARDS_QUERY, Chip, useMediaQuery } from '../../../ui';
import { AddFilter } from './add-filter';
import { activeFilters } from './filter-chips.rules';
import classes from './filter-chips.module.css';

const FilterChips = lazyComponent(() =>
  import(/* webpackChunkName: "filter-chips" */ './filter-chips').then((part) => part.FilterChips),
);

interface FilterBarProps {
  readonly browse: ListSession;
  /** Opens the panel at a filter, or (null) where another one is added. */
  readonly onOpen: (key: string | null) => void;
}

/** The filters of a list. What puts any filter into words is fetched for the first that somebody has set. */
export const FilterBar = (props: FilterBarProps) => {
  const { browse } = props;
  const { filters } = useStream(browse.view$);
  const schema = useStream(useService(SchemaService).schema$);
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

/** Nobody has set a filter: at most there is the one that hides what is archived. */
const PlainChips = ({ onOpen, archive }: FilterBarProps & { readonly archive: boolean }) => {
  const { t } = useText();
  // As among the full chips: on a phone there is room for little else.
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
