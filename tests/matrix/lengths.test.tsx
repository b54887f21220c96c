import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { FieldActions, ValuesCheck } from '../../src/application/item-editing';
import { mappedColumns, prepareRow, type TableFile } from '../../src/domain/import-export';
import { schemaOf, type FieldType } from '../../src/domain/schema';
import { entryNotation } from '../../src/domain/values';
import { type JsonObject, succeed } from '../../src/kernel';
import type { Services } from '../../src/kit';
import { endApplication, startApplication } from './application';
import { setupUser } from './interact';
import { fieldOfType, renderForm, settle, type RenderedForm } from './render-form';

/** Characters of one, two and several code points. */
const CHARACTERS = ['a', '😀', 'e\u0301', '👨‍👩‍👧', '🇩🇪'];

const LIMIT = 12;

/** 12 code points, though 17 UTF-16 units, and with 3 more. */
const FITTING = `${CHARACTERS.join('')}z`;
const LONG = `${FITTING}e\u0301z`;

const MESSAGE = '3 characters too many. Up to 12 fit.';

interface Case {
  readonly id: string;
  readonly type: FieldType;
  readonly options?: JsonObject;
  /** Shows the input. */
  readonly open?: () => Promise<void>;
}

const chooseOther = async (): Promise<void> => {
  await setupUser().selectOptions(screen.getByRole('combobox'), screen.getByRole('option', { name: 'Other' }));
};

const CASES: readonly Case[] = [
  { id: 'input', type: 'string' },
  { id: 'input', type: 'string', options: { trim: true, softLength: 4 } },
  { id: 'input', type: 'text' },
  { id: 'input-multiline', type: 'text' },
  { id: 'input-multiline', type: 'string' },
  { id: 'input-autocomplete-api', type: 'string' },
  { id: 'select-dropdown', type: 'string', options: { choices: ['rain'], allowOther: true }, open: chooseOther },
  {
    id: 'select-radio',
    type: 'string',
    options: { choices: ['rain'], allowOther: true },
    open: () => setupUser().click(screen.getByRole('radio', { name: 'Other' })),
  },
  { id: 'an-interface-that-is-missing', type: 'string' },
];

const inputs = (): HTMLElement =>
  [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')].find(
    (each) => each instanceof HTMLInputElement || each instanceof HTMLTextAreaElement,
  ) as HTMLElement;

describe('texts beyond the limit of their column', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const fieldOfCase = ({ id, type, options = {} }: Case) =>
    fieldOfType('field', type, { interface: id, options, maxLength: LIMIT });

  const start = async (one: Case): Promise<RenderedForm> => {
    const rendered = await renderForm(services, [{ field: fieldOfCase(one), value: null }]);
    await one.open?.();
    return rendered;
  };

  /** Whether a save would be stopped before anything is sent. */
  const isRefused = ({ form }: RenderedForm, one: Case): boolean => {
    const field = fieldOfCase(one);
    const schema = schemaOf([], [field], []);
    const access = { user: { role: { admin_access: true } }, permissions: [] };
    const target = { kind: 'new', collection: field.collection };
    const dependencies = { schema: { schema }, access: { access }, clock: { now: () => 0 } };
    const check = new ValuesCheck({ form, target } as never, dependencies as never);
    let refused = false;
    act(() => {
      refused = check.refuse();
    });
    return refused;
  };

  it.each(CASES)('$id ($type) keeps a typed text whole, and refuses it with the number', async (one) => {
    const rendered = await start(one);
    fireEvent.change(inputs(), { target: { value: LONG } });
    await settle();
    expect(inputs()).toHaveValue(LONG);
    expect(rendered.form.edits).toEqual({ field: LONG });
    expect(rendered.group('field')).toHaveTextContent(MESSAGE);
    expect(isRefused(rendered, one)).toBe(true);
    fireEvent.change(inputs(), { target: { value: FITTING } });
    await settle();
    expect(rendered.group('field')).not.toHaveTextContent('too many');
    expect(rendered.form.edits).toEqual({ field: FITTING });
    expect(isRefused(rendered, one)).toBe(false);
  });

  it.each(CASES)('$id ($type) keeps a pasted text whole', async (one) => {
    const rendered = await start(one);
    const user = setupUser();
    await user.click(inputs());
    await user.paste(LONG);
    expect(inputs()).toHaveValue(LONG);
    expect(rendered.form.edits).toEqual({ field: LONG });
    expect(rendered.group('field')).toHaveTextContent(MESSAGE);
  });

  it('tags in a csv column count with the commas between them', async () => {
    const one: Case = { id: 'tags', type: 'csv' };
    const rendered = await start(one);
    await setupUser().type(screen.getByRole('textbox'), '😀😀😀😀😀,abcdef{Enter}');
    expect(rendered.form.edits).toEqual({ field: ['😀😀😀😀😀', 'abcdef'] });
    expect(isRefused(rendered, one)).toBe(false);
    await setupUser().type(screen.getByRole('textbox'), 'g{Enter}');
    expect(rendered.form.edits).toEqual({ field: ['😀😀😀😀😀', 'abcdef', 'g'] });
    expect(rendered.group('field')).toHaveTextContent('2 characters too many. Up to 12 fit.');
    expect(isRefused(rendered, one)).toBe(true);
  });

  it('a text pasted by the menu of a field is kept and refused', async () => {
    const one: Case = { id: 'input', type: 'string' };
    const rendered = await start(one);
    const actions = new FieldActions(
      rendered.form,
      { field: fieldOfCase(one), readonly: false },
      { clipboard: { read: () => succeed(LONG) }, notifications: { show: () => undefined } } as never,
      'en-US',
    );
    act(() => actions.execute('paste'));
    actions.dispose();
    await settle();
    expect(rendered.form.edits).toEqual({ field: LONG });
    expect(rendered.group('field')).toHaveTextContent(MESSAGE);
    expect(isRefused(rendered, one)).toBe(true);
  });

  it('a stored text that is too long is neither reported nor refused until it is edited', async () => {
    const one: Case = { id: 'input', type: 'string' };
    const rendered = await renderForm(services, [{ field: fieldOfCase(one), value: LONG }]);
    expect(inputs()).toHaveValue(LONG);
    expect(rendered.group('field')).not.toHaveTextContent('too many');
    fireEvent.change(inputs(), { target: { value: `${LONG}z` } });
    await settle();
    expect(rendered.group('field')).toHaveTextContent('4 characters too many');
  });

  it.each(['csv', 'json'] as const)('a cell of a %s file is counted alike', (format) => {
    const field = fieldOfCase({ id: 'input', type: 'string' });
    const notation = entryNotation('en-US');
    const problemsOf = (text: string) => {
      const table = { format, delimiter: ',', columns: ['field'], rows: [[text]], rowNumbers: [2] } as TableFile;
      const columns = mappedColumns(table, ['field'], [field], notation, new Map());
      return prepareRow(0, [text], columns, [], format).problems;
    };
    expect(problemsOf(FITTING)).toEqual([]);
    expect(problemsOf(LONG)).toEqual([expect.objectContaining({ problem: 'cell_too_long', excess: 3 })]);
  });
});
