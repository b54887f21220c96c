import { cleanup, screen } from '@testing-library/react';
import { contributions } from '../../src/assembly/contributions';
import { FIELD_TYPES } from '../../src/domain/schema';
import { defineInterface, Registries, type Services, Translator } from '../../src/kit';
import { endApplication, startApplication } from './application';
import { hostileTexts, intruders, wasHacked } from './hostile';
import { setupUser, textControlIn } from './interact';
import { brokenFields, fieldOfType, settle, renderForm } from './render-form';

const Throwing = (): never => {
  throw new Error('This interface is broken');
};

const broken = defineInterface({
  id: 'broken',
  name: 'interface_missing',
  icon: 'bug_report',
  types: FIELD_TYPES,
  component: async () => Throwing,
});

const unreachable = defineInterface({
  id: 'unreachable',
  name: 'interface_missing',
  icon: 'cloud_off',
  types: FIELD_TYPES,
  component: () => Promise.reject(new Error('This chunk cannot be had')),
});

/** Ids without a contribution that every object has as a member. */
const UNKNOWN_IDS = ['no-such-interface', '', 'constructor', 'toString', '__proto__', '../input', '<b>input</b>'];

/** Options whose text is rendered. */
const OPTIONS = [
  'placeholder',
  'label',
  'title',
  'iconLeft',
  'iconRight',
  'icon',
  'color',
  'template',
  'font',
  'url',
  'prefix',
  'suffix',
];

describe('a form', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
    const { interfaces } = services.get(Registries);
    interfaces.register(broken);
    interfaces.register(unreachable);
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
  afterAll(() => endApplication(services));

  it.each([broken, unreachable])('keeps working when an interface is $id', async ({ id }) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { form, container, group } = await renderForm(services, [
      { field: fieldOfType('before', 'string', { interface: 'input' }), value: 'One' },
      { field: fieldOfType('middle', 'string', { interface: id }), value: 'Kept' },
      { field: fieldOfType('after', 'text', { interface: 'input-multiline' }), value: 'Two' },
    ]);
    expect(logged).toHaveBeenCalled();
    expect(brokenFields(services, container)).toEqual(['middle']);
    expect(group('middle')).toHaveTextContent(services.get(Translator).translate('field_broken_text'));
    const user = setupUser();
    await user.type(textControlIn(group('before')), '!');
    await user.type(textControlIn(group('after')), '!');
    expect(form.edits).toEqual({ before: 'One!', after: 'Two!' });
    expect(form.values['middle']).toBe('Kept');
  });

  it.each(UNKNOWN_IDS)('shows the plain value and that the interface is not found for the id %j', async (id) => {
    const { form, container, group } = await renderForm(services, [
      { field: fieldOfType('title', 'string', { interface: id }), value: 'Plain' },
      { field: fieldOfType('extra', 'json', { interface: id }), value: { a: [1] } },
    ]);
    expect(brokenFields(services, container)).toEqual([]);
    const notice = services.get(Translator).translate('interface_not_found', { interface: id });
    expect(group('title')).toHaveTextContent(notice);
    expect(group('extra')).toHaveTextContent(notice);
    expect(textControlIn(group('title'))).toHaveValue('Plain');
    expect(textControlIn(group('extra'))).toHaveValue('{\n  "a": [\n    1\n  ]\n}');
    const user = setupUser();
    await user.type(textControlIn(group('title')), '!');
    await user.type(textControlIn(group('extra')), '!');
    expect(form.edits).toEqual({ title: 'Plain!' });
  });

  it('takes names, notes and options from the server for text', async () => {
    const staged = hostileTexts.flatMap((text, index) =>
      contributions()
        .interfaces.all()
        .map(({ id, types }) => ({
          field: fieldOfType(`${id}-${index}`, types[0] ?? 'string', {
            interface: id,
            note: text,
            translations: [{ language: 'en-US', translation: text }],
            options: {
              ...Object.fromEntries(OPTIONS.map((option) => [option, text])),
              choices: [{ text, value: text }],
            },
          }),
          value: null,
        })),
    );
    const { form, container } = await renderForm(services, staged);
    await settle();
    expect(brokenFields(services, container)).toEqual([]);
    expect(screen.getAllByText(hostileTexts[1] ?? '', { exact: false }).length).toBeGreaterThan(0);
    expect(intruders(document)).toEqual([]);
    expect(wasHacked()).toBe(false);
    expect(form.edits).toEqual({});
  });
});
