import { Suspense, useMemo, useState } from 'react';
import type { ListSession } from '../../../../application/browse';
import { ARCHIVE_FILTER_KEY } from '../../../../domain/filters';
import { formatNumber } from '../../../../kernel';
import { lazyComponent, useService, useStream, useText } from '../../../../kit';
import { Badge, Button, CARDS_QUERY, Chip, useMediaQuery } from '../../../../ui';
import { AddFilter } from './add-filter';
import { activeFilters } from './filter-chips.rules';
import classes from './filter-chips.module.css';
import { SchemaStore } from '../../../../application/data-model';

const FilterChips = lazyComponent(() =>
  import(/* webpackChunkName: "filter-chips" */ './filter-chips').then((part) => part.FilterChips),
);

interface FilterBarProps {
  readonly browse: ListSession;
  /** Opens the filter panel at a filter, or (null) at the button that adds one. */
  readonly onOpen: (key: string | null) => void;
}

/**
 * The filters above a list: their number on phones, else as chips. The code that describes filters is loaded with the first
 * filter the user sets.
 */
export const FilterBar = (props: FilterBarProps) => {
  const { browse } = props;
  const { filters } = useStream(browse.view$);
  const schema = useStream(useService(SchemaStore).schema$);
  const narrow = useMediaQuery(CARDS_QUERY);
  const on = useMemo(() => activeFilters(schema, browse.collection, filters), [schema, browse, filters]);
  const count = on.filter(({ key }) => key !== ARCHIVE_FILTER_KEY).length;
  const [fetching, fetch] = useState(false);
  const [edited, edit] = useState<string | null>(null);
  if (!fetching && (count > 0 || edited !== null) && !narrow) fetch(true);
  if (narrow) return <FiltersButton onOpen={props.onOpen} count={count} />;
  const plain = <PlainChips {...props} onEdit={edit} archive={on.length > count} />;
  return fetching ? (
    <Suspense fallback={plain}>
      <FilterChips {...props} edited={edited} onEdit={edit} />
    </Suspense>
  ) : (
    plain
  );
};

/** Opens the panel, which says whether archived items are hidden. */
const FiltersButton = ({ onOpen, count }: Pick<FilterBarProps, 'onOpen'> & { readonly count: number }) => {
  const { t, locale } = useText();
  return (
    <div data-chip="">
      <Button size="small" icon="filter_list" onClick={() => onOpen(null)}>
        {t('filters')}
        {count === 0 ? null : (
          <span className={classes['count']}>
            <Badge tone="accent">{formatNumber(count, locale.code)}</Badge>
          </span>
        )}
      </Button>
    </div>
  );
};

interface PlainChipsProps extends FilterBarProps {
  readonly archive: boolean;
  readonly onEdit: (key: string) => void;
}

/** Without user filters, there is at most the one that hides archived items. */
const PlainChips = ({ onOpen, onEdit, archive }: PlainChipsProps) => {
  const { t } = useText();
  return (
    <ul className={classes['chips']} aria-label={t('filters')}>
      {archive ? (
        <li data-chip={ARCHIVE_FILTER_KEY}>
          <Chip variant="locked" icon="visibility_off" expanded={false} onClick={() => onEdit(ARCHIVE_FILTER_KEY)}>
            <span>{t('filter_archived_hidden')}</span>
          </Chip>
        </li>
      ) : null}
      <AddFilter onOpen={onOpen} />
    </ul>
  );
};
