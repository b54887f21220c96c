import {
  type Field,
  fieldsOf,
  formFields,
  isGroup,
  isNoData,
  isReadonly,
  outsideHiddenGroups,
  type Schema,
} from '../schema';
import { type Access, coversField, denied } from './access';
import { presetValues, withPresetDefault } from './validation/write-rules';

/** A field of a form, and whether the user may change it. */
export interface EditableField {
  readonly field: Field;
  readonly readonly: boolean;
  /**
   * Why the field is read-only, if not for permissions or the data model: it is the other side of
   * the relation that led here.
   */
  readonly lock?: 'points_back' | undefined;
}

/** Of the fields without data, groups and presentation fields (dividers, notices, links) are part of the form. */
const isShown = (field: Field): boolean =>
  !isNoData(field) || isGroup(field) || (field.meta?.interface?.startsWith('presentation-') ?? false);

/** The fields of a form in order, groups included, with their write access for this user. `now` in ms since 1970. */
export const editableFields = (
  schema: Schema,
  access: Access,
  collection: string,
  isNew: boolean,
  now: number,
): readonly EditableField[] => {
  const action = isNew ? 'create' : 'update';
  const locked = denied(access, collection, action) !== false;
  const presets = presetValues(access, collection, action, now);
  return outsideHiddenGroups(formFields(schema, collection), fieldsOf(schema, collection))
    .filter(isShown)
    .map((field) => ({
      field: withPresetDefault(field, presets),
      readonly: locked || isReadonly(field, isNew) || !coversField(access, collection, action, field.field),
    }));
};
