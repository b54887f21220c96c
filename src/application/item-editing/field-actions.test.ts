import {
  booleanField,
  columnField,
  dateField,
  decimalField,
  jsonField,
  integerField,
  loneField,
  stringField,
  timestampField,
  samePlainValue,
} from '../../../fixtures/builders';
import { sampleSchema } from '../../../tests/support/open-editing';
import { fieldRelations } from '../../domain/items';
import { succeed, type Json } from '../../kernel';
import type { Field } from '../../domain/schema';
import { FieldActions, type RawDraft } from './field-actions';
import { ItemForm } from './form/item-form';

interface Stage {
  readonly form: ItemForm;
  readonly tools: FieldActions;
  readonly raw: () => RawDraft | null;
  readonly copied: string[];
  readonly said: string[];
}

const stage = (
  field: Field,
  value: Json,
  { clipboard = null as string | null, readonly = false, locale = 'en-US' } = {},
): Stage => {
  const form = new ItemForm(samePlainValue, () => fieldRelations(sampleSchema, field.collection));
  form.start({ [field.field]: value });
  const [copied, said]: [string[], string[]] = [[], []];
  const dependencies = {
    clipboard: { write: (text: string) => (copied.push(text), succeed(true)), read: () => succeed(clipboard) },
    notifications: {
      show: (text: string, _: string, values = {}) => said.push([text, ...Object.values(values)].join(' ')),
    },
  } as never;
  const tools = new FieldActions(form, { field, readonly }, dependencies, locale);
  let draft: RawDraft | null = null;
  tools.raw$.subscribe((now) => {
    draft = now;
  });
  return { form, tools, raw: () => draft, copied, said };
};

const title = loneField(stringField('title'));
const words = loneField(integerField('words'));
const price = loneField(decimalField('price'));
const extra = loneField(jsonField('extra'));
const token = loneField(columnField('token', 'hash', {}));

test('copy writes the value as text to the clipboard', () => {
  const { tools, copied, said } = stage(extra, { a: [1] });
  tools.execute('copy');
  expect(copied).toEqual(['{\n    "a": [\n        1\n    ]\n}']);
  expect(said).toEqual(['value_copied']);
});

test('paste sets a valid value', () => {
  const { tools, form } = stage(words, 1, { clipboard: '12' });
  tools.execute('paste');
  expect(form.edits).toEqual({ words: 12 });
});

test('copy and paste write and read numbers as the language does', () => {
  const german = { locale: 'de-DE' };
  const from = stage(price, '12.50', german);
  from.tools.execute('copy');
  expect(from.copied).toEqual(['12,50']);
  const to = stage(price, null, { ...german, clipboard: '12,50' });
  to.tools.execute('paste');
  expect(to.form.edits).toEqual({ price: '12.50' });
  expect(to.said).toEqual([]);
});

test('paste tells how it has read a text that others may read in another way', () => {
  const { tools, form, said } = stage(price, null, { locale: 'de-DE', clipboard: '1.234' });
  tools.execute('paste');
  expect(form.edits).toEqual({ price: '1234' });
  expect(said).toEqual(['value_pasted_as 1234']);
});

test('a date is pasted as the language writes it, a timestamp as the wall clock time of the reader', () => {
  const pasted = (field: Field, clipboard: string) => {
    const { tools, form } = stage(field, null, { locale: 'de-DE', clipboard });
    tools.execute('paste');
    return form.edits;
  };
  expect(pasted(loneField(dateField('day')), '31.12.2024')).toEqual({ day: '2024-12-31' });
  const moment = new Date(2024, 11, 31, 14, 30).toISOString();
  expect(pasted(loneField(timestampField('at')), '31.12.2024 14:30')).toEqual({ at: moment });
});

test('a word that is neither yes nor no is not pasted as no, but opens the raw dialog', () => {
  const { tools, form, raw } = stage(loneField(booleanField('done')), true, { clipboard: 'vielleicht' });
  tools.execute('paste');
  expect(form.edits).toEqual({});
  expect(raw()).toMatchObject({ text: 'vielleicht' });
});

test('pasting invalid text opens the raw dialog with it', () => {
  const { tools, form, raw } = stage(words, 1, { clipboard: 'twelve' });
  tools.execute('paste');
  expect(raw()).toMatchObject({ text: 'twelve', parsed: { kind: 'not_a_number' } });
  tools.applyRaw();
  expect(raw()).not.toBeNull();
  expect(form.edits).toEqual({});
  tools.typeRaw('12');
  tools.applyRaw();
  expect(raw()).toBeNull();
  expect(form.edits).toEqual({ words: 12 });
});

test('paste opens an empty raw dialog when the clipboard is not readable', () => {
  const { tools, raw, form } = stage(title, 'One');
  tools.execute('paste');
  expect(raw()).toMatchObject({ text: '', readonly: false });
  expect(form.edits).toEqual({});
});

test('the raw dialog opens again with the text it was closed with', () => {
  const { tools, raw, form } = stage(extra, { a: 1 });
  tools.execute('raw');
  tools.typeRaw('{"a": ');
  expect(raw()?.parsed).toMatchObject({ kind: 'invalid', line: 1 });
  tools.closeRaw();
  tools.execute('raw');
  expect(raw()?.text).toBe('{"a": ');
  tools.discardRaw();
  tools.execute('raw');
  expect(raw()?.text).toBe('{\n    "a": 1\n}');
  expect(form.edits).toEqual({});
});

test('opening and closing the raw dialog changes nothing', () => {
  const { tools, form } = stage(loneField(columnField('on', 'boolean', {})), 1);
  tools.execute('raw');
  tools.applyRaw();
  expect(form.edits).toEqual({});
});

test('reset, clear and default set the initial value, null and the default', () => {
  const { tools, form } = stage(loneField(stringField('status', { default: 'draft' })), 'published');
  tools.execute('default');
  expect(form.values).toEqual({ status: 'draft' });
  tools.execute('clear');
  expect(form.values).toEqual({ status: null });
  tools.execute('reset');
  expect(form.edits).toEqual({});
});

test('a secret is masked in the raw dialog and cannot be copied or edited there', () => {
  const { tools, raw, copied, form } = stage(token, 'abc');
  tools.execute('copy');
  expect(copied).toEqual([]);
  tools.execute('raw');
  tools.typeRaw('other');
  tools.applyRaw();
  expect(raw()).toMatchObject({ text: '**********', readonly: true });
  expect(form.edits).toEqual({});
});

test('a new item in a many-to-one field is shown as raw value, and neither copied nor edited there', () => {
  const [author] = (sampleSchema.fields.get('articles') ?? []).filter(({ field }) => field === 'author');
  if (author === undefined) throw new Error('articles have no author');
  const { form, tools, raw, copied } = stage(author, null);
  form.change('author', { name: 'Ann' });
  tools.execute('copy');
  tools.execute('raw');
  expect([copied, raw()]).toMatchObject([[], { text: '{\n    "name": "Ann"\n}', readonly: true }]);
  tools.typeRaw('4');
  tools.applyRaw();
  expect(form.edits).toEqual({ author: { name: 'Ann' } });
  tools.closeRaw();
  tools.execute('reset');
  tools.execute('raw');
  tools.typeRaw('4');
  tools.applyRaw();
  expect(form.edits).toEqual({ author: 4 });
});

test('a read-only field offers only to view its raw value', () => {
  const { tools, raw, form } = stage(title, 'One', { readonly: true, clipboard: 'Two' });
  tools.execute('paste');
  tools.execute('clear');
  tools.execute('raw');
  tools.typeRaw('Two');
  tools.applyRaw();
  expect(raw()?.text).toBe('One');
  expect(form.edits).toEqual({});
});

test('reset removes unfinished text and raw text', () => {
  const { form, tools } = stage(extra, { a: 1 });
  const offered: (readonly string[])[] = [];
  tools.actions$.subscribe((actions) => offered.push(actions));
  expect(offered.at(-1)).not.toContain('reset');
  form.setUnfinished('extra', '{"a":');
  expect(offered.at(-1)).toContain('reset');
  tools.execute('reset');
  expect([form.dirty, form.values]).toEqual([false, { extra: { a: 1 } }]);
  tools.execute('raw');
  tools.typeRaw('{"a": 1');
  tools.closeRaw();
  expect(form.dirty).toBe(true);
  tools.execute('reset');
  expect(form.dirty).toBe(false);
});

test('raw text stays in the form until it is applied, discarded or equal to the value', () => {
  const { tools, form } = stage(words, 1);
  tools.execute('raw');
  tools.typeRaw('12');
  expect(form.rawText('words')).toBe('12');
  expect(form.dirty).toBe(true);
  tools.typeRaw('1');
  expect(form.dirty).toBe(false);
  tools.typeRaw('12');
  tools.closeRaw();
  expect(form.rawText('words')).toBe('12');
  tools.execute('raw');
  tools.applyRaw();
  expect(form.rawText('words')).toBeNull();
  expect(form.edits).toEqual({ words: 12 });
  tools.execute('raw');
  tools.typeRaw('x');
  tools.discardRaw();
  expect(form.rawText('words')).toBeNull();
});
