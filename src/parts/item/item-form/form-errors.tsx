import { useEffect, useRef } from 'react';
import type { ItemForm } from '../../../application/item-editing';
import type { EditableField } from '../../../domain/permissions';
import type { Field } from '../../../domain/schema';
import type { FieldError } from '../../../kernel';
import { useFieldErrorText, useStream, useText } from '../../../kit';
import { ErrorSummary, Notice } from '../../../ui';
import { focusField } from './focus-field';
import classes from './form-errors.module.css';

interface FormErrorsProps {
  readonly form: ItemForm;
  readonly fields: readonly EditableField[];
}

const messagesByField = (
  errors: readonly FieldError[],
  toText: (error: FieldError, field: Field | undefined) => string,
  fieldOf: (name: string) => Field | undefined,
): ReadonlyMap<string, readonly string[]> => {
  const messages = new Map<string, readonly string[]>();
  for (const error of errors)
    messages.set(error.field, [...(messages.get(error.field) ?? []), toText(error, fieldOf(error.field))]);
  return messages;
};

/**
 * The errors of all fields, each with a link to its field; errors of fields that are not in the form are listed by
 * key.
 */
export const FormErrors = ({ form, fields }: FormErrorsProps) => {
  const { t, fieldName, localizeField } = useText();
  const printError = useFieldErrorText();
  const errors = useStream(form.errors$);
  const container = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  useEffect(() => {
    if (hasErrors) container.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [hasErrors]);
  if (!hasErrors) return null;
  const fieldOf = (name: string): Field | undefined => {
    const found = fields.find(({ field }) => field.field === name)?.field;
    return found && localizeField(found);
  };
  const messages = messagesByField(errors, printError, fieldOf);
  const entries = [...messages].map(([name, texts]) => {
    const field = fieldOf(name);
    return {
      field: name,
      name: field === undefined ? null : fieldName(field),
      message: texts.join(' '),
    };
  });
  const known = entries.flatMap(({ field, name, message }) => (name === null ? [] : [{ field, name, message }]));
  const unknown = entries.filter(({ name }) => name === null);
  return (
    <div ref={container} className={classes['errors']}>
      {known.length === 0 ? null : (
        <ErrorSummary
          title={t('fields_not_saved', { count: known.length })}
          errors={known}
          // A drawer has fields of the same names as the page below.
          onChoose={(name) => focusField(container.current?.closest('[data-form], [role="dialog"]') ?? document, name)}
        />
      )}
      {unknown.length === 0 ? null : (
        <Notice tone="danger" role="alert" title={t('unknown_validation_errors')} focusable>
          <ul className={classes['list']}>
            {unknown.map(({ field, message }) => (
              <li key={field}>
                <code>{field}</code>
                {`: ${message}`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
};
