import { equals } from '../../kernel';
import type { Item } from '../items';
import {
  type Field,
  fieldsOf,
  isGroup,
  isNoData,
  isReadonly,
  outsideHiddenGroups,
  type Schema,
  visibleInOrder,
} from '../schema';
import { type Access, coversField, denied, filterContext } from './access';
import { conditionedFields, revealedFields } from './field-conditions';
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

/**
 * What the conditions of fields are evaluated for: the values of an item, or none, with the fields as they are configured
 * or with all that conditions may show.
 */
export type ConditionValues = Item | 'configured' | 'revealed';

/** The fields of a form in order, groups included, with their write access for this user. `now` in ms since 1970. */
export const editableFields = (
  schema: Schema,
  access: Access,
  collection: string,
  isNew: boolean,
  now: number,
  values: ConditionValues = 'configured',
): readonly EditableField[] => {
  const action = isNew ? 'create' : 'update';
  const locked = denied(access, collection, action) !== false;
  const presets = presetValues(access, collection, action, now);
  const configured = fieldsOf(schema, collection);
  const fields =
    values === 'configured'
      ? configured
      : values === 'revealed'
        ? revealedFields(configured)
        : conditionedFields(schema, collection, values, isNew, filterContext(access, now));
  return outsideHiddenGroups(visibleInOrder(fields), fields)
    .filter(isShown)
    .map((field) => ({
      field: withPresetDefault(field, presets),
      readonly: locked || isReadonly(field, isNew) || !coversField(access, collection, action, field.field),
    }));
};

/** The new fields, with the same objects as before where nothing has changed, so that they do not render again. */
export const withSameFields = (
  before: readonly EditableField[],
  fields: readonly EditableField[],
): readonly EditableField[] => {
  const known = new Map(before.map((entry) => [entry.field.field, entry]));
  const kept = fields.map((entry) => {
    const earlier = known.get(entry.field.field);
    return earlier !== undefined && equals(earlier, entry) ? earlier : entry;
  });
  return kept.length === before.length && kept.every((entry, index) => entry === before[index]) ? before : kept;
};
