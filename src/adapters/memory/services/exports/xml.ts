import { isJsonObject, type Json } from '../../../../kernel';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;' };

const escaped = (text: string): string => text.replace(/[&<]/g, (mark) => ENTITIES[mark] ?? mark);

const STEP = '    ';

const wrapped = (name: string, inside: readonly string[], indent: string): readonly string[] =>
  inside.length === 0 ? [`${indent}<${name}/>`] : [`${indent}<${name}>`, ...inside, `${indent}</${name}>`];

/** A list is its entries one after the other, each under the name of the list; an empty one is not there. */
const element = (name: string, value: Json, indent: string): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((entry: Json) => element(name, entry, indent));
  if (isJsonObject(value)) return wrapped(name, membersOf(value, `${indent}${STEP}`), indent);
  const text = escaped(String(value));
  return [text === '' ? `${indent}<${name}/>` : `${indent}<${name}>${text}</${name}>`];
};

const membersOf = (object: Readonly<Record<string, Json>>, indent: string): readonly string[] =>
  Object.entries(object).flatMap(([name, entry]) => element(name, entry, indent));

/** A document whose root is called data; the rows of a list are called so as well. */
export const xml = (data: Json): string => {
  const lines = Array.isArray(data) ? wrapped('data', element('data', data, STEP), '') : element('data', data, '');
  return ["<?xml version='1.0'?>", ...lines].join('\n');
};
