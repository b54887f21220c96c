import { safeUrl } from '../../../domain/values';

/** Attributes that change how text reads and can do nothing else. */
const SHOWN = ['dir', 'lang', 'title', 'start', 'reversed', 'scope'];

/** The attributes of an element of the source that its element in the editor has. */
export const screenAttributes = (attributes: Readonly<Record<string, string>>): Record<string, string> => {
  const shown: Record<string, string> = {};
  for (const name of SHOWN) {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    if (value !== undefined) shown[name] = value;
  }
  const address = Object.hasOwn(attributes, 'href') ? attributes['href'] : undefined;
  if (address !== undefined && safeUrl(address) !== null) shown['href'] = address;
  return shown;
};

/** Declarations of a style that are shown; all others, such as positions and images, are kept in the document only. */
const SHOWN_STYLES = ['text-align', 'text-decoration-line', 'font-style', 'font-weight', 'color', 'background-color'];

/** Shows what a style says of text. Set by the object model, since the policy forbids style attributes. */
export const showStyle = (element: HTMLElement, attributes: Readonly<Record<string, string>>): void => {
  const style = Object.hasOwn(attributes, 'style') ? attributes['style'] : undefined;
  for (const declaration of style?.split(';') ?? []) {
    const at = declaration.indexOf(':');
    const name = declaration.slice(0, at).trim().toLowerCase();
    const property =
      name === 'text-decoration' ? 'text-decoration-line' : name === 'background' ? 'background-color' : name;
    if (SHOWN_STYLES.includes(property)) element.style.setProperty(property, declaration.slice(at + 1).trim());
  }
};
