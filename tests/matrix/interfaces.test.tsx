import { cleanup } from '@testing-library/react';
import { contributions } from '../../src/assembly/contributions';
import type { FieldType } from '../../src/domain/schema';
import type { Json } from '../../src/kernel';
import type { Services } from '../../src/kit';
import { endApplication, startApplication } from './application';
import { fixturesIfAny, fixturesOf } from './fixtures-of';
import { generatedValues, strayValues } from './generated-values';
import { harmless, hostileTexts, intruders, outline, shapes, wasHacked } from './hostile';
import { controlsIn, setupUser, interactWith, textControlIn, visit } from './interact';
import { brokenFields, fieldOfType, settle, renderForm, fieldsWithValues } from './render-form';

const UNKNOWN = 'no-such-interface';
const UNKNOWN_TYPES: readonly FieldType[] = ['string', 'text', 'bigInteger', 'boolean', 'timestamp', 'json', 'csv'];
const { interfaces } = contributions();

interface Subject {
  readonly id: string;
  readonly type: FieldType;
  readonly values: readonly Json[];
}

/** Every interface with every accepted type; the fallback for unknown ids with a few of each kind. */
const subjects = (): readonly Subject[] => [
  ...interfaces.all().flatMap((definition) => {
    const { values } = fixturesIfAny(definition);
    return definition.types.map((type) => ({ id: definition.id, type, values: values[type] ?? [] }));
  }),
  ...UNKNOWN_TYPES.map((type) => ({ id: UNKNOWN, type, values: [] })),
];

describe('interfaces', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  it.each(interfaces.all().map((definition) => [definition.id, definition] as const))(
    '%s has fixtures',
    (_id, definition) => {
      expect(Object.keys(fixturesOf(definition).values).sort()).toEqual(
        definition.types.filter((type) => type !== 'alias').sort(),
      );
    },
  );

  describe.each(subjects())('$id with $type', ({ id, type, values }) => {
    it('sends nothing unless it was touched', async () => {
      const all = [null, ...values, ...generatedValues(type)];
      const { form, container } = await renderForm(services, fieldsWithValues(type, all, { interface: id }));
      expect(brokenFields(services, container)).toEqual([]);
      expect(form.edits).toEqual({});
      visit(container);
      await settle();
      expect(form.edits).toEqual({});
    });

    it('cannot be changed while read-only', async () => {
      const samples = [null, ...values.slice(0, 3), ...generatedValues(type).slice(0, 1)];
      const { form, container } = await renderForm(services, fieldsWithValues(type, samples, { interface: id }), true);
      await interactWith(container);
      expect(form.edits).toEqual({});
    });

    it('takes hostile values for text', async () => {
      const hostile = hostileTexts.flatMap(shapes);
      const { form, container, group } = await renderForm(services, fieldsWithValues(type, hostile, { interface: id }));
      expect(intruders(document)).toEqual([]);
      expect(wasHacked()).toBe(false);
      expect(form.edits).toEqual({});
      const outlines = hostile.map((_, index) => outline(group(`value_${index}`)));
      expect(brokenFields(services, container)).toEqual([]);
      cleanup();
      const quiet = await renderForm(
        services,
        fieldsWithValues(type, hostileTexts.map(harmless).flatMap(shapes), { interface: id }),
      );
      expect(hostile.map((_, index) => outline(quiet.group(`value_${index}`)))).toEqual(outlines);
    });

    it('keeps values that it cannot show', async () => {
      const { form, container } = await renderForm(services, fieldsWithValues(type, strayValues, { interface: id }));
      visit(container);
      await settle();
      expect(form.edits).toEqual({});
      expect(brokenFields(services, container)).toEqual([]);
    });
  });

  /** The option sets of the fixtures, with every type: options may be made for one of them. */
  const configured = interfaces.all().flatMap((definition) => {
    const { values, options = [] } = fixturesIfAny(definition);
    return definition.types.flatMap((type) =>
      options.map((set) => ({ id: definition.id, type, set, values: values[type] ?? [] })),
    );
  });

  it.each(configured)('$id with $type and the options $set sends nothing unless it was touched', async (subject) => {
    const { id, type, set, values } = subject;
    const fields = fieldsWithValues(type, [null, ...values], { interface: id, options: set });
    const { form, container } = await renderForm(services, fields);
    expect(brokenFields(services, container)).toEqual([]);
    visit(container);
    await settle();
    expect(form.edits).toEqual({});
  });

  const edits = interfaces
    .all()
    .flatMap((definition) => fixturesIfAny(definition).inputs.map((edit) => ({ id: definition.id, ...edit })));

  it.each(edits)(
    '$id makes $value of $typed, and nothing new when it is typed again',
    async ({ id, type, typed, value }) => {
      const user = setupUser();
      const field = fieldOfType('field', type, { interface: id });
      const empty = await renderForm(services, [{ field, value: null }]);
      await user.click(textControlIn(empty.container));
      await user.keyboard(typed.replace(/[{[]/g, '$&$&'));
      expect(empty.form.edits).toEqual({ field: value });
      cleanup();
      const filled = await renderForm(services, [{ field, value }]);
      await user.clear(textControlIn(filled.container));
      expect(filled.form.dirty).toBe(true);
      await user.keyboard(typed.replace(/[{[]/g, '$&$&'));
      expect(filled.form.edits).toEqual({});
    },
  );

  it('are prodded in a way that changes what is not read-only', async () => {
    const staged = [
      { field: fieldOfType('title', 'string', { interface: 'input' }), value: 'Before' },
      { field: fieldOfType('body', 'text', { interface: 'input-multiline' }), value: 'Before' },
      { field: fieldOfType('day', 'date', { interface: 'datetime' }), value: '2026-01-02' },
    ];
    const { form, container } = await renderForm(services, staged);
    await interactWith(container);
    expect(Object.keys(form.edits).sort()).toEqual(['body', 'day', 'title']);
    expect(controlsIn(container).length).toBeGreaterThanOrEqual(3);
  });
});
