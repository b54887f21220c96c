import type { OpenTable } from '../../../application/import-export';
import {
  type ColumnNotation,
  columnNotations,
  type MappedColumn,
  type TableCell,
  unfilledFields,
} from '../../../domain/import-export';
import { shorten } from '../../../kernel';
import { useStream, useText } from '../../../kit';
import { Button, ButtonRow, Field, Notice, Progress, Radio, Select } from '../../../ui';
import classes from './import-drawer.module.css';
import { type ImportViewModel, sampleCells } from './import.view-model';

interface CheckedRowsNoticeProps {
  readonly view: ImportViewModel;
  readonly open: OpenTable;
}

/** The result of the validation. */
const CheckedRowsNotice = ({ view, open }: CheckedRowsNoticeProps) => {
  const { t } = useText();
  const { checked, wrong, first } = useStream(view.items.validation$);
  const total = open.table.rows.length;
  if (checked < total) {
    const label = t('checking_rows', { done: checked, total: total });
    return (
      <div className={classes['progress']}>
        <p>{label}</p>
        <Progress label={label} value={checked / total} />
      </div>
    );
  }
  if (first === null)
    return (
      <Notice tone="success" role="status">
        {t('rows_fine')}
      </Notice>
    );
  return (
    <Notice tone="warning" role="status" title={t('rows_wrong', { number: wrong })}>
      {t('rows_wrong_first', {
        row: view.items.numberOf(open, first.index),
        reason: first.problems.map(view.problemText).join('; '),
      })}
    </Notice>
  );
};

interface MappedColumnProps {
  readonly view: ImportViewModel;
  readonly open: OpenTable;
  readonly mapped: MappedColumn;
}

const MAX_SAMPLE_LENGTH = 80;

const sampleOf = (cell: TableCell): string => {
  if (cell === undefined || cell === null) return '';
  const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  return shorten(text, MAX_SAMPLE_LENGTH, '…');
};

/** How the values of a column are read, which the user can change where there are two ways. */
const ReadAs = ({ view, open, mapped }: MappedColumnProps) => {
  const { t } = useText();
  const { column, field, reading } = mapped;
  return (
    <>
      {view.convertedValues(open, mapped).map((value, index) => (
        <bdi key={index}>{sampleOf(value)}</bdi>
      ))}
      {reading.chosen === null ? null : (
        <Select
          size="small"
          className={classes['format']}
          value={reading.chosen}
          options={columnNotations(field).map((value) => ({ value, label: view.notationText(value, mapped) }))}
          aria-label={t('column_notation', { column: open.table.columns[column] ?? '' })}
          onChange={(notation) => view.items.readColumnAs(column, notation as ColumnNotation)}
        />
      )}
      {reading.isAmbiguous ? <Notice tone="warning">{t('column_ambiguous')}</Notice> : null}
    </>
  );
};

interface ColumnTableProps {
  readonly view: ImportViewModel;
  readonly open: OpenTable;
}

/** The columns of the file with sample values and the field they are mapped to. */
const ColumnTable = ({ view, open }: ColumnTableProps) => {
  const { t, fieldName } = useText();
  const { items } = view;
  const { table, mapping, columns } = open;
  const options = items.fields.map((field) => ({ value: field.field, label: fieldName(field) }));
  return (
    <div className={classes['sheet']}>
      <table className={classes['columns']}>
        <thead>
          <tr>
            <th scope="col">{t('column_of_file')}</th>
            <th scope="col">{t('first_values')}</th>
            <th scope="col">{t('column_goes_to')}</th>
            <th scope="col">{t('column_read_as')}</th>
          </tr>
        </thead>
        <tbody>
          {table.columns.map((column, index) => (
            <tr key={column} data-column={column}>
              <th scope="row">
                <bdi>{column}</bdi>
              </th>
              <td className={classes['samples']}>
                {sampleCells(open, index).map((cell, sample) => (
                  <bdi key={sample}>{sampleOf(cell)}</bdi>
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
              <td className={classes['samples']} data-head={t('column_read_as')}>
                {columns
                  .filter((mapped) => mapped.column === index)
                  .map((mapped) => (
                    <ReadAs key={mapped.field.field} view={view} open={open} mapped={mapped} />
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface MapColumnsProps {
  readonly view: ImportViewModel;
  readonly open: OpenTable;
}

/** Maps the columns to fields, chooses what happens to existing items, and shows the validation. */
export const MapColumns = ({ view, open }: MapColumnsProps) => {
  const { t, fieldName } = useText();
  const { items } = view;
  const { table, mapping, existing, name } = open;
  const disabled = useStream(items.denied$);
  const { wrong } = useStream(items.validation$);
  const { keyField } = items;
  const unfilled = unfilledFields(items.fields, mapping).filter(
    ({ field }) => field !== keyField?.field || existing === 'skip',
  );
  const updateDenied = items.updateDenied;
  return (
    <>
      <p className={classes['file']}>{t('rows_in_file', { name, number: table.rows.length })}</p>
      <ColumnTable view={view} open={open} />
      {keyField !== null && mapping.includes(keyField.field) ? (
        <Field
          name="existing"
          label={t('existing_items')}
          note={updateDenied ? t('existing_update_denied') : undefined}
        >
          <div className={classes['choices']}>
            <Radio name="existing" checked={existing === 'skip'} onChange={() => items.withExisting('skip')}>
              {t('existing_skip')}
            </Radio>
            <Radio
              name="existing"
              checked={existing === 'update'}
              disabled={updateDenied !== false}
              onChange={() => items.withExisting('update')}
            >
              {t('existing_update')}
            </Radio>
          </div>
        </Field>
      ) : null}
      {unfilled.length === 0 ? null : (
        <Notice tone="warning">
          {t('import_unfilled', { fields: unfilled.map((field) => fieldName(field)).join(', ') })}
        </Notice>
      )}
      <CheckedRowsNotice view={view} open={open} />
      <ButtonRow align="end">
        <Button variant="ghost" onClick={() => items.startOver()}>
          {t('choose_another_file')}
        </Button>
        <Button
          variant="primary"
          icon="file_upload"
          disabledReason={disabled && t(disabled)}
          onClick={() => items.execute()}
        >
          {t('import_rows', { count: table.rows.length - wrong })}
        </Button>
      </ButtonRow>
    </>
  );
};
