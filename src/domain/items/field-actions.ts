import { equals, type Json } from '../../kernel';
import { isNoData, type Field } from '../schema';

/** What the menu of a field offers. */
export type FieldAction = 'copy' | 'paste' | 'raw' | 'reset' | 'clear' | 'default';

/** A field as it stands in a form. `secret`: its value is not to be seen, nor taken away. */
export interface FieldStanding {
  readonly field: Field;
  readonly value: Json;
  /** Differs from where the form started, or has a text beside it that is no value yet. */
  readonly edited: boolean;
  readonly readonly: boolean;
  readonly secret: boolean;
}

/**
 * What can be done with a field now, in the order of the menu (spec 002, 4.2 and 5.2): a read-only field gives what only
 * reads, a secret is never copied, null is for columns that take it, and going back for values that have moved.
 */
export const fieldActions = ({ field, value, edited, readonly, secret }: FieldStanding): readonly FieldAction[] => {
  if (isNoData(field)) return [];
  const standard = field.schema?.default_value ?? null;
  const offers: Readonly<Record<FieldAction, boolean>> = {
    copy: !secret && value !== null,
    paste: !readonly,
    raw: true,
    reset: !readonly && edited,
    clear: !readonly && value !== null && (field.schema?.is_nullable ?? false),
    default: !readonly && standard !== null && !equals(value, standard),
  };
  return (Object.keys(offers) as readonly FieldAction[]).filter((action) => offers[action]);
};
