import { type FormEvent, useState } from 'react';
import { useText } from '../../kit';
import { AnchoredPopover, Button, Field, Input } from '../../ui';
import classes from './input-rich-text-md.module.css';
import { DEFAULT_TABLE_SIZE, isTableSize, MAX_TABLE_SIZE, MIN_TABLE_SIZE } from './insertions.rules';

interface TableBuilderProps {
  readonly anchor: HTMLElement;
  readonly onInsert: (rows: number, columns: number) => void;
  readonly onClose: () => void;
}

/** Asks for the size of a new table. */
export const TableBuilder = ({ anchor, onInsert, onClose }: TableBuilderProps) => {
  const { t } = useText();
  const [rows, setRows] = useState(String(DEFAULT_TABLE_SIZE));
  const [columns, setColumns] = useState(String(DEFAULT_TABLE_SIZE));
  const isValid = isTableSize(rows) && isTableSize(columns);
  const limits = { min: MIN_TABLE_SIZE, max: MAX_TABLE_SIZE };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // The form of the item is around this one, though not in the document.
    event.stopPropagation();
    if (!isValid) return;
    onClose();
    onInsert(Number(rows), Number(columns));
  };
  return (
    <AnchoredPopover anchor={anchor} label={t('markdown_table')} align="start" onClose={onClose}>
      <form className={classes['table-builder']} onSubmit={submit} noValidate>
        <Field name="rows" label={t('markdown_table_rows')}>
          <Input type="number" inputMode="numeric" size="small" {...limits} value={rows} onChange={setRows} />
        </Field>
        <Field name="columns" label={t('markdown_table_columns')}>
          <Input type="number" inputMode="numeric" size="small" {...limits} value={columns} onChange={setColumns} />
        </Field>
        <Button type="submit" size="small" disabledReason={!isValid && t('markdown_table_size_invalid', limits)}>
          {t('markdown_table_insert')}
        </Button>
      </form>
    </AnchoredPopover>
  );
};
