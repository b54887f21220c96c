import type { OpenTable } from '../../../application/import-export';
import { fieldName } from '../../../domain/schema';
import { unfilledFields } from '../../../domain/import-export';
import { useStream, useText } from '../../../kit';
import { Button, ButtonRow, Field, Notice, Radio } from '../../../ui';
import { ColumnTable } from './column-table';
import type { ImportViewModel } from './import.view-model';
import { RowsChecked } from './rows-checked';
import classes from './import-drawer.module.css';

interface MapColumnsProps {
  readonly view: ImportViewModel;
  readonly open: OpenTable;
}

/** Which column goes to which field, what happens to items that are there, and what the rows are like. */
export const MapColumns = ({ view, open }: MapColumnsProps) => {
  const { t, locale } = useText();
  const { items } = view;
  const { table, mapping, existing, name } = open;
  const disabled = useStream(items.denied$);
  const { wrong } = useStream(items.checks$);
  const { keyField } = items;
  const unfilled = unfilledFields(items.fields, mapping).filter(
    ({ field }) => field !== keyField?.field || existing === 'skip',
  );
  const updateDenied = items.updateDenied;
  return (
    <>
      <p className={classes['file']}>{t('rows_in_file', { name, number: table.rows.length })}</p>
      <ColumnTable items={items} open={open} />
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
          {t('import_unfilled', { fields: unfilled.map((field) => fieldName(field, locale.code)).join(', ') })}
        </Notice>
      )}
      <RowsChecked view={view} open={open} />
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
