import { cleanup } from '@testing-library/react';
import { contributions } from '../../src/assembly/contributions';
import type { FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import { lineText } from '../../src/domain/values';
import { isPlainText, type Services } from '../../src/kit';
import { ValueDisplay } from '../../src/parts/value-display';
import { endApplication, startApplication } from './application';
import { displayFixturesIfAny, fixturesIfAny } from './fixtures-of';
import { generatedValues, strayValues } from './generated-values';
import { harmless, hostileTexts, intruders, outline, shapes, wasHacked } from './hostile';
import { fieldOfType, renderWithServices } from './render-form';

const UNKNOWN = 'no-such-display';
const UNKNOWN_TYPES: readonly FieldType[] = ['string', 'boolean', 'timestamp', 'json', 'csv'];
const DASH = '—';

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

/** Displays are also fed with the interfaces' fixtures of a type. */
const fixtureValues = (type: FieldType): readonly Json[] =>
  interfaces.all().flatMap((definition) => fixturesIfAny(definition).values[type] ?? []);

describe('displays', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  /** One rendered display for each value. */
  const showValues = async (
    id: string,
    type: FieldType,
    values: readonly Json[],
    displayOptions: JsonObject = {},
  ): Promise<readonly Element[]> => {
    const field = fieldOfType('field', type, { display: id, displayOptions });
    const container = await renderWithServices(
      services,
      values.map((value, index) => (
        <div key={index} data-shown>
          <ValueDisplay field={field} value={value} />
        </div>
      )),
    );
    return [...container.querySelectorAll('[data-shown]')];
  };

  it.each(textual)('$id shows nothing but the text of a $type, as lists that do not draw it', async ({ id, type }) => {
    const values = [...fixtureValues(type), ...generatedValues(type)].filter((value) => value !== null && value !== '');
    expect((await showValues(id, type, values)).map(({ innerHTML }) => innerHTML)).toEqual(
      values.map((value) => inHtml(lineText(value))),
    );
  });

  describe.each(subjects)('$id with $type', ({ id, type }) => {
    it('shows every value, and nothing as a dash', async () => {
      const values = [null, '', ...fixtureValues(type), ...generatedValues(type)];
      const shown = await showValues(id, type, values);
      expect(shown).toHaveLength(values.length);
      expect(shown.slice(0, 2).map(({ textContent }) => textContent)).toEqual([DASH, DASH]);
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
      expect(await showValues(id, type, strayValues)).toHaveLength(strayValues.length);
    });
  });

  const configured = displays.all().flatMap((definition) => {
    const { values, options = [] } = displayFixturesIfAny(definition);
    return definition.types.flatMap((type) =>
      options.map((set) => ({
        id: definition.id,
        type,
        set,
        values: [...(values[type] ?? []), ...fixtureValues(type)],
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
