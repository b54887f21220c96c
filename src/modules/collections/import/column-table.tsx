import type { ImportItems, OpenTable } from '../../../application/import-export';
import type { Cell } from '../../../domain/import-export';
import { fieldName } from '../../../domain/schema';
import { useText } from '../../../kit';
import { Select } from '../../../ui';
import classes from './import-drawer.module.css';

interface ColumnTableProps {
  readonly items: ImportItems;
  readonly open: OpenTable;
}

/** Rows that show what a column holds. */
const SAMPLES = 3;

/** As much of a value as helps to know it. */
const LONGEST = 80;

const sampleOf = (cell: Cell): string => {
  if (cell === undefined || cell === null) return '';
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
};

/** A line for each column of the file: its first values, and the field they go to. */
export const ColumnTable = ({ items, open: { table, mapping } }: ColumnTableProps) => {
  const { t, locale } = useText();
  const options = items.fields.map((field) => ({ value: field.field, label: fieldName(field, locale.code) }));
  return (
    <div className={classes['sheet']}>
      <table className={classes['columns']}>
        <thead>
          <tr>
            <th scope="col">{t('column_of_file')}</th>
            <th scope="col">{t('first_values')}</th>
            <th scope="col">{t('column_goes_to')}</th>
          </tr>
        </thead>
        <tbody>
          {table.columns.map((column, index) => (
            <tr key={column} data-column={column}>
              <th scope="row">
                <bdi>{column}</bdi>
              </th>
              <td className={classes['samples']}>
                {table.rows.slice(0, SAMPLES).map((row, place) => (
                  <bdi key={place}>{sampleOf(row[index])}</bdi>
                ))}
              </td>
              <td>
                <Select
                  size="medium"
                  value={mapping[index] ?? ''}
                  placeholder={t('leave_out')}
                  options={options}
                  aria-label={t('column_field', { column })}
                  onChange={(field) => items.map(index, field === '' ? null : field)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
