import { useEffect, useMemo, useState } from 'react';
import type { Field } from '../../../domain/schema';
import type { JsonObject } from '../../../kernel';
import { useSubscription } from '../../../kit';
import { FormErrors, FormSkeleton, ItemFormFields, usePreloadedInterfaces } from '../item-form';
import { OptionFormModel } from './option-form.model';

export interface OptionFormProps {
  /** Those of the first render count: give the form a key to replace them. */
  readonly fields: readonly Field[];
  /** The options; null for none. */
  readonly value: JsonObject | null;
  readonly readonly: boolean;
  /** Gets all options after a change by the user; one that is cleared is absent, and null means that none is left. */
  readonly onChange: (options: JsonObject | null) => void;
}

/**
 * The options of a contribution in a form. Entries of lists open in the drawer of the form around it; without a
 * `RelatedDrawerHost` they cannot be opened.
 */
export const OptionForm = ({ fields, value, readonly, onChange }: OptionFormProps) => {
  const [model] = useState(() => new OptionFormModel(fields, value));
  const editable = useMemo(() => fields.map((field) => ({ field, readonly })), [fields, readonly]);
  const isPreloaded = usePreloadedInterfaces(editable);
  useSubscription(model.changes$, onChange);
  useEffect(() => model.follow(value), [model, value]);
  if (!isPreloaded) return <FormSkeleton fields={editable} />;
  return (
    <>
      <FormErrors form={model.form} fields={editable} />
      <ItemFormFields form={model.form} fields={editable} preview={readonly} />
    </>
  );
};
