import { useMemo, useState } from 'react';
import { decodeTableOptions, decodeTableQuery, SPACINGS, sortParts, toggleSort } from '../../../domain/query';
import { textOrder } from '../../../kernel';
import { type LayoutProps, useService, useStream, useText, useViewModel } from '../../../kit';
import { Button, CARDS_QUERY, Checkbox, IconButton, Segmented, Select, useMediaQuery } from '../../../ui';
import { ColumnList } from './column-list';
import { type ColumnPlan, planColumns } from '../columns/columns.rules';
import { tableColumns } from '../columns/columns.view-model';
import { manualSortField } from '../rows/manual-sort.rules';
import classes from './tabular-options.module.css';
import { SchemaStore } from '../../../application/data-model';

interface SortSelectProps {
  readonly plans: readonly ColumnPlan[];
  readonly sort: string;
  /** The sort field of the collection, which need not be a column; null without one. */
  readonly manualSort: string | null;
  readonly onSort: (sort: string) => void;
}

/** Sort field and direction, for a phone, where the table has no header row. */
const SortSelect = ({ plans, sort, manualSort, onSort }: SortSelectProps) => {
  const { t } = useText();
  const { field, descending } = sortParts(sort);
  const options = [
    ...(manualSort === null ? [] : [{ value: manualSort, label: t('hand_order') }]),
    ...plans
      .filter(({ path }) => path !== manualSort)
      .map(({ path, header, sortable }) => ({ value: path, label: header, disabled: !sortable })),
  ];
  const listed = options.some(({ value }) => value === field);
  return (
    <div className={classes['part']} role="group" aria-label={t('sorted_by')}>
      <div className={classes['head']}>{t('sorted_by')}</div>
      <div className={classes['sort']}>
        <Select
          size="small"
          aria-label={t('sorted_by')}
          value={listed ? field : ''}
          {...(!listed && { placeholder: '—' })}
          options={options}
          onChange={(path) => (path === '' ? undefined : onSort(path))}
        />
        <IconButton
          icon={listed && descending ? 'arrow_downward' : 'arrow_upward'}
          label={t('sort_turned')}
          disabledReason={!listed && t('column_unsortable')}
          onClick={() => (listed ? onSort(toggleSort(sort, field)) : undefined)}
        />
      </div>
    </div>
  );
};

/** Layout options of the table: row spacing and columns; on a phone the sort in place of the spacing. */
export const TabularOptions = ({ collection, session }: LayoutProps) => {
  const { t, locale, fieldName } = useText();
  const model = useViewModel(tableColumns, session);
  const { sources } = useStream(model.columns$);
  const others = useStream(model.available$);
  const schema = useStream(useService(SchemaStore).schema$);
  const { layout_query, layout_options } = useStream(session.view$);
  const { sort } = useMemo(
    () => decodeTableQuery(schema, collection, layout_query, 'tabular'),
    [schema, collection, layout_query],
  );
  const options = useMemo(() => decodeTableOptions(layout_options), [layout_options]);
  const plans = useMemo(() => planColumns(sources, sort, options, fieldName), [sources, sort, options, fieldName]);
  const available = useMemo(
    () =>
      others
        .map(({ path, field }) => ({ path, name: fieldName(field) }))
        .sort((one, other) => textOrder(locale.code)(one.name, other.name)),
    [others, locale, fieldName],
  );
  const byHand = useMemo(() => manualSortField(schema, collection), [schema, collection]);
  const cards = useMediaQuery(CARDS_QUERY);
  const [expanded, setExpanded] = useState(false);
  return (
    <>
      {cards ? (
        <SortSelect
          plans={plans}
          sort={sort}
          manualSort={byHand}
          onSort={(next) => session.changeQuery({ sort: next })}
        />
      ) : (
        <div className={classes['part']}>
          <div className={classes['head']}>{t('row_spacing')}</div>
          <Segmented
            block
            label={t('row_spacing')}
            value={options.spacing}
            options={SPACINGS.map((value) => ({ value, label: t(`spacing_${value}`) }))}
            onChange={(spacing) => model.setSpacing(spacing)}
          />
        </div>
      )}
      <div className={classes['part']} role="group" aria-label={t('columns')}>
        <div className={classes['head']}>
          {t('columns')}
          <span className={classes['aside']}>
            {t('columns_shown', { shown: plans.length, count: plans.length + available.length })}
          </span>
        </div>
        <ColumnList plans={plans} onMove={(path, to) => model.move(path, to)} onHide={(path) => model.hide(path)} />
        {expanded ? (
          <ul className={classes['list']}>
            {available.map(({ path, name }) => (
              <li key={path} className={classes['other']}>
                <Checkbox checked={false} onChange={() => model.add(path)}>
                  <bdi>{name}</bdi>
                </Checkbox>
              </li>
            ))}
          </ul>
        ) : null}
        {available.length === 0 ? null : (
          <div className={classes['more']}>
            <Button
              variant="ghost"
              size="small"
              icon={expanded ? 'expand_less' : 'add'}
              aria-expanded={expanded}
              onClick={() => setExpanded(!expanded)}
            >
              {expanded ? t('columns_fewer') : t('columns_more', { count: available.length })}
            </Button>
          </div>
        )}
      </div>
    </>
  );
};
