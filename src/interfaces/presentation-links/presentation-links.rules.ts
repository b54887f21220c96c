import { parseTemplate, valuesAt, valueText } from '../../domain/templates';
import { isExternal, listOption, oneOfOption, safeUrl, textOption } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

const LINK_TYPES = ['primary', 'normal', 'info', 'success', 'warning', 'danger'] as const;

type LinkType = (typeof LINK_TYPES)[number];

export interface ResolvedLink {
  readonly label: string;
  readonly icon: string | undefined;
  readonly type: LinkType;
  /** Null while a value of the template is missing, and for an unsafe URL. */
  readonly href: string | null;
  readonly isExternal: boolean;
}

/** The URL with values of the item. A value at the start may be a whole URL; later ones are encoded as a component. */
const fillTemplate = (template: string, item: JsonObject): string | null => {
  let url = '';
  for (const part of parseTemplate(template.trim())) {
    if (part.kind === 'text') {
      url += part.text;
      continue;
    }
    const text = valuesAt(item, part.path).map(valueText).join(',');
    if (text === '') return null;
    url += url === '' ? text : encodeURIComponent(text);
  }
  return url;
};

/** encodeURIComponent throws for half a surrogate pair. */
const resolveHref = (template: string, item: JsonObject): string | null => {
  try {
    const resolved = fillTemplate(template, item);
    return resolved === null ? null : safeUrl(resolved);
  } catch {
    return null;
  }
};

const resolveLink = (entry: Json, item: JsonObject): readonly ResolvedLink[] => {
  if (!isJsonObject(entry)) return [];
  const url = textOption(entry, 'url');
  const label = textOption(entry, 'label') ?? url;
  if (label === undefined) return [];
  const href = url === undefined ? null : resolveHref(url, item);
  return [
    {
      label,
      icon: textOption(entry, 'icon'),
      type: oneOfOption(entry, 'type', LINK_TYPES) ?? 'normal',
      href,
      isExternal: href !== null && isExternal(href),
    },
  ];
};

/** The configured links with values of the form. */
export const resolveLinks = (options: JsonObject, item: JsonObject): readonly ResolvedLink[] =>
  listOption(options, 'links').flatMap((entry) => resolveLink(entry, item));
