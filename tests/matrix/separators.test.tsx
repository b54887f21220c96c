import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { collection, primaryKey, stringField, world } from '../../fixtures/builders';
import { fromApiFilter, newCondition, toApiFilter, withOperator, type Filter } from '../../src/domain/filters';
import { unstorableEntry } from '../../src/domain/values';
import { schemaOf, type FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import { itemPath, type Services } from '../../src/kit';
import { routeTarget } from '../../src/modules/collections/route-target.rules';
import { viewFromUrl, viewQuery } from '../../src/parts/lists/list-page/view-url/view-from-url.rules';
import { itemsParameters, queryString } from '../../src/adapters/http/request';
import { endApplication, startApplication } from './application';
import { setupUser } from './interact';
import { fieldOfType, renderForm, type RenderedForm } from './render-form';

/** A value with each character that some text format separates by. */
const MEMBERS = {
  comma: 'Salt, sea',
  semicolon: 'Salt; sea',
  'line break': 'Salt\nsea',
  quote: 'The "Salt" sea',
  space: 'Salt sea',
  tab: 'Salt\tsea',
  pipe: 'Salt|sea',
} as const;

const NAMES = Object.keys(MEMBERS) as (keyof typeof MEMBERS)[];

const collapsed = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Matches the accessible name of a member. */
const named = (member: string) => (name: string) => collapsed(name) === collapsed(member);

describe('values with a separator', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const open = (id: string, type: FieldType, value: Json, options: JsonObject): Promise<RenderedForm> =>
    renderForm(services, [{ field: fieldOfType('field', type, { interface: id, options }), value }]);

  const choices = (member: string) => ({ choices: [{ value: 'rain', text: 'Rain' }, { value: member }] });

  /** Interfaces that hold several values: how a configured one is pressed, and taken out again. */
  const SEVERAL = [
    { id: 'select-multiple-checkbox', options: choices, role: 'checkbox', opens: false },
    { id: 'select-multiple-checkbox-tree', options: choices, role: 'checkbox', opens: false },
    { id: 'select-multiple-dropdown', options: choices, role: 'checkbox', opens: true },
    { id: 'tags', options: (member: string) => ({ presets: [member] }), role: 'button', opens: false },
    {
      id: 'tags',
      options: (member: string) => ({ presets: [member], allowCustom: false }),
      role: 'button',
      opens: false,
    },
  ] as const;

  const press = async ({ role, opens }: (typeof SEVERAL)[number], member: string): Promise<void> => {
    const user = setupUser();
    if (opens && screen.queryByRole('dialog') === null)
      await user.click(screen.getByRole('button', { expanded: false }));
    const place = opens ? within(screen.getByRole('dialog')) : screen;
    await user.click(place.getByRole(role, { name: named(member) }));
  };

  const cases = SEVERAL.flatMap((one) =>
    (['json', 'csv'] as const).flatMap((type) => NAMES.map((separator) => ({ ...one, type, separator }))),
  );

  it.each(cases)(
    '$id ($type) keeps a chosen $separator, or says that it cannot',
    async ({ type, separator, ...one }) => {
      const member = MEMBERS[separator];
      const { form } = await open(one.id, type, ['rain'], one.options(member));
      await press(one, member);
      if (unstorableEntry([member], type) !== null) {
        expect(form.edits).toEqual({});
        expect(document.body).toHaveTextContent(`“${member}” contains a comma`);
        return;
      }
      expect(form.edits).toEqual({ field: ['rain', member] });
      cleanup();
      const shown = await open(one.id, type, ['rain', member], one.options(member));
      expect(shown.form.edits).toEqual({});
      await press(one, member);
      expect(shown.form.edits).toEqual({ field: ['rain'] });
    },
  );

  const TYPED = NAMES.filter((separator) => separator !== 'line break' && separator !== 'tab');

  it.each(
    ['select-multiple-checkbox', 'select-multiple-dropdown'].flatMap((id) =>
      (['json', 'csv'] as const).flatMap((type) => TYPED.map((separator) => ({ id, type, separator }))),
    ),
  )('$id ($type) keeps another value with a $separator, or says that it cannot', async ({ id, type, separator }) => {
    const user = setupUser();
    const member = MEMBERS[separator];
    const { form } = await open(id, type, ['rain'], { choices: ['rain'], allowOther: true });
    if (id === 'select-multiple-dropdown') await user.click(screen.getByRole('button', { expanded: false }));
    const input = screen.getByRole('textbox', { name: 'Other' });
    await user.type(input, `${member}{Enter}`);
    if (unstorableEntry([member], type) !== null) {
      expect(form.edits).toEqual({});
      expect(input).toHaveValue(member);
      expect(document.body).toHaveTextContent(`“${member}” contains a comma`);
      return;
    }
    expect(form.edits).toEqual({ field: ['rain', member] });
    await user.click(screen.getByRole('checkbox', { name: member }));
    expect(form.edits).toEqual({});
  });

  it.each(
    (['select-radio', 'select-dropdown'] as const).flatMap((id) => NAMES.map((separator) => ({ id, separator }))),
  )('$id keeps a chosen $separator', async ({ id, separator }) => {
    const user = setupUser();
    const member = MEMBERS[separator];
    const { form } = await open(id, 'string', null, choices(member));
    if (id === 'select-radio') await user.click(screen.getByRole('radio', { name: named(member) }));
    else await user.selectOptions(screen.getByRole('combobox'), screen.getByRole('option', { name: named(member) }));
    expect(form.edits).toEqual({ field: member });
  });

  it('tags split what is typed and pasted at commas, line breaks and tabs only', async () => {
    const user = setupUser();
    const { form } = await open('tags', 'json', null, {});
    const input = screen.getByRole('textbox');
    await user.type(input, 'a; b | "c",d{Enter}');
    expect(form.edits).toEqual({ field: ['a; b | "c"', 'd'] });
    fireEvent.paste(input, { clipboardData: { getData: () => 'e\r\nf\tg, h' } });
    expect(form.edits).toEqual({ field: ['a; b | "c"', 'd', 'e', 'f', 'g', 'h'] });
  });
});

describe('filters and addresses with a separator', () => {
  const model = world('separators', [collection('notes', {}, [primaryKey(), stringField('title')])]);
  const schema = schemaOf(model.collections, model.fields, model.relations);

  it.each(NAMES)('a filter "is one of" keeps a %s in the request and in the address', (separator) => {
    const member = MEMBERS[separator];
    const chosen = withOperator({ ...newCondition('a', 'title', 'string', 'eq'), value: member }, 'in');
    expect(chosen.value).toEqual([member]);
    const condition = { ...chosen, value: [member, 'rain'] };
    const filter = toApiFilter([condition]) as Filter;
    const sent = new URLSearchParams(queryString(itemsParameters({ filter }))).get('filter') ?? '';
    expect(JSON.parse(sent)).toEqual({ title: { _in: [member, 'rain'] } });
    expect(fromApiFilter(filter)).toMatchObject([{ operator: 'in', value: [member, 'rain'] }]);
    const address = viewQuery(null, { filters: [condition], search: member });
    const { view } = viewFromUrl(new URLSearchParams(address), schema, 'notes') ?? { view: {} };
    expect(view).toMatchObject({ filters: [{ operator: 'in', value: [member, 'rain'] }], search: member });
  });

  it.each(NAMES)('the address of an item keeps a %s in its key', (separator) => {
    const key = MEMBERS[separator];
    const segment = itemPath('notes', key).split('/').at(-1) ?? '';
    expect(routeTarget(schema, 'notes', segment)).toEqual({ kind: 'existing', collection: 'notes', key });
    const several = `${segment},7`;
    expect(routeTarget(schema, 'notes', several)).toMatchObject({ kind: 'several', keys: [key, '7'] });
  });
});
