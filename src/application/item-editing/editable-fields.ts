import { type Item, keyOf, savePlan, type SavePlan, type SaveTarget } from '../../domain/items';
import {
  type Access,
  coversField,
  denied,
  type ItemDenial,
  presetValues,
  saveDenied,
  withPresetDefault,
} from '../../domain/permissions';
import {
  type Field,
  fieldsOf,
  formFields,
  isGroup,
  isNoData,
  isReadonly,
  outsideHiddenGroups,
  primaryKeyOf,
  type Schema,
} from '../../domain/schema';

/** A field of a form, and whether the user may change it. */
export interface EditableField {
  readonly field: Field;
  readonly readonly: boolean;
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

/** The item that a save updates; null if it creates one, as the first save of a singleton does. */
export const itemToUpdate = (schema: Schema, target: SaveTarget, item: Item): Item | null => {
  if (target.kind === 'new') return null;
  const key = primaryKeyOf(schema, target.collection)?.field;
  const exists =
    target.kind === 'existing' || key === undefined || !Object.hasOwn(item, key) || keyOf(item, key) !== null;
  return exists ? item : null;
};

/** Why this user may not save the item. `item` is the item on the server, `now` in ms since 1970. */
export const saveDenial = (
  schema: Schema,
  access: Access,
  target: SaveTarget,
  item: Item,
  now: number,
): ItemDenial | false => saveDenied(access, target.collection, itemToUpdate(schema, target, item), now);

/** Why there is nothing to send; null if there is. A new item with a generated key can be sent without any values. */
export const nothingToSave = (
  schema: Schema,
  target: SaveTarget,
  edits: Item,
): Extract<SavePlan, { kind: 'none' }>['reason'] | null => {
  const plan = savePlan(schema, target, edits);
  return plan.kind === 'none' ? plan.reason : null;
};
