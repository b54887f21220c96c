import { act, cleanup, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { contributions } from '../../src/assembly/contributions';
import { BatchEdit } from '../../src/application/browse';
import { openSelection } from '../../src/application/browse/selection/selection.fixtures';
import { initialValues } from '../../src/domain/items';
import { type Field, type FieldType, schemaOf } from '../../src/domain/schema';
import { sameValueIn } from '../../src/domain/values';
import { equals, type Json } from '../../src/kernel';
import { type Services, type TextKey, Translator } from '../../src/kit';
import { ItemFormFields } from '../../src/parts/item/item-form';
import { endApplication, startApplication } from './application';
import { fixturesIfAny } from './fixtures-of';
import { controlsIn, setupUser } from './interact';
import { brokenFields, renderForm, type RenderedForm, renderWithServices, settle } from './render-form';
import { fieldOfSubject, type Subject, subjectsOf } from './subjects';

/** A value as the text of a literal in SQL, without its quotes. */
const literalOf = (value: Json, type: FieldType): string => {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (type === 'csv' && Array.isArray(value) ? value.join() : text).replaceAll("'", "''");
};

/** How servers report a value: as it is, as its text (of a number a numeric text), or as a quoted text. */
const reportsOf = (value: Json, type: FieldType): readonly Json[] => [
  value,
  literalOf(value, type),
  `'${literalOf(value, type)}'`,
];

const EXPRESSIONS: readonly string[] = ['CURRENT_TIMESTAMP', 'now()', "nextval('ids_seq'::regclass)"];

const NONE: readonly Json[] = [null, 'NULL'];

/** A value that servers can report as a default: lists of keys have no column, and a default has no other item. */
const sampleOf = ({ definition, fixtures, type, options }: Subject): Json => {
  const { supports = () => true } = fixtures;
  const isUsual = (value: Json): boolean => value !== null && value !== '' && !equals(value, []);
  const found = (fixtures.values[type] ?? []).find((value) => isUsual(value) && supports(value, type, options));
  if (found === undefined) throw new Error(`The fixtures of '${definition.id}' have no default of type ${type}`);
  return found;
};

const { interfaces } = contributions();

const subjects = interfaces
  .all()
  .flatMap((definition) => subjectsOf(definition, fixturesIfAny(definition)))
  .filter(({ isMain, type }) => isMain && type !== 'alias')
  .map((subject) => ({ title: `${subject.definition.id} with ${subject.type}`, subject }));

/** What the controls show, without names and ids. */
const shownIn = (group: HTMLElement): readonly unknown[] =>
  controlsIn(group)
    .filter((control) => control.closest('[data-batch] > label') === null)
    .map((control) => [
      control.tagName,
      'value' in control ? control.value : control.textContent,
      'checked' in control ? control.checked : control.getAttribute('aria-checked'),
      control.getAttribute('aria-valuetext'),
    ]);

describe('the default of a column', () => {
  let services: Services;
  const text = (key: TextKey): string => services.get(Translator).translate(key);

  beforeAll(async () => {
    globalThis.fetch = async () => ({ ok: true, json: async () => ({}) }) as Response;
    // Missing in jsdom; the journal copies drafts by it.
    Object.assign(globalThis, { structuredClone: (value: unknown): unknown => JSON.parse(JSON.stringify(value)) });
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const fieldWith = (subject: Subject, default_value: Json): Field => {
    const field = fieldOfSubject(services, subject);
    const schema = field.schema ?? fieldOfSubject(services, { ...subject, definition: interfaces.get('input') }).schema;
    if (schema === null) throw new Error(`The field of '${subject.definition.id}' has no column`);
    return { ...field, schema: { ...schema, default_value, is_unique: false, has_auto_increment: false } };
  };

  const openNew = async (field: Field): Promise<RenderedForm & { readonly control: HTMLElement }> => {
    const values = initialValues(schemaOf([], [field], []), field.collection, null);
    const rendered = await renderForm(services, [{ field, value: values[field.field] ?? null }]);
    act(() => rendered.form.setPlace({ collection: field.collection, key: null }));
    await settle();
    return { ...rendered, control: rendered.group(field.field) };
  };

  it.each(subjects)('of a new item: $title starts with a value, and says nothing', async ({ subject }) => {
    const value = sampleOf(subject);
    for (const reported of reportsOf(value, subject.type)) {
      const field = fieldWith(subject, reported);
      const { form, control } = await openNew(field);
      const isSame = sameValueIn(schemaOf([], [field], []), field.collection);
      expect([form.values[field.field], isSame(field.field, form.values[field.field] ?? null, value)]).toEqual([
        expect.anything(),
        true,
      ]);
      expect(form.edits).toEqual({});
      expect(brokenFields(services, control)).toEqual([]);
      expect(control).not.toHaveTextContent(text('value_kept'));
      expect(control).not.toHaveTextContent(text('set_by_server'));
      cleanup();
    }
  });

  it.each(subjects)('of a new item: $title is empty without one, and says nothing', async ({ subject }) => {
    for (const reported of NONE) {
      const field = fieldWith(subject, reported);
      const { form, control } = await openNew(field);
      expect([form.values[field.field], form.edits]).toEqual([null, {}]);
      expect(control).not.toHaveTextContent(text('set_by_server'));
      cleanup();
    }
  });

  it.each(subjects)('of a new item: $title is empty with an expression, and says so', async ({ subject }) => {
    const empty = await openNew(fieldWith(subject, null));
    const shown = shownIn(empty.control);
    cleanup();
    for (const expression of EXPRESSIONS) {
      const field = fieldWith(subject, expression);
      const { form, control } = await openNew(field);
      expect([form.values[field.field], form.edits]).toEqual([null, {}]);
      expect(control).toHaveTextContent(text('set_by_server'));
      expect(control).not.toHaveTextContent(expression);
      expect(shownIn(control)).toEqual(shown);
      cleanup();
    }
  });

  it.each(subjects)('of a new item: $title is reset to nothing, never to an expression', async ({ subject }) => {
    const user = setupUser();
    const field = fieldWith(subject, 'CURRENT_TIMESTAMP');
    const { form, control } = await openNew(field);
    act(() => form.change(field.field, sampleOf(subject)));
    await settle();
    expect(control).not.toHaveTextContent(text('set_by_server'));
    await user.click(screen.getByRole('button', { name: text('field_menu_edited') }));
    const reset = await screen.findByRole('menuitem', { name: text('field_reset') });
    expect(screen.queryByRole('menuitem', { name: text('field_default') })).toBeNull();
    await user.click(reset);
    expect([form.values[field.field], form.edits]).toEqual([null, {}]);
    expect(control).toHaveTextContent(text('set_by_server'));
  });

  /** A batch edit of one field, and what it has sent. */
  const openBatch = async (field: Field) => {
    const { browse, parts, asked } = openSelection(2);
    const schema = schemaOf([], [field], []);
    const list = Object.assign(browse, { collection: field.collection });
    const edit = new BatchEdit(list, { ...parts, schema: { schema, schema$: of(schema) } } as never, () => undefined);
    const fields = <ItemFormFields form={edit.form} fields={edit.fields} batch={edit} />;
    const container = await renderWithServices(services, fields);
    const [tick] = container.querySelectorAll<HTMLElement>('[data-batch] input[type=checkbox]');
    if (tick === undefined) throw new Error(`The field '${field.field}' cannot be ticked`);
    const sent = (): unknown => {
      act(() => edit.execute());
      return asked.map((request) => request.sent);
    };
    return { edit, container, tick, sent };
  };

  it.each(subjects)('in a batch edit: $title says what a ticked field writes', async ({ subject }) => {
    const user = setupUser();
    const value = sampleOf(subject);
    for (const [reported, written] of [
      [null, null],
      ['CURRENT_TIMESTAMP', null],
      [value, value],
    ] as const) {
      const field = fieldWith(subject, reported);
      const { edit, container, tick, sent } = await openBatch(field);
      expect([container.textContent?.includes(text('batch_empties')), sent()]).toEqual([false, []]);
      await user.click(tick);
      await settle();
      expect(container.textContent?.includes(text('batch_empties'))).toBe(written === null);
      expect(sent()).toEqual([{ [field.field]: written }]);
      act(() => edit.dispose());
      cleanup();
    }
  });

  it.each(subjects)('in a batch edit: $title sends nothing once it is unticked', async ({ subject }) => {
    const user = setupUser();
    const { container, tick, sent, edit } = await openBatch(fieldWith(subject, 'CURRENT_TIMESTAMP'));
    await user.click(tick);
    await user.click(tick);
    expect([container.textContent?.includes(text('batch_empties')), sent()]).toEqual([false, []]);
    act(() => edit.dispose());
  });
});
