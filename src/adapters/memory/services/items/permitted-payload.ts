import { resolveDynamic } from '../../../../domain/filters';
import type { Item } from '../../../../domain/items';
import type { Action } from '../../../../domain/permissions';
import { forbidden, throwErrors } from '../../api-error';
import { allows, type Rule } from '../permissions/rule';
import { violations } from '../permissions/violations';
import { contextOf } from './context-of';
import type { ItemsWork } from './items-work';
import { emptiedFields, missingFields } from './required';

/**
 * The payload with the rule's presets under it, when the rule allows its fields, finds nothing wrong, and the item can be
 * without what it lacks or loses. What is missing
 * from the item that follows others of the same request is told once for each of them too, administrators excepted.
 */
export const permittedPayload = (work: ItemsWork, action: Action, rule: Rule, sent: Item, before = 0): Item => {
  const { database, collection, who, now } = work;
  if (Object.keys(sent).some((field) => !allows(rule, field))) throw forbidden();
  const context = contextOf(who, now());
  const payload: Item = { ...resolveDynamic(rule.presets, context), ...sent };
  const columns = database.model.columnsOf(collection);
  const missing = action === 'create' ? missingFields(columns, payload) : emptiedFields(columns, payload);
  const told = who.admin ? missing : Array.from({ length: before + 1 }, () => missing).flat();
  throwErrors([...violations(resolveDynamic(rule.validation, context), payload), ...told]);
  return payload;
};
