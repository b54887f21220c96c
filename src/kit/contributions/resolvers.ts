import { Observable } from 'rxjs';
import type { LayoutResolver } from '../../application/browse';
import { DEFAULT_LAYOUT, type DisplayResolver, pagedRequest } from '../../domain/presets';
import { defaultDisplay, type Field } from '../../domain/schema';
import { valueText } from '../../domain/templates';
import type { Json } from '../../kernel';
import type { DisplayDefinition } from './define-display';
import type { LayoutDefinition } from './define-layout';
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

/** The registered layouts as browsing knows them. A view whose layout is not there is shown in the usual one. */
export const layoutResolver = (
  layouts: Registry<LayoutDefinition>,
  displays: Registry<DisplayDefinition>,
): LayoutResolver => {
  const needs = displayResolver(displays);
  return {
    shown: (layout) => (layouts.has(layout) ? layout : DEFAULT_LAYOUT),
    requestOf: (layout) => {
      const { request } = layouts.get(layout);
      return request === undefined ? pagedRequest(layout) : (looking) => request({ ...looking, shownWith: needs });
    },
    changes$: new Observable((observer) => {
      const tell = (): void => observer.next(null);
      const ends = [layouts.watch(tell), displays.watch(tell)];
      tell();
      return () => ends.forEach((end) => end());
    }),
  };
};
