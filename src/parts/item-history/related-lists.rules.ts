import type { LeftField } from '../../domain/revisions';
import { isAlias, isNoData, type Field } from '../../domain/schema';

/** The lists of related items in a form, and among what a revision cannot put back: none of them is part of a revision's values. */
export const relatedLists = (
  fields: readonly { readonly field: Field }[],
  left: readonly LeftField[],
): readonly string[] => [
  ...new Set([
    ...fields.filter(({ field }) => isAlias(field) && !isNoData(field)).map(({ field }) => field.field),
    ...left.filter(({ why }) => why === 'field_of_relation').map(({ field }) => field),
  ]),
];
