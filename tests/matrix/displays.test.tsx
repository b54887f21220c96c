import { format } from 'node:util';
import { cleanup } from '@testing-library/react';
import { contributions } from '../../src/assembly/contributions';
import type { FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import { lineText } from '../../src/domain/values';
import { isPlainText, type Services } from '../../src/kit';
import { ValueDisplay } from '../../src/parts/fields/value-display';
import { axeViolations } from '../support/axe';
import { endApplication } from './application';
import { displayFixturesIfAny, fixturesIfAny } from './fixtures-of';
import { generatedValues, strayValues } from './generated-values';
import { harmless, hostileTexts, intruders, isPolluted, outline, shapes, strangeValues, wasHacked } from './hostile';
import { ARABIC, DARK, LIGHT, startIn } from './modes';
import { fieldOfType, renderWithServices } from './render-form';
import { relationalField } from './subjects';

const UNKNOWN = 'no-such-display';
const UNKNOWN_TYPES: readonly FieldType[] = ['string', 'boolean', 'timestamp', 'json', 'csv'];
const DASH = '—';

/** Values of a display that axe checks. */
const MAX_CHECKED = 8;

/** A text as HTML. */
const inHtml = (text: string): string => Object.assign(document.createElement('p'), { textContent: text }).innerHTML;

const { displays, interfaces } = contributions();

/** Every display with every accepted type; the fallback for unknown ids with a few of each kind. */
const subjects = [
  ...displays.all().flatMap(({ id, types }) => types.map((type) => ({ id, type }))),
  ...UNKNOWN_TYPES.map((type) => ({ id: UNKNOWN, type })),
];

/** Displays that only repeat the value of such a field. */
const textual = subjects.filter(({ id, type }) => {
  const definition = displays.get(id);
  return definition.text === undefined && isPlainText(definition, fieldOfType('field', type, { display: id }));
});

/** Displays that draw colours: the only ones that a colour scheme can change. */
const COLORED: ReadonlySet<string> = new Set(['boolean', 'color', 'icon', 'labels', 'rating']);

const colored = subjects.filter(({ id }) => COLORED.has(id));

/** Displays are fed with their own fixtures of a type and those of the interfaces. */
const fixtureValues = (id: string, type: FieldType): readonly Json[] => [
  ...(displayFixturesIfAny(displays.get(id)).values[type] ?? []),
  ...interfaces.all().flatMap((definition) => fixturesIfAny(definition).values[type] ?? []),
];

describe.each([LIGHT, DARK, ARABIC])('displays in $name', (mode) => {
  let services: Services;
  let logged: jest.SpyInstance;
  beforeAll(async () => {
    services = await startIn(mode);
  });
  beforeEach(() => {
    // The error boundary around a display logs what it throws, and shows the plain text in its place.
    logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    cleanup();
    logged.mockRestore();
  });
  afterAll(() => endApplication(services));

  /** One rendered display for each value. Throws when a display has thrown. */
  const showValues = async (
    id: string,
    type: FieldType,
    values: readonly (Json | undefined)[],
    displayOptions: JsonObject = {},
  ): Promise<readonly Element[]> => {
    const related = relationalField(services, type, ({ meta }) => meta?.display === id);
    const lone = fieldOfType('field', type, { display: id, displayOptions });
    const field = related === null ? lone : { ...related, meta: lone.meta };
    const container = await renderWithServices(
      services,
      values.map((value, index) => (
        <div key={index} data-shown>
          <ValueDisplay field={field} value={value} />
        </div>
      )),
    );
    const problems = logged.mock.calls.map((problem) => format(...problem));
    if (problems.length > 0) throw new Error(problems.join('\n'));
    return [...container.querySelectorAll('[data-shown]')];
  };

  it.each(textual)('$id shows nothing but the text of a $type, as lists that do not draw it', async ({ id, type }) => {
    const values = [...fixtureValues(id, type), ...generatedValues(type)].filter(
      (value) => value !== null && value !== '',
    );
    expect((await showValues(id, type, values)).map(({ innerHTML }) => innerHTML)).toEqual(
      values.map((value) => inHtml(lineText(value))),
    );
  });

  describe.each(mode === DARK ? colored : subjects)('$id with $type', ({ id, type }) => {
    it('shows every value, and nothing as a dash', async () => {
      const values = [null, '', undefined, ...fixtureValues(id, type), ...generatedValues(type)];
      const shown = await showValues(id, type, values);
      expect(shown).toHaveLength(values.length);
      expect(shown.slice(0, 3).map(({ textContent }) => textContent)).toEqual([DASH, DASH, DASH]);
      expect(shown.filter(({ textContent }) => textContent.includes('[object Object]'))).toEqual([]);
    });

    it('takes hostile values for text', async () => {
      const outlines = (await showValues(id, type, hostileTexts.flatMap(shapes))).map(outline);
      expect(intruders(document)).toEqual([]);
      expect(wasHacked()).toBe(false);
      cleanup();
      expect((await showValues(id, type, hostileTexts.map(harmless).flatMap(shapes))).map(outline)).toEqual(outlines);
    });

    it('bears values of any shape', async () => {
      const values = [...strayValues, ...strangeValues];
      const before = JSON.stringify(values);
      expect(await showValues(id, type, values)).toHaveLength(values.length);
      expect(JSON.stringify(values)).toBe(before);
      expect(isPolluted()).toBe(false);
    });

    it('is accessible', async () => {
      const shown = await showValues(id, type, [null, ...fixtureValues(id, type).slice(0, MAX_CHECKED)]);
      expect(await axeViolations(shown[0]?.parentElement ?? document.body)).toEqual([]);
    });
  });

  const configured = displays.all().flatMap((definition) => {
    const { options = [] } = displayFixturesIfAny(definition);
    return definition.types.flatMap((type) =>
      options.map((set) => ({
        id: definition.id,
        type,
        set,
        values: fixtureValues(definition.id, type),
      })),
    );
  });

  it.each(configured)('$id with $type and the options $set shows every value', async ({ id, type, set, values }) => {
    const shown = await showValues(id, type, values, set);
    expect(shown).toHaveLength(values.length);
    expect(shown.filter(({ textContent }) => textContent.includes('[object Object]'))).toEqual([]);
  });

  it.each(['raw', 'formatted-value', UNKNOWN])('%s of a text is no more than the text', async (id) => {
    const [text] = await showValues(id, 'string', ['Plain']);
    expect([...(text?.childNodes ?? [])].map(({ nodeType, textContent }) => [nodeType, textContent])).toEqual([
      [Node.TEXT_NODE, 'Plain'],
    ]);
  });

  it.each(['constructor', 'toString', '__proto__', ''])('show plain text where the display is %j', async (id) => {
    const [text, structure] = await showValues(id, 'string', ['Plain', { a: [1] }]);
    expect(text).toHaveTextContent('Plain');
    expect(structure).toHaveTextContent('{"a":[1]}');
  });
});
