import { listOption } from '../../domain/values';
import { isJsonObject, type Json, type JsonObject } from '../../kernel';

/** The tools of an editor without the option `toolbar` (spec 002, 3.7). */
export const DEFAULT_TOOLS: readonly string[] = [
  'bold',
  'italic',
  'underline',
  'removeformat',
  'customLink',
  'bullist',
  'numlist',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'customImage',
  'customMedia',
  'hr',
  'code',
  'fullscreen',
];

/** The configured tools in their order, those among `known`; the default ones where none are configured. */
export const toolNames = (options: JsonObject, known: readonly string[]): readonly string[] => {
  if (!Array.isArray(options['toolbar'])) return DEFAULT_TOOLS;
  const names = listOption(options, 'toolbar').filter((name): name is string => typeof name === 'string');
  return [...new Set(names)].filter((name) => known.includes(name));
};

/** A format of the project: an element around text, or attributes of a block. */
export interface CustomFormat {
  readonly title: string;
  readonly kind: 'inline' | 'block';
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const textsOf = (value: Json | undefined): Readonly<Record<string, string>> =>
  isJsonObject(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([name, each]) =>
          typeof each === 'string' && /^[a-z][a-z0-9-]*$/i.test(name) && !/^on/i.test(name) ? [[name, each]] : [],
        ),
      )
    : {};

const BLOCKS = /^(?:p|h[1-6])$/;
const INLINES = /^(?:span|small|mark|cite|q|kbd|samp|var|abbr|big|code|strong|em|b|i|u|s|sub|sup|del|ins)$/;

const formatOf = (value: Json): readonly CustomFormat[] => {
  if (!isJsonObject(value) || typeof value['title'] !== 'string') return [];
  const { title, inline, block, classes } = value;
  const kind = typeof inline === 'string' ? 'inline' : 'block';
  const tag = String(inline ?? block ?? '').toLowerCase();
  if (!(kind === 'inline' ? INLINES : BLOCKS).test(tag)) return [];
  const style = Object.entries(textsOf(value['styles']))
    .map(([name, each]) => `${name}: ${each};`)
    .join(' ');
  return [
    {
      title,
      kind,
      tag,
      attributes: {
        ...textsOf(value['attributes']),
        ...(typeof classes === 'string' && classes !== '' && { class: classes }),
        ...(style !== '' && { style }),
      },
    },
  ];
};

const parsed = (value: Json | undefined): Json => {
  if (typeof value !== 'string') return value ?? null;
  try {
    return JSON.parse(value) as Json;
  } catch {
    return null;
  }
};

/** The formats of the option `customFormats`, a list or its text as JSON; those that cannot be read are left out. */
export const customFormats = (options: JsonObject): readonly CustomFormat[] => {
  const formats = parsed(options['customFormats']);
  return Array.isArray(formats) ? formats.flatMap(formatOf) : [];
};
