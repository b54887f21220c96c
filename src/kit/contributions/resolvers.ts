import { Observable } from 'rxjs';
import type { LayoutResolver } from '../../application/browse';
import { DEFAULT_LAYOUT, type DisplayResolver, pagedRequest } from '../../domain/presets';
import { displayOf, type Field } from '../../domain/schema';
import { valueText } from '../../domain/templates';
import type { Json } from '../../kernel';
import type { DisplayDefinition, LayoutDefinition } from './definitions';
import type { Registry } from './registry';

/** An exception in an extension's rule must not break the whole list. */
const tryRule = <A>(rule: () => A | undefined, fallback: A): A => {
  try {
    return rule() ?? fallback;
  } catch {
    return fallback;
  }
};

const plainText = (value: Json): string => (Array.isArray(value) ? String(value.length) : valueText(value));

/** The fields and texts of related items, according to the display of each relational field. */
export const displayResolver =
  (displays: Registry<DisplayDefinition>, language?: string): DisplayResolver =>
  (schema, field, related) => {
    const id = displayOf(field);
    if (id === null || !displays.has(id)) return null;
    const { fields, text } = displays.get(id);
    const requirements = { schema, field, related, options: field.meta?.display_options ?? {}, language };
    return {
      fields: tryRule(() => fields?.(requirements), []),
      text: (value) => (value === null ? '' : tryRule(() => text?.(value, requirements), plainText(value))),
    };
  };

/** Whether a display shows this field as plain text only; false when its rule throws. */
export const isPlainText = ({ plain }: DisplayDefinition, field: Field): boolean =>
  tryRule(() => plain?.(field), false);

/** The registered layouts for list sessions. A view with an unknown or unusable layout uses the default layout. */
export const layoutResolver = (
  layouts: Registry<LayoutDefinition>,
  displays: Registry<DisplayDefinition>,
  isUsable: (layout: LayoutDefinition) => boolean = () => true,
): LayoutResolver => {
  const needs = displayResolver(displays);
  return {
    shown: (layout) => (layouts.has(layout) && isUsable(layouts.get(layout)) ? layout : DEFAULT_LAYOUT),
    requestOf: (layout) => {
      const { request } = layouts.get(layout);
      return request === undefined ? pagedRequest(layout) : (looking) => request({ ...looking, resolveDisplay: needs });
    },
    changes$: new Observable((observer) => {
      const notify = (): void => observer.next(null);
      const unsubscribe = [layouts.watch(notify), displays.watch(notify)];
      notify();
      return () => unsubscribe.forEach((stop) => stop());
    }),
  };
};
