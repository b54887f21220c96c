import { coversField, denied, presetValues, withPresetDefault, type Access } from '../../domain/permissions';
import {
  fieldsOf,
  formFields,
  isGroup,
  isNoData,
  isReadonly,
  outsideHiddenGroups,
  type Field,
  type Schema,
} from '../../domain/schema';

/** A field of a form, and whether it may be changed here. */
export interface EditableField {
  readonly field: Field;
  readonly readonly: boolean;
}

/** Fields without data have nothing to edit; what they say, a line, a notice or links, and what they hold together is a part of the form. */
const isShown = (field: Field): boolean =>
  !isNoData(field) || isGroup(field) || (field.meta?.interface?.startsWith('presentation-') ?? false);

/** The fields of a form in order, groups among them, each as far as this person may change it. `now` in ms since 1970. */
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
