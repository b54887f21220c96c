import type { SourceAttributes } from './schema';

/** All attributes of an element, in their order. */
export const attributesOfElement = (element: Element): SourceAttributes =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

/** Without some attributes. */
export const without = (attributes: SourceAttributes, names: readonly string[]): SourceAttributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)));

export const escapeText = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/\u00a0/g, '&nbsp;');

const escapeValue = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/\u00a0/g, '&nbsp;');

/** As in a tag, with a space before each; an empty value is written as the name alone, like `muted`. */
export const attributesText = (attributes: SourceAttributes): string =>
  Object.entries(attributes)
    .map(([name, value]) =>
      value === '' && name !== 'alt' && name !== 'href' ? ` ${name}` : ` ${name}="${escapeValue(value)}"`,
    )
    .join('');
