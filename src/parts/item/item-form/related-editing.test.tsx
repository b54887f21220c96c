import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  collection,
  loneField,
  manyToOne,
  oneToMany,
  primaryKey,
  stringField,
  world,
} from '../../../../fixtures/builders';
import { axeViolations } from '../../../../tests/support/axe';
import { serviceEntries } from '../../../../tests/support/service-entries';
import { englishTranslator } from '../../../../tests/support/texts';
import { contributions } from '../../../assembly/contributions';
import { ItemForm } from '../../../application/item-editing';
import { fieldRelations, type StagedChange } from '../../../domain/items';
import { fieldOf as schemaField, schemaOf } from '../../../domain/schema';
import { sameValueIn } from '../../../domain/values';
import type { JsonObject } from '../../../kernel';
import { type InterfaceProps, Registries, type Services, ServicesProvider, Translator } from '../../../kit';
import { registerExtension } from '../../../kit/extensions';
import { ItemFormFields } from './item-form-fields';
import { DrawerContext, type OpenDrawer, relatedEditing } from './related-editing';
import { define, fieldOf } from './render-form.fixtures';

const EXAMPLE = join(__dirname, '../../../../fixtures/extensions/interfaces/quick-add/index.js');

const registries = contributions();
const register = (kind: unknown, factory: unknown) =>
  expect(registerExtension(registries)('interfaces', { kind, factory })).toBeNull();
runInNewContext(readFileSync(EXAMPLE, 'utf8'), { window: { quarterdeck: { register } } });

let hostile: (relation: NonNullable<InterfaceProps['relation']>) => void = () => undefined;
registries.interfaces.register({
  ...define('hostile', async () => ({ relation }: InterfaceProps) => (
    <button onClick={() => (relation === undefined ? undefined : hostile(relation))}>Press</button>
  )),
});

const showList = async (id: string, options: JsonObject, openDrawer: OpenDrawer | null = null, readonly = false) => {
  const { collections, fields, relations } = world('w', [
    collection('issues', {}, [
      primaryKey(),
      stringField('theme'),
      manyToOne('lead', { to: 'notes' }),
      oneToMany('words', { from: 'notes', foreignKey: 'issue', interface: id, options }),
    ]),
    collection('notes', {}, [primaryKey(), stringField('word')]),
  ]);
  const schema = schemaOf(collections, fields, relations);
  const form = new ItemForm(sameValueIn(schema, 'issues'), () => fieldRelations(schema, 'issues'));
  form.start({ id: 1, theme: 'Wind', words: [7, 8] });
  const known = new Map<unknown, unknown>([
    [Registries, registries],
    ...serviceEntries({ notifications: { show: () => undefined } }),
    [Translator, await englishTranslator()],
  ]);
  const services: Services = { get: (token) => known.get(token) as never };
  const editable = ['theme', 'words'].flatMap((name) => {
    const field = schemaField(schema, 'issues', name);
    return field === null ? [] : [{ field, readonly }];
  });
  await act(async () => {
    render(
      <ServicesProvider services={services}>
        <DrawerContext value={openDrawer}>
          <ItemFormFields form={form} fields={editable} />
        </DrawerContext>
      </ServicesProvider>,
    );
  });
  return form;
};

describe("the example extension 'Counter and quick add'", () => {
  const list = () => within(fieldOf('words'));
  const counts = () => list().getByRole('status').textContent;
  const stage = (form: ItemForm, ...changes: readonly StagedChange[]) => act(() => form.stage('words', ...changes));

  it('stages a row for a typed text, and undoes it', async () => {
    const form = await showList('quick-add', { field: 'word' });
    expect(counts()).toBe('No unsaved changes');
    await userEvent.type(list().getByRole('textbox'), 'Gale{Enter}');
    await userEvent.type(list().getByRole('textbox'), ' Breeze ');
    await userEvent.click(list().getByRole('button', { name: 'Add' }));
    expect(form.edits).toEqual({ words: { create: [{ word: 'Gale' }, { word: 'Breeze' }] } });
    expect(counts()).toBe('2 added');
    expect(list().getByRole('textbox')).toHaveValue('');
    expect(
      list()
        .getAllByRole('listitem')
        .map(({ dataset }) => dataset['staged']),
    ).toEqual(['create', 'create']);
    await userEvent.click(list().getByRole('button', { name: 'Undo: Gale' }));
    await userEvent.click(list().getByRole('button', { name: 'Undo: Breeze' }));
    expect(form.edits).toEqual({});
  });

  it('counts the steps of other controls, undoes each of them, and passes the accessibility check', async () => {
    const form = await showList('quick-add', { field: 'word' }, () => undefined);
    stage(
      form,
      { kind: 'create', draft: 'a', values: { word: 'Gale' } },
      { kind: 'link', key: 3 },
      { kind: 'update', row: { key: 7 }, values: { word: 'Calm' } },
      { kind: 'remove', row: { key: 8 } },
    );
    expect(counts()).toBe('2 added, 1 edited, 1 removed');
    expect(await axeViolations(document.body)).toEqual([]);
    for (const name of ['Gale', '#3', '#7', '#8'])
      await userEvent.click(list().getByRole('button', { name: `Undo: ${name}` }));
    expect(form.edits).toEqual({});
  });

  it('opens rows and new rows in the drawer where there is one', async () => {
    const openDrawer = jest.fn();
    const form = await showList('quick-add', { field: 'word' }, openDrawer);
    stage(form, { kind: 'create', draft: 'a', values: { word: 'Gale' } });
    await userEvent.click(list().getByRole('button', { name: 'Edit: Gale' }));
    await userEvent.click(list().getByRole('button', { name: 'Add in a form' }));
    expect(openDrawer.mock.calls.map(([, { field }, request]) => [field, request])).toEqual([
      ['words', { kind: 'row', row: { draft: 'a' } }],
      ['words', { kind: 'new-row' }],
    ]);
  });

  it('offers no drawer where there is none', async () => {
    const form = await showList('quick-add', { field: 'word' });
    stage(form, { kind: 'create', draft: 'a', values: { word: 'Gale' } });
    expect(
      list()
        .getAllByRole('button', { name: /Add|Undo|Edit:/ })
        .map(({ textContent }) => textContent),
    ).toEqual(['Add', 'Undo']);
  });

  it('changes nothing in a field that is read-only, while a row is saved, or with a value of another kind', async () => {
    const form = await showList('quick-add', { field: 7 }, null, true);
    stage(form, { kind: 'create', draft: 'a', values: { title: 'Gale' } });
    const before = form.edits;
    await userEvent.type(list().getByRole('textbox'), 'Calm{Enter}');
    await userEvent.click(list().getByRole('button', { name: 'Undo: Gale' }));
    expect(form.edits).toBe(before);
    act(() => form.change('words', 'nonsense'));
    expect(list().getByText(/is not a list of edits/)).toBeInTheDocument();
    expect(form.edits).toEqual({ words: 'nonsense' });
  });

  it('does not undo a row while it is saved', async () => {
    const form = await showList('quick-add', { field: 'word' });
    stage(form, { kind: 'create', draft: 'a', values: { word: 'Gale' } });
    act(() => form.setSending(form.edits));
    await userEvent.click(list().getByRole('button', { name: 'Undo: Gale' }));
    expect(form.edits).toEqual({ words: { create: [{ word: 'Gale' }] } });
  });
});

describe('an interface that calls its relation with invalid steps', () => {
  const INVALID = [
    undefined,
    null,
    'create',
    [],
    {},
    { kind: 'destroy' },
    { kind: 'create', values: {} },
    { kind: 'create', draft: 'a', values: 'Gale' },
    { kind: 'link' },
    { kind: 'restore', key: {} },
    { kind: 'update', row: { key: 7 } },
    { kind: 'update', row: 7, values: {} },
    { kind: 'remove', row: {} },
  ];

  it.each(INVALID)('is replaced by a notice, and %j is not staged', async (step) => {
    jest.spyOn(console, 'error').mockReturnValue();
    const form = await showList('hostile', {}, () => undefined);
    hostile = ({ stage }) => stage({ kind: 'link', key: 3 }, step as never);
    await userEvent.click(screen.getByRole('button', { name: 'Press' }));
    expect(await within(fieldOf('words')).findByText(/'stage' was called with an invalid change/)).toBeVisible();
    expect(form.edits).toEqual({});
    await userEvent.type(screen.getByRole('textbox', { name: /Theme/ }), 's');
    expect(form.edits).toEqual({ theme: 'Winds' });
  });

  it('stages nothing in a field that is no list', async () => {
    const form = await showList('hostile', {});
    form.change('lead', 7);
    const relation = relatedEditing(form, loneField(manyToOne('lead', { to: 'notes' })), null);
    expect(() => relation?.stage({ kind: 'link', key: 3 })).toThrow("'stage' was called with an invalid change");
    expect(form.edits).toEqual({ lead: 7 });
  });

  it.each([undefined, {}, { kind: 'page' }, { kind: 'row' }, { kind: 'row', row: { key: null } }])(
    'opens no drawer for %j',
    async (request) => {
      jest.spyOn(console, 'error').mockReturnValue();
      const openDrawer = jest.fn();
      await showList('hostile', {}, openDrawer);
      hostile = (relation) => relation.openDrawer?.(request as never);
      await userEvent.click(screen.getByRole('button', { name: 'Press' }));
      expect(
        await within(fieldOf('words')).findByText(/'openDrawer' was called with an invalid request/),
      ).toBeVisible();
      expect(openDrawer).not.toHaveBeenCalled();
    },
  );
});
