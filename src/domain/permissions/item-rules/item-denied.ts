import { equals } from '../../../kernel';
import { compileGuard, type FilterContext } from '../../filters';
import { valueIn, type Item } from '../../items';
import type { Field, Schema } from '../../schema';
import { numberOperand } from '../../values';
import { type Access, type Denial, filterContext, isAdmin } from '../access';
import type { Action } from '../permission';
import { type AccessRule, ruleFor } from '../access-rule';

/** Why an action is not allowed on a certain item. */
export type ItemDenial = Denial | 'item_not_covered';

/** Checks one item after the other. */
export type ItemGate = (item: Item) => ItemDenial | false;

const alwaysAllowed: ItemGate = () => false;
const neverAllowed: ItemGate = () => 'not_allowed';

/**
 * The item with its big integers and decimals as a rule compares them. Some databases answer them as text, and texts
 * compare as texts: '10.00' would be less than '9'. What a double does not hold stays text, which compares exactly.
 */
const withNumbers = (fields: readonly Field[]): ((item: Item) => Item) => {
  const exact = fields.filter(({ type }) => type === 'bigInteger' || type === 'decimal').map(({ field }) => field);
  return (item) => {
    const texts = exact.filter((field) => typeof valueIn(item, field) === 'string');
    if (texts.length === 0) return item;
    const numbers = texts.map((field) => [field, numberOperand(String(item[field])) ?? valueIn(item, field)] as const);
    return { ...item, ...Object.fromEntries(numbers) };
  };
};

const newGate = (rule: AccessRule, context: FilterContext, fields: readonly Field[]): ItemGate => {
  const passes = compileGuard(rule.items, context);
  const comparable = withNumbers(fields);
  return (item) => (passes(comparable(item)) ? false : 'item_not_covered');
};

interface CachedGate {
  readonly context: FilterContext;
  readonly fields: readonly Field[];
  readonly gate: ItemGate;
}

/** A shared instance, so that gates of a collection without fields are reused. */
const NO_FIELDS: readonly Field[] = [];

const fieldsIn = (schema: Schema, collection: string): readonly Field[] => schema.fields.get(collection) ?? NO_FIELDS;

/** The last gate of each rule, reused while the context is equal and the fields are the same. */
const gates = new WeakMap<AccessRule, CachedGate>();

const gateOf = (rule: AccessRule, context: FilterContext, fields: readonly Field[]): ItemGate => {
  const cached = gates.get(rule);
  if (cached?.fields === fields && equals(cached.context, context)) return cached.gate;
  const gate = newGate(rule, context, fields);
  gates.set(rule, { context, fields, gate });
  return gate;
};

/**
 * Compiles the rule once for many items (spec 000, 5). An item without the fields of the rule passes: the server
 * decides. `now` in milliseconds since 1970.
 */
export const itemGate = (schema: Schema, access: Access, collection: string, action: Action, now: number): ItemGate => {
  if (isAdmin(access)) return alwaysAllowed;
  const rule = ruleFor(access.permissions, collection, action);
  if (rule === null) return neverAllowed;
  return Object.keys(rule.items).length === 0
    ? alwaysAllowed
    : gateOf(rule, filterContext(access, now), fieldsIn(schema, collection));
};

/** False when the action is allowed on this item, otherwise the reason. */
export const itemDenied = (
  schema: Schema,
  access: Access,
  collection: string,
  action: Action,
  item: Item,
  now: number,
): ItemDenial | false => itemGate(schema, access, collection, action, now)(item);
