import { useMemo, useState } from 'react';
import { decodeTableOptions, decodeTableQuery, ROW_HEIGHTS, type Spacing } from '../../domain/query';
import { fieldName } from '../../domain/schema';
import { SchemaService, useService, useStream, useText, useViewModel, type LayoutProps } from '../../kit';
import { Button, CARDS_QUERY, Checkbox, Segmented, useMediaQuery } from '../../ui';
import { ColumnList } from './column-list';
import { planColumns } from './columns.rules';
import { tableColumns } from './columns.view-model';
import { handOrderField } from './hand-order.rules';
import { SortedBy } from './sorted-by';
import classes from './tabular-options.module.css';

const SPACINGS = Object.keys(ROW_HEIGHTS) as readonly Spacing[];

/** How the table looks: its rows, and which columns it has. On a phone, which has no heads to press, also how it is sorted. */
export const TabularOptions = ({ collection, browse }: LayoutProps) => {
  const { t, locale } = useText();
  const model = useViewModel(tableColumns, browse);
  const { sources } = useStream(model.columns$);
  const others = useStream(model.others$);
  const schema = useStream(useService(SchemaService).schema$);
  const { layout_query, layout_options } = useStream(browse.view$);
  const { sort } = useMemo(
    () => decodeTableQuery(schema, collection, layout_query, 'tabular'),
    [schema, collection, layout_query],
  );
  const options = useMemo(() => decodeTableOptions(layout_options), [layout_options]);
  const plans = useMemo(() => planColumns(sources, sort, options, locale.code), [sources, sort, options, locale]);
  const offered = useMemo(
    () =>
      others
        .map(({ path, field }) => ({ path, name: fieldName(field, locale.code) }))
        .sort((one, other) => one.name.localeCompare(other.name, locale.code)),
    [others, locale],
  );
  const byHand = useMemo(() => handOrderField(schema, collection), [schema, collection]);
  const cards = useMediaQuery(CARDS_QUERY);
  const [all, showAll] = useState(false);
  return (
    <>
      {cards ? (
        <SortedBy plans={plans} sort={sort} byHand={byHand} onSort={(next) => browse.changeQuery({ sort: next })} />
      ) : (
        <div className={classes['part']}>
          <div className={classes['head']}>{t('row_spacing')}</div>
          <Segmented
            block
            label={t('row_spacing')}
            value={options.spacing}
            options={SPACINGS.map((value) => ({ value, label: t(`spacing_${value}`) }))}
            onChange={(spacing) => model.space(spacing)}
          />
        </div>
      )}
      <div className={classes['part']} role="group" aria-label={t('columns')}>
        <div className={classes['head']}>
          {t('columns')}
          <span className={classes['aside']}>
            {t('columns_shown', { shown: plans.length, count: plans.length + offered.length })}
          </span>
        </div>
        <ColumnList plans={plans} onMove={(path, to) => model.move(path, to)} onHide={(path) => model.hide(path)} />
        {all ? (
          <ul className={classes['list']}>
            {offered.map(({ path, name }) => (
              <li key={path} className={classes['other']}>
                <Checkbox checked={false} onChange={() => model.add(path)}>
                  <bdi>{name}</bdi>
                </Checkbox>
              </li>
            ))}
          </ul>
        ) : null}
        {offered.length === 0 ? null : (
          <div className={classes['more']}>
            <Button
              variant="ghost"
              size="small"
              icon={all ? 'expand_less' : 'add'}
              aria-expanded={all}
              onClick={() => showAll(!all)}
            >
              {all ? t('columns_fewer') : t('columns_more', { count: offered.length })}
            </Button>
          </div>
        )}
      </div>
    </>
  );
};
