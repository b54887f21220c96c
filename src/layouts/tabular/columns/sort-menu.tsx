import { sortBy, sortKind, sortParts } from '../../../domain/query';
import { fieldOf, type Field, type Schema } from '../../../domain/schema';
import { useText } from '../../../kit';
import { Button, Menu, type MenuEntry } from '../../../ui';
import type { ColumnPlan } from './columns.rules';

const ORDERS = ['up', 'down'] as const;

const textKey = <Order extends (typeof ORDERS)[number]>(field: Field, order: Order) => {
  const kind = sortKind(field);
  return kind === 'other' ? (`sort_${order}` as const) : (`sort_${kind}_${order}` as const);
};

interface SortMenuProps {
  readonly schema: Schema;
  readonly collection: string;
  readonly plans: readonly ColumnPlan[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
}

/** Sorts the cards of a phone by one of the columns; the button names the order. */
export const SortMenu = ({ schema, collection, plans, sort, onSort }: SortMenuProps) => {
  const { t, fieldName } = useText();
  const { field: path, descending } = sortParts(sort);
  const sorted = fieldOf(schema, collection, path);
  const entries: readonly MenuEntry[] = plans
    .filter(({ sortable }) => sortable)
    .map((plan) => ({
      key: plan.path,
      label: plan.header,
      checked: plan.path === path,
      onSelect: () => onSort(sortBy(sort, plan.field)),
    }));
  const name = sorted === null ? '' : fieldName(sorted);
  const orders: readonly MenuEntry[] =
    sorted === null
      ? []
      : ORDERS.map((order) => ({
          key: `order ${order}`,
          label: t(textKey(sorted, order), { field: name }),
          checked: descending === (order === 'down'),
          separated: order === 'up',
          onSelect: () => onSort(order === 'down' ? `-${path}` : path),
        }));
  const label = sorted === null ? t('cards_sort_by') : t(textKey(sorted, descending ? 'down' : 'up'), { field: name });
  return (
    <Menu
      label={t('cards_sort_by')}
      entries={[...entries, ...orders]}
      trigger={
        <Button variant="ghost" size="small" icon="swap_vert">
          {label}
        </Button>
      }
    />
  );
};
