import { succeed } from '../../kernel';
import { Form, type FormError, useForm, useSubscription, useText, useViewModel, viewModel } from '../../kit';
import { AnchoredPopover, Button, Field, Input } from '../../ui';
import classes from './input-rich-text-md.module.css';
import { DEFAULT_TABLE_SIZE, isTableSize, MAX_TABLE_SIZE, MIN_TABLE_SIZE } from './commands/insertions.rules';

interface TableBuilderProps {
  readonly anchor: HTMLElement;
  readonly onInsert: (rows: number, columns: number) => void;
  readonly onClose: () => void;
}

const LIMITS = { min: MIN_TABLE_SIZE, max: MAX_TABLE_SIZE };

const sizeError = (size: string): FormError | null =>
  isTableSize(size) ? null : { key: 'markdown_table_size_invalid', parameters: LIMITS };

const tableForm = viewModel(
  [],
  () => () =>
    new Form({
      initial: { rows: String(DEFAULT_TABLE_SIZE), columns: String(DEFAULT_TABLE_SIZE) },
      validate: ({ rows, columns }) => ({ rows: sizeError(rows), columns: sizeError(columns) }),
      submit: (size) => succeed(size),
    }),
);

/** Asks for the size of a new table. */
export const TableBuilder = ({ anchor, onInsert, onClose }: TableBuilderProps) => {
  const { t } = useText();
  const model = useViewModel(tableForm);
  const { values, denied, attributes, change } = useForm(model);
  useSubscription(model.done$, ({ rows, columns }) => {
    onClose();
    onInsert(Number(rows), Number(columns));
  });
  const sizeInput = (name: keyof typeof values) => (
    <Input
      type="number"
      inputMode="numeric"
      size="small"
      {...LIMITS}
      value={values[name]}
      onChange={(size) => change({ [name]: size })}
    />
  );
  return (
    <AnchoredPopover anchor={anchor} label={t('markdown_table')} align="start" onClose={onClose}>
      <form className={classes['table-builder']} {...attributes}>
        <Field name="rows" label={t('markdown_table_rows')}>
          {sizeInput('rows')}
        </Field>
        <Field name="columns" label={t('markdown_table_columns')}>
          {sizeInput('columns')}
        </Field>
        <Button type="submit" size="small" disabledReason={denied}>
          {t('markdown_table_insert')}
        </Button>
      </form>
    </AnchoredPopover>
  );
};
