import { useEffect, useRef } from 'react';
import type { EditableField, ItemForm } from '../../application/item-editing';
import { fieldName } from '../../domain/schema';
import type { FieldError } from '../../kernel';
import { fieldErrorText, useStream, useText } from '../../kit';
import { ErrorSummary, Notice } from '../../ui';
import { focusField } from './focus-field';
import classes from './form-errors.module.css';

interface FormErrorsProps {
  readonly form: ItemForm;
  readonly fields: readonly EditableField[];
}

const messagesByField = (
  errors: readonly FieldError[],
  say: (error: FieldError) => string,
): ReadonlyMap<string, readonly string[]> => {
  const said = new Map<string, readonly string[]>();
  for (const error of errors) said.set(error.field, [...(said.get(error.field) ?? []), say(error)]);
  return said;
};

/**
 * The errors of all fields, each with a link to its field; errors of fields that are not in the form are listed by
 * key.
 */
export const FormErrors = ({ form, fields }: FormErrorsProps) => {
  const { t, locale } = useText();
  const errors = useStream(form.errors$);
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    if (any) box.current?.querySelector<HTMLElement>('[role="alert"]')?.focus();
  }, [any]);
  if (!any) return null;
  const messages = messagesByField(errors, (error) => {
    const said = fieldErrorText(error);
    return t(said.key, said.parameters);
  });
  const told = [...messages].map(([name, said]) => {
    const field = fields.find((each) => each.field.field === name)?.field;
    return { field: name, name: field === undefined ? null : fieldName(field, locale.code), message: said.join(' ') };
  });
  const known = told.flatMap(({ field, name, message }) => (name === null ? [] : [{ field, name, message }]));
  const unknown = told.filter(({ name }) => name === null);
  return (
    <div ref={box} className={classes['errors']}>
      {known.length === 0 ? null : (
        <ErrorSummary
          title={t('fields_not_saved', { count: known.length })}
          errors={known}
          onChoose={(name) => focusField(document, name)}
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
