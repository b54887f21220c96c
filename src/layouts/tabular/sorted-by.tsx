import { sortParts, toggleSort } from '../../domain/query';
import { useText } from '../../kit';
import { IconButton, Select } from '../../ui';
import type { ColumnPlan } from './columns.rules';
import classes from './tabular-options.module.css';

interface SortedByProps {
  readonly plans: readonly ColumnPlan[];
  readonly sort: string;
  /** The field of the order by hand, which need not be a column; null for a collection without one. */
  readonly byHand: string | null;
  readonly onSort: (sort: string) => void;
}

/** By what a list without heads is sorted, and which way. */
export const SortedBy = ({ plans, sort, byHand, onSort }: SortedByProps) => {
  const { t } = useText();
  const { field, descending } = sortParts(sort);
  const options = [
    ...(byHand === null ? [] : [{ value: byHand, label: t('hand_order') }]),
    ...plans
      .filter(({ path }) => path !== byHand)
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
