import { type FocusEvent, type FormEvent, useId } from 'react';
import { useStream } from '../services/streams';
import { useText } from '../texts/use-text';
import type { Form, FormState } from './form';

/** Attributes of the `form` element. The names of the fields in it are those of the values. */
export interface FormAttributes {
  readonly id: string;
  readonly noValidate: true;
  readonly onSubmit: (event: FormEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

export interface OpenForm<Values extends object> extends Omit<FormState<Values>, 'errors' | 'denied'> {
  /** The text of the error line of a field; undefined without an error that is to be shown. */
  readonly error: (name: keyof Values) => string | undefined;
  /** Why the form cannot be sent, for the button that sends it; null if it can. */
  readonly denied: string | null;
  readonly attributes: FormAttributes;
  readonly change: (changes: Partial<Values>) => void;
}

/** The state of a form, which is a view-model or belongs to one. */
export const useForm = <Values extends object, Result>(form: Form<Values, Result>): OpenForm<Values> => {
  const { t } = useText();
  const id = useId();
  const { errors, denied, ...state } = useStream(form.state$);
  return {
    ...state,
    error: (name) => {
      const error = errors[name];
      return error == null ? undefined : t(error.key, error.parameters);
    },
    denied: denied === null ? null : t(denied.key, denied.parameters),
    attributes: {
      id,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        // Events of a dialog also reach the form around the control that has opened it.
        event.stopPropagation();
        form.submit();
      },
      onBlur: ({ target }) => form.leave(target.closest('[data-field]')?.getAttribute('data-field') ?? ''),
    },
    change: (changes) => form.change(changes),
  };
};
