import { cleanup, render } from '@testing-library/react';
import { contributions } from '../../src/assembly/contributions';
import { type Services, type TextKey, Translator } from '../../src/kit';
import { textsOf } from '../support/texts';
import { ValueDisplay } from '../../src/parts/fields/value-display';
import { endApplication, startApplication } from './application';
import { fixturesIfAny } from './fixtures-of';
import { fieldOfType, renderWithServices, renderForm } from './render-form';

/** Keys that equal their text, such as 'required', prove nothing. */
const KEYS: ReadonlySet<string> = new Set(
  Object.entries(textsOf('en-US')).flatMap(([key, text]) => (key === text ? [] : [key])),
);
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

const isKey = (text: string): boolean => KEYS.has(text) || /^[a-z]+(_[a-z0-9]+)+$/.test(text);

/** Visible or accessible texts that are a text key instead of a text. */
const rawKeys = (container: Element): readonly string[] => {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const elements = [...container.querySelectorAll('*')];
  const texts: string[] = elements.flatMap((element) => SPOKEN.flatMap((name) => element.getAttribute(name) ?? []));
  while (walker.nextNode() !== null) texts.push(walker.currentNode.textContent ?? '');
  return texts.map((text) => text.trim()).filter(isKey);
};

const { interfaces, displays, layouts, modules } = contributions();

/**
 * The language of the source, another one, and one from right to left. A text that one of the others lacks is found by
 * `npm run texts -- --complete`.
 */
const LANGUAGES = ['en-US', 'de-DE', 'ar-SA'];

describe.each(LANGUAGES)('in %s', (code) => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
    await services.get(Translator).changeLanguage(code);
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  it.each([...interfaces.all(), ...displays.all(), ...layouts.all(), ...modules.all()])(
    '$id has a name',
    ({ name }) => {
      expect(rawKeys(render(<i>{services.get(Translator).translate(name as TextKey)}</i>).container)).toEqual([]);
    },
  );

  it.each(interfaces.all())('the interface $id shows texts', async (definition) => {
    const { values, options: [options = {}] = [] } = fixturesIfAny(definition);
    const choices = { interface: definition.id, required: true, options };
    const staged = definition.types.flatMap((type) =>
      [null, ...(values[type] ?? [])].map((value, index) => ({
        field: fieldOfType(`${type}-${index}`, type, choices),
        value,
      })),
    );
    const editable = await renderForm(services, staged);
    expect(rawKeys(editable.container)).toEqual([]);
    cleanup();
    const locked = await renderForm(services, staged, true);
    expect(rawKeys(locked.container)).toEqual([]);
  });

  it.each(displays.all())('the display $id shows texts', async ({ id, types }) => {
    const shown = types.flatMap((type) =>
      [true, false, 12, '2026-01-02T03:04:05'].map((value, index) => (
        <ValueDisplay key={`${type}-${index}`} field={fieldOfType('field', type, { display: id })} value={value} />
      )),
    );
    expect(rawKeys(await renderWithServices(services, shown))).toEqual([]);
  });
});

it('the key of a text is distinguished from a text', () => {
  const { container } = render(<p title="field_broken">enabled</p>);
  expect(rawKeys(container)).toEqual(['field_broken', 'enabled']);
  expect(rawKeys(render(<p>Ein Text, field_broken</p>).container)).toEqual([]);
});
