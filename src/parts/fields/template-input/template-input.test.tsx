import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { collection, manyToOne, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { schemaOf } from '../../../domain/schema';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import type { Token } from '../../../kernel';
import { textsOf } from '../../../../tests/support/texts';
import { TemplateEditor, TemplateInput } from './template-input';
import { SchemaStore } from '../../../application/data-model';

const sample = world('sample', [
  collection('authors', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [primaryKey(), stringField('title'), manyToOne('author', { to: 'authors' })]),
]);
const schema = schemaOf(sample.collections, sample.fields, sample.relations);

const english = textsOf('en-US');

const language = {
  locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }),
  translate: (key: string, parameters: Record<string, string> = {}) =>
    (english[key] ?? '').replace(/\{\{(\w+)\}\}/g, (_, name: string) => parameters[name] ?? ''),
};

const known = new Map<Token<unknown>, unknown>([
  [Translator as Token<unknown>, language],
  [SchemaStore as Token<unknown>, { schema, schema$: new BehaviorSubject(schema) }],
]);

const services = { get: (token: Token<unknown>) => known.get(token) } as unknown as Services;

const open = (initial: string): readonly string[] => {
  const changes: string[] = [];
  const Host = () => {
    const [value, setValue] = useState(initial);
    const change = (template: string): void => {
      changes.push(template);
      setValue(template);
    };
    return (
      <TemplateInput name="title" label="Title" schema={schema} collection="articles" value={value} onChange={change} />
    );
  };
  render(
    <ServicesProvider services={services}>
      <Host />
    </ServicesProvider>,
  );
  return changes;
};

test('shows field names, and the path of an unknown field', async () => {
  open('{{title}} by {{author.name}} {{nothing<b>}}');
  const group = screen.getByRole('group', { name: 'Title' });
  expect(within(group).getByText('Title', { selector: 'bdi' })).toBeInTheDocument();
  expect(within(group).getByText('Author › Name')).toBeInTheDocument();
  expect(within(group).getByText('nothing<b> (not a field)')).toBeInTheDocument();
});

test('inserts a searched field at the caret', async () => {
  const changes = open('by ');
  const text = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.click(text);
  await userEvent.keyboard('{End}');
  await userEvent.click(screen.getByRole('button', { name: 'Add field' }));
  await userEvent.type(await screen.findByRole('combobox', { name: 'Find a field' }), 'author › na');
  await userEvent.click(screen.getByRole('treeitem', { name: 'Author › Name' }));
  expect(changes).toEqual(['by {{author.name}}']);
});

test('inserts several fields, and Escape closes the picker', async () => {
  const changes = open('');
  const add = screen.getByRole('button', { name: 'Add field' });
  await userEvent.click(add);
  const search = await screen.findByRole('combobox', { name: 'Find a field' });
  await userEvent.type(search, 'title{Enter}');
  await userEvent.clear(search);
  await userEvent.type(search, 'author name{Enter}');
  expect(changes).toEqual(['{{title}}', '{{title}}{{author.name}}']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(add).toHaveAttribute('aria-expanded', 'false'));
  await waitFor(() => expect(add).toHaveFocus());
});

test('removes a field by its button, and by Backspace after it', async () => {
  const changes = open('{{id}} {{title}}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Id' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.keyboard('{Home}{Backspace}');
  expect(changes).toEqual([' {{title}}', ' ']);
});

test('reports typed text on blur, and parses a typed field', async () => {
  const changes = open('');
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), '{{{{title}}{Enter}'.replace('}}{Enter}', '}}'));
  expect(changes).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(changes).toEqual(['{{title}}']);
  expect(screen.getByRole('button', { name: 'Remove Title' })).toBeInTheDocument();
});

test('sets dir=auto only for text with letters', () => {
  open('{{id}}, {{title}} by {{author.name}}');
  const directions = screen
    .getAllByRole('textbox')
    .map((box) => [(box as HTMLInputElement).value, box.getAttribute('dir')]);
  expect(directions).toEqual([
    ['', null],
    [', ', null],
    [' by ', 'auto'],
    ['', null],
  ]);
});

test('keeps a template that is not edited as it is written', async () => {
  const changes = open('{{ title }}, 7');
  await userEvent.click(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(changes).toEqual([]);
});

const openEditor = (readonly: boolean) => {
  const typed: string[] = [];
  const changed = jest.fn();
  render(
    <ServicesProvider services={services}>
      <TemplateEditor
        label="Title"
        schema={schema}
        collection="articles"
        value="{{title}}"
        readonly={readonly}
        onInput={(template) => typed.push(template)}
        onChange={changed}
      />
    </ServicesProvider>,
  );
  return { typed, changed };
};

test('reports each typed character to a form that keeps them', async () => {
  const { typed } = openEditor(false);
  await userEvent.type(screen.getAllByRole('textbox')[1] as HTMLElement, ' by');
  expect(typed).toEqual(['{{title}} ', '{{title}} b', '{{title}} by']);
});

test('a read-only template is shown with its fields, which cannot be removed', async () => {
  const { typed, changed } = openEditor(true);
  expect(screen.getByText('Title', { selector: 'bdi' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(screen.getAllByRole('textbox')[1] as HTMLElement);
  await userEvent.keyboard('x{Home}{Backspace}');
  expect([typed, changed.mock.calls]).toEqual([[], []]);
});
