import { createContext, type FocusEvent, memo, type ReactNode, useContext, useMemo, useState } from 'react';
import type { BatchEdit } from '../../../application/browse';
import type { ItemForm } from '../../../application/item-editing';
import type { EditableField } from '../../../domain/permissions';
import { isAlias, isManualKey, isNoData, isRequired } from '../../../domain/schema';
import { columnDefault } from '../../../domain/values';
import {
  Registries,
  useContribution,
  useDeferredStream,
  useFieldErrorText,
  useService,
  useStream,
  useText,
  ViewModelScope,
} from '../../../kit';
import { Checkbox, classNames, Field, Icon, Markdown, Notice } from '../../../ui';
import { FieldControl } from './field-control';
import { FieldMenu } from './field-menu';
import { interfaceOf } from './interface-of.rules';
import classes from './item-form.module.css';

/** True in a preview, where the whole form is marked as read-only, and its fields are not. */
export const PreviewContext = createContext(false);

/** One of two columns of the same fields. */
export interface FormColumn {
  /** What tells its fields from those of the other column, such as a language; part of their labels. */
  readonly label?: string | undefined;
  /** At the end of a label's line. */
  readonly aside?: ReactNode;
  /** Renders what stands beside a field, such as the text that it is translated from. */
  readonly renderBeside?: ((field: string) => ReactNode) | undefined;
}

/** The column that the fields are in; null for a form without columns. */
export const FormColumnContext = createContext<FormColumn | null>(null);

/** What a page says about single fields, by their names, below the notes of the fields themselves. */
export const FieldNotesContext = createContext<Readonly<Record<string, string>>>({});

export interface FormFieldProps {
  readonly form: ItemForm;
  readonly entry: EditableField;
  readonly className?: string | undefined;
  /** In a batch edit: the field is disabled and without an initial value until it is ticked. */
  readonly batch?: { readonly ticked: boolean } | undefined;
}

interface EmptyHintProps {
  readonly form: ItemForm;
  readonly name: string;
  readonly isBatch: boolean;
}

/** What an empty field means: the server fills it in, or a batch edit empties it. Separate, for it renders at keystrokes. */
const EmptyHint = ({ form, name, isBatch }: EmptyHintProps) => {
  const { t } = useText();
  const { value } = useStream(useMemo(() => form.field$(name), [form, name]));
  return value === null || value === '' ? (
    <p data-empty={name}>{t(isBatch ? 'batch_empties' : 'set_by_server')}</p>
  ) : null;
};

/** One field with its name, menu, control, note and errors. A keystroke in it renders its control only. */
export const FormField = memo(({ form, entry, className, batch }: FormFieldProps) => {
  const { t, localizeField, fieldName } = useText();
  const printError = useFieldErrorText();
  const { interfaces } = useService(Registries);
  const [isActive, setActive] = useState(false);
  const [isMenuOpened, setMenuOpened] = useState(false);
  const field = localizeField(entry.field);
  const name = entry.field.field;
  const readonly = entry.readonly || batch?.ticked === false;
  const changed = useDeferredStream(useMemo(() => form.edited$(name), [form, name]));
  const hasRawText = useStream(useMemo(() => form.rawText$(name), [form, name])) !== null;
  const edited = changed && batch === undefined;
  const reported = useStream(useMemo(() => form.fieldErrors$(name), [form, name]));
  const overlong = useStream(useMemo(() => form.overlong$(field), [form, field]));
  const errors = overlong === null ? reported : [overlong];
  const isNew = useStream(form.place$)?.key === null;
  const column = useContext(FormColumnContext);
  const renderBeside = column?.renderBeside;
  const pageNote = useContext(FieldNotesContext)[name];
  const id = interfaceOf(field);
  const definition = useContribution(interfaces, id);
  const decorates = isNoData(field);
  const showsReadonly = !useContext(PreviewContext) && entry.readonly && !decorates;
  // An alias field can only be reset.
  const hasMenu = !decorates && definition.hideLabel !== true && (edited || !isAlias(field));
  const isTriggerVisible = edited || isActive;
  const editable = useMemo(() => (readonly === entry.readonly ? entry : { field, readonly }), [entry, field, readonly]);
  const writesEmpty = batch === undefined ? isNew && columnDefault(field).kind === 'computed' : batch.ticked;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setActive(false);
  };
  return (
    <div
      className={renderBeside === undefined ? className : classNames(className, classes['sides'])}
      onFocus={() => setActive(true)}
      onBlur={leave}
      onPointerEnter={() => setActive(true)}
      onPointerLeave={({ currentTarget }) => setActive(currentTarget.contains(document.activeElement))}
    >
      {renderBeside?.(name)}
      <Field
        name={name}
        labelHidden={definition.hideLabel}
        label={
          column?.label === undefined ? (
            <bdi>{fieldName(field)}</bdi>
          ) : (
            <>
              <bdi>{fieldName(field)}</bdi>{' '}
              <small className={classes['column']}>
                <bdi>{column.label}</bdi>
              </small>
            </>
          )
        }
        required={isRequired(field) || isManualKey(field) ? t('required') : undefined}
        changed={edited}
        action={
          hasMenu && (isTriggerVisible || isMenuOpened) ? (
            <FieldMenu
              form={form}
              editable={editable}
              edited={edited}
              isTriggerVisible={isTriggerVisible}
              isMounted={isMenuOpened}
              onOpen={() => setMenuOpened(true)}
            />
          ) : undefined
        }
        aside={
          showsReadonly ? (
            <>
              <Icon name="lock" size="small" />
              {t(entry.lock === undefined ? 'field_read_only' : `field_${entry.lock}`)}
              {column?.aside}
            </>
          ) : (
            (column?.aside ?? undefined)
          )
        }
        note={
          hasRawText || field.meta?.note || pageNote !== undefined || writesEmpty ? (
            <>
              {field.meta?.note ? <Markdown text={field.meta.note} /> : null}
              {pageNote === undefined ? null : <p>{pageNote}</p>}
              {writesEmpty ? <EmptyHint form={form} name={name} isBatch={batch !== undefined} /> : null}
              {hasRawText ? <p data-raw-left={name}>{t('raw_text_left')}</p> : null}
            </>
          ) : undefined
        }
        error={errors.length === 0 ? undefined : errors.map((error) => printError(error, field)).join(' ')}
      >
        {id === null || interfaces.has(id) ? null : (
          <div className={classes['missing']}>
            <Notice tone="warning">{t('interface_not_found', { interface: id })}</Notice>
          </div>
        )}
        <ViewModelScope name={name}>
          <FieldControl form={form} field={field} readonly={readonly} definition={definition} />
        </ViewModelScope>
      </Field>
    </div>
  );
});

/** The ticked fields of a batch edit. */
export type BatchTicks = Pick<BatchEdit, 'isTicked$' | 'toggle'>;

interface BatchFieldProps extends Pick<FormFieldProps, 'form' | 'entry' | 'className'> {
  readonly ticks: BatchTicks;
}

/** A field of a batch edit; its checkbox enables and includes it. */
export const BatchField = memo(({ ticks, form, entry, className }: BatchFieldProps) => {
  const { t, fieldName } = useText();
  const name = entry.field.field;
  const ticked = useStream(useMemo(() => ticks.isTicked$(name), [ticks, name]));
  return (
    <div className={classNames(className, classes['batch'])} data-batch={name}>
      <Checkbox
        checked={ticked}
        disabled={entry.readonly}
        aria-label={t('change_field', { field: fieldName(entry.field) })}
        onChange={() => ticks.toggle(name)}
      />
      <FormField form={form} entry={entry} batch={useMemo(() => ({ ticked }), [ticked])} />
    </div>
  );
});
