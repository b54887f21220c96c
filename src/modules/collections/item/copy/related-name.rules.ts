import type { Item } from '../../../../domain/items';
import { renderTemplate } from '../../../../domain/templates';

/** As long as a name may be in a line, in characters. */
const LONGEST = 60;

const shortened = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** What a related item is called: by its template, else by the first of its values that says something. Total. */
export const relatedName = (template: string | null, values: Item): string => {
  const named = template === null ? '' : renderTemplate(template, values);
  if (named !== '') return shortened(named);
  const first = Object.values(values).find((value) => typeof value === 'string' || typeof value === 'number');
  return first === undefined ? '—' : shortened(String(first));
};
