import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, cleanup } from '@testing-library/react';
import { languageCodes, namespaceNames, readNamespace } from '../../host/texts/locale-files';
import { contributions } from '../../src/assembly/contributions';
import { entryFields } from '../../src/domain/items';
import type { Field, FieldType } from '../../src/domain/schema';
import { isJsonObject, type JsonObject } from '../../src/kernel';
import type { DisplayDefinition, InterfaceDefinition, OptionContext, Services } from '../../src/kit';
import { ContributionOptions } from '../../src/parts/item/option-form';
import { axeViolations } from '../support/axe';
import { endApplication, startApplication } from './application';
import { displayFixturesIfAny, fixturesIfAny } from './fixtures-of';
import { brokenFields, fieldOfType, renderWithServices, settle } from './render-form';

/** Options in fixtures that are none: older names, and members of other contributions. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  'formatted-value': ['formatTitle'],
  'system-interface': ['type', 'typeField'],
  'system-interface-options': ['interface', 'type', 'interfaceField', 'typeField'],
};

interface Subject {
  readonly kind: 'interface' | 'display';
  readonly definition: InterfaceDefinition | DisplayDefinition;
  readonly type: FieldType;
}

const { interfaces, displays } = contributions();
const all = [
  ...interfaces.all().map((definition) => ({ kind: 'interface' as const, definition })),
  ...displays.all().map((definition) => ({ kind: 'display' as const, definition })),
].map((each) => ({ ...each, id: each.definition.id }));

/** Every contribution with options, with each of its types. */
const subjects = all
  .filter(({ definition }) => definition.options !== undefined)
  .flatMap(({ kind, definition, id }) => definition.types.map((type) => ({ kind, definition, type, id })));

const CONTEXT = { related: 'articles', languages: 'languages' };

const definitionsOf = async (
  { definition, type }: Subject,
  context: Partial<OptionContext> = {},
): Promise<readonly JsonObject[]> => {
  const optionFields = await definition.options?.();
  return optionFields?.({ t: (key) => key, field: fieldOfType('configured', type), ...CONTEXT, ...context }) ?? [];
};

/** The fields of a form and those of the entries of its lists. */
const fieldsWithin = (definitions: readonly JsonObject[]): readonly Field[] =>
  entryFields({ fields: definitions }, 'en-US').flatMap((field) => [
    field,
    ...(field.meta?.interface === 'list' ? fieldsWithin((field.meta.options?.['fields'] ?? []) as JsonObject[]) : []),
  ]);

const SOURCE = join(__dirname, '../../src');

/** The options that the code in the folder of a contribution names. */
const readIn = (folder: string): readonly string[] =>
  readdirSync(join(SOURCE, folder))
    .filter((file) => /(?<!fixtures|test)\.tsx?$/.test(file) && file !== 'options.ts')
    .map((file) => readFileSync(join(SOURCE, folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/\b(?:Option\(options, |options\[)'(\w+)'/g)].map(([, name = '']) => name));

const fixtureOptions = ({ kind, definition }: Subject): readonly JsonObject[] =>
  (kind === 'interface'
    ? fixturesIfAny(definition as InterfaceDefinition).options
    : displayFixturesIfAny(definition as DisplayDefinition).options) ?? [];

describe('options', () => {
  it.each(all)('of the $kind $id: all that it reads are declared', async (subject) => {
    const { kind, definition, id } = subject;
    const declared = await Promise.all(definition.types.map((type) => definitionsOf({ kind, definition, type })));
    const names = new Set(declared.flat().map(({ field }) => field));
    expect(names.size > 0).toBe(definition.options !== undefined);
    const read = [
      ...readIn(`${kind}s/${id}`),
      ...fixtureOptions({ ...subject, type: 'string' }).flatMap((options) => Object.keys(options)),
    ];
    expect(read.filter((name) => !names.has(name) && !(OTHER_NAMES[id] ?? []).includes(name))).toEqual([]);
  });

  it.each(subjects)('of the $kind $id for $type: one field each, with an interface for its type', async (subject) => {
    const definitions = await definitionsOf(subject);
    expect(entryFields({ fields: definitions }, 'en-US').map(({ field }) => field)).toEqual(
      definitions.map(({ field }) => field),
    );
    const unfit = fieldsWithin(definitions).filter(({ type, meta }) => {
      const id = meta?.interface ?? '';
      return !(interfaces.has(id) && interfaces.get(id).types.includes(type));
    });
    expect(unfit.map(({ field, meta }) => [field, meta?.interface])).toEqual([]);
  });

  it.each(subjects)('of the $kind $id for $type keep their names while relations are missing', async (subject) => {
    const names = (definitions: readonly JsonObject[]) => definitions.map(({ field }) => field);
    const withoutRelation = await definitionsOf(subject, { related: null, languages: null });
    expect(names(withoutRelation)).toEqual(names(await definitionsOf(subject)));
  });
});

test.each(languageCodes())('names, descriptions and options have a text in %s', async (code) => {
  const texts = new Set(namespaceNames().flatMap((namespace) => Object.keys(readNamespace(code, namespace).texts)));
  const asked = new Set(all.flatMap(({ definition }) => [definition.name, definition.description ?? definition.name]));
  const t = (key: string): string => {
    asked.add(key);
    return key;
  };
  for (const subject of subjects) {
    await definitionsOf(subject, { t });
    await definitionsOf(subject, { t, related: null, languages: null });
  }
  expect(asked.size).toBeGreaterThan(150);
  expect([...asked].filter((key) => !texts.has(key))).toEqual([]);
});

test('recommended displays exist', () => {
  const recommended = interfaces.all().flatMap(({ recommendedDisplays = [] }) => recommendedDisplays);
  expect(recommended.filter((id) => !displays.has(id))).toEqual([]);
});

describe('option forms', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const show = async (
    { kind, definition, type }: Subject,
    value: JsonObject | null,
    onChange: (options: JsonObject | null) => void = () => undefined,
  ): Promise<HTMLElement> => {
    const container = await renderWithServices(
      services,
      <ContributionOptions
        kind={kind}
        id={definition.id}
        field={fieldOfType('configured', type)}
        {...CONTEXT}
        value={value}
        readonly={false}
        onChange={onChange}
      />,
    );
    await act(settle);
    return container;
  };

  const first = subjects.filter(({ definition, type }) => type === definition.types[0]);

  it.each(first)('the $kind $id shows each option and sends nothing', async (subject) => {
    const sent: (JsonObject | null)[] = [];
    const [fixtures = null] = fixtureOptions(subject);
    const container = await show(subject, fixtures, (options) => sent.push(options));
    const definitions = await definitionsOf(subject);
    expect(
      definitions.filter(({ field }) => container.querySelector(`[data-field="${String(field)}"]`) === null),
    ).toEqual([]);
    expect(brokenFields(services, container)).toEqual([]);
    expect(sent).toEqual([]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('an interface without options says so', async () => {
    const token = interfaces.get('token');
    const container = await show({ kind: 'interface', definition: token, type: 'string' }, null);
    expect(container).toHaveTextContent('No options available');
  });

  it.each([
    ['interface', interfaces.get('no-such-interface'), 'Interface “no-such-interface” not found'],
    ['display', displays.get('no-such-display'), 'Display “no-such-display” not found'],
  ] as const)('an unknown %s says so', async (kind, definition, text) => {
    expect(await show({ kind, definition, type: 'string' }, { kept: 1 })).toHaveTextContent(text);
  });

  it('choices are objects with a text and a value', async () => {
    const [choices] = await definitionsOf({
      kind: 'interface',
      definition: interfaces.get('select-dropdown'),
      type: 'string',
    });
    expect(isJsonObject(choices) && fieldsWithin([choices]).map(({ field }) => field)).toEqual([
      'choices',
      'text',
      'value',
      'icon',
    ]);
  });
});
