import { equals } from '../../kernel';
import type { Item } from './item';

/**
 * The values a form shows after a save: what the server answered, except where somebody typed on while the save was
 * under way. `sent` is what went out, `current` what the form holds now, `saved` what came back.
 */
export const rebase = (sent: Item, before: Item, current: Item, saved: Item): Item => {
  const values: Record<string, Item[string]> = { ...saved };
  for (const [field, value] of Object.entries(current)) {
    const known = Object.hasOwn(sent, field) ? sent[field] : before[field];
    if (!equals(value, known ?? null)) values[field] = value;
  }
  return values;
};
