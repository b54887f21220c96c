import type { Field, FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import type { DisplayDefinition, DisplayFixtures, InterfaceDefinition } from '../../src/kit';
import { aliasField, columnField, type FieldOptions, loneField } from '../../fixtures/builders';

type Exports = Readonly<Record<string, unknown>>;

const isFixtures = (found: unknown): found is DisplayFixtures =>
  typeof found === 'object' && found !== null && 'values' in found;

/** The exported constant whose name ends in 'Fixtures'. Throws when there is none. */
const fixturesIn = (exports: Exports): DisplayFixtures => {
  const found = Object.entries(exports).find(([name, value]) => name.endsWith('Fixtures') && isFixtures(value))?.[1];
  if (!isFixtures(found)) throw new Error('The file exports no constant whose name ends in Fixtures.');
  return found;
};

/** The fixtures beside an interface. Rejects when there are none. */
export const interfaceFixtures = async ({ id }: InterfaceDefinition): Promise<DisplayFixtures> =>
  fixturesIn((await import(/* webpackMode: "eager" */ `../../src/interfaces/${id}/${id}.fixtures`)) as Exports);

const ownFixtures = async ({ id }: DisplayDefinition): Promise<DisplayFixtures> => {
  const file = await import(/* webpackMode: "eager" */ `../../src/displays/${id}/${id}.fixtures`).catch(() => null);
  return file === null ? { values: {} } : fixturesIn(file as Exports);
};

const isShown = (value: Json): boolean => value !== null && value !== '';

const unique = (values: readonly Json[]): readonly Json[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

/** Values per type of a display without fixtures of its own. */
const MAX_VALUES = 6;

/** The fixtures beside a display; without them the values that the interfaces of the same types have. */
export const displayFixtures = async (
  definition: DisplayDefinition,
  interfaces: readonly InterfaceDefinition[],
): Promise<DisplayFixtures> => {
  const own = await ownFixtures(definition);
  const others = await Promise.all(interfaces.map(interfaceFixtures));
  const valuesOf = (type: FieldType): readonly Json[] =>
    own.values[type] ??
    unique(others.flatMap(({ values }) => values[type] ?? []))
      .filter(isShown)
      .slice(0, MAX_VALUES);
  return { ...own, values: Object.fromEntries(definition.types.map((type) => [type, valuesOf(type)])) };
};

/** A field by itself, in no collection of the demo world. */
export const sampleField = (name: string, type: FieldType, choices: FieldOptions): Field =>
  loneField(type === 'alias' ? aliasField(name, choices) : columnField(name, type, choices));

const MAX_JSON_LENGTH = 60;

/** JSON of at most 60 characters. */
export const jsonText = (value: Json): string => {
  const text = JSON.stringify(value);
  return text.length > MAX_JSON_LENGTH ? `${text.slice(0, MAX_JSON_LENGTH)} …` : text;
};

/** The title of an example with options. */
export const configuredTitle = (type: FieldType, options: JsonObject): string => `${type} with ${jsonText(options)}`;
