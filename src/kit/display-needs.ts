import type { DisplayResolver } from '../domain/presets';
import { defaultDisplay, type Field } from '../domain/schema';
import { valueText } from '../domain/templates';
import type { Json } from '../kernel';
import type { DisplayDefinition } from './define-display';
import type { Registry } from './registry';

/** An extension's rule must not take the whole list down. */
const tryRule = <A>(rule: () => A | undefined, otherwise: A): A => {
  try {
    return rule() ?? otherwise;
  } catch {
    return otherwise;
  }
};

const plainText = (value: Json): string => (Array.isArray(value) ? String(value.length) : valueText(value));

/** Asks the registered displays what they need, and what they show. */
export const displayResolver =
  (displays: Registry<DisplayDefinition>): DisplayResolver =>
  (schema, field, related) => {
    const id = field.meta?.display ?? defaultDisplay(field);
    if (id === null || !displays.has(id)) return null;
    const { fields, text } = displays.get(id);
    const needs = { schema, field, related, options: field.meta?.display_options ?? {} };
    return {
      fields: tryRule(() => fields?.(needs), []),
      text: (value) => (value === null ? '' : tryRule(() => text?.(value, needs), plainText(value))),
    };
  };

/** Whether a display shows nothing but text of this field; a rule that throws says no. */
export const isPlainText = ({ plain }: DisplayDefinition, field: Field): boolean => tryRule(() => plain?.(field), false);
