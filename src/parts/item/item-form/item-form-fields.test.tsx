import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aliasField,
  columnField,
  jsonField,
  loneField,
  stringField,
  type FieldOptions,
} from '../../../../fixtures/builders';
import type { Field } from '../../../domain/schema';
import type { JsonObject } from '../../../kernel';
import type { InterfaceProps } from '../../../kit';
import { copied, define, renderCounts, fieldOf, Plain, requiredError, showForm, text } from './render-form.fixtures';

let angry = true;

const Angry = ({ onChange }: InterfaceProps) => (
  <button
    onClick={() => {
      if (angry) throw new Error('I will not');
      onChange('calm');
    }}
  >
    Press
  </button>
);

const load = jest.fn<Promise<typeof Plain>, []>();
const more = [define('angry', async () => Angry), define('far', load)];

const group = (name: string, choices: FieldOptions = {}): Field =>
  loneField(aliasField(name, { special: ['alias', 'no-data', 'group'], ...choices }));

const show = (fields: readonly Field[], readonly = false) => showForm(fields, more, readonly);

beforeEach(() => {
  renderCounts.clear();
  angry = true;
  copied.length = 0;
  load.mockReset();
  jest.restoreAllMocks();
});

test('a keystroke renders one field', async () => {
  await show(Array.from({ length: 40 }, (_, index) => text(`field_${index}`)));
  renderCounts.clear();
  fireEvent.change(screen.getByRole('textbox', { name: 'field_7' }), { target: { value: 'Two' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'field_7' }), { target: { value: 'Three' } });
  expect([...renderCounts]).toEqual([['field_7', 2]]);
});

test('no element has more than a chunk of fields, which bounds the layout after a keystroke', async () => {
  await show(Array.from({ length: 40 }, (_, index) => text(`field_${index}`)));
  const holders = [...document.querySelectorAll('[data-field]')].map(
    (field) => field.parentElement?.parentElement?.childElementCount ?? 0,
  );
  expect(holders).toHaveLength(40);
  expect(Math.max(...holders)).toBeLessThan(10);
});

test('the field menu appears on focus or hover, and stays while the field is edited', async () => {
  const form = await show([text('title'), text('slug')]);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('textbox', { name: 'title' }));
  expect(screen.getByRole('button', { name: 'field_menu Title' })).toBeVisible();
  await userEvent.keyboard('!');
  await userEvent.click(screen.getByRole('textbox', { name: 'slug' }));
  await userEvent.click(screen.getByRole('button', { name: 'field_menu_edited' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'field_reset' }));
  expect(form.edits).toEqual({});
});

test('required fields and keys that the user enters have a star', async () => {
  await show([text('name', { required: true }), text('code', { primaryKey: true }), text('note')]);
  const hasStar = ['name', 'code', 'note'].map((name) => fieldOf(name).textContent?.includes('*'));
  expect(hasStar).toEqual([true, true, false]);
});

test('an alias field has a menu only while it has edits, with reset alone', async () => {
  const form = await show([loneField(aliasField('links', { interface: 'input', special: ['o2m'] }))]);
  await userEvent.click(screen.getByRole('textbox', { name: 'links' }));
  expect(screen.queryByRole('button', { name: /field_menu/ })).toBeNull();
  await userEvent.keyboard('!');
  await userEvent.click(screen.getByRole('button', { name: 'field_menu_edited' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual(['field_reset']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'field_reset' }));
  expect(form.edits).toEqual({});
});

test('a field without a fitting interface shows its value without the notice of a missing one', async () => {
  await show([loneField(columnField('shape', 'binary', {}))]);
  expect(screen.getByRole('textbox', { name: 'shape' })).toHaveValue('One');
  expect(fieldOf('shape')).not.toHaveTextContent('interface_not_found');
});

test('the field menu copies, pastes and opens the raw value, which keeps invalid text', async () => {
  const form = await show([loneField(jsonField('extra', { interface: 'input' }))]);
  const choose = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('textbox', { name: 'extra' }));
    await userEvent.click(screen.getByRole('button', { name: /field_menu/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('field_copy');
  expect(copied).toEqual(['One']);
  await choose('field_paste');
  const dialog = await screen.findByRole('dialog', { name: 'raw_title Extra' });
  const raw = within(dialog).getByRole('textbox', { name: 'raw_label' });
  expect(raw).toHaveValue('Pasted');
  expect(raw).toBeInvalid();
  expect(raw).toHaveAccessibleDescription(/json_unexpected_character 1 1/);
  fireEvent.change(raw, { target: { value: '{"a": 1}' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'raw_apply' }));
  expect(form.edits).toEqual({ extra: { a: 1 } });
});

test('a read-only field is marked, and its menu only reads', async () => {
  await show([text('title')], true);
  expect(fieldOf('title')).toHaveTextContent('field_read_only');
  await userEvent.click(screen.getByRole('textbox', { name: 'title' }));
  await userEvent.click(screen.getByRole('button', { name: 'field_menu Title' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'field_copy',
    'field_raw_view',
  ]);
});

test('a preview does not mark its fields as read-only', async () => {
  await showForm([text('title')], more, true, true);
  expect(fieldOf('title')).not.toHaveTextContent('field_read_only');
  expect(screen.getByRole('textbox', { name: 'title' })).toHaveAttribute('readonly');
});

test('a collapsed group opens when one of its fields has an error', async () => {
  const form = await show([
    text('title'),
    group('seo', { interface: 'group-detail', options: { start: 'closed' } }),
    text('slug', { group: 'seo' }),
    group('inner', { group: 'seo' }),
    text('card', { group: 'inner' }),
  ]);
  const seo = document.querySelector<HTMLDetailsElement>('details[data-group="seo"]');
  expect(seo).toHaveAccessibleName('Seo');
  expect(seo?.open).toBe(false);
  expect(seo).toContainElement(fieldOf('card'));
  expect(screen.getByText('group_fields 2')).toBeInTheDocument();
  await act(async () => form.setErrors([requiredError('card'), requiredError('elsewhere')]));
  expect(seo?.open).toBe(true);
  expect(screen.getByText('group_faults 1')).toBeInTheDocument();
});

describe('an accordion', () => {
  const accordion = (options: JsonObject = {}) => [
    group('all', { interface: 'group-accordion', options }),
    group('place', { interface: 'group-raw', group: 'all', options: { headerIcon: 'map' } }),
    text('city', { group: 'place' }),
    text('street', { group: 'place' }),
    text('note', { group: 'all' }),
  ];
  const section = (name: string) => document.querySelector<HTMLDetailsElement>(`details[data-group="${name}"]`);
  const openSections = () => ['place', 'note'].filter((name) => section(name)?.open);

  test('has a section for each of its fields, of which one is open', async () => {
    await show(accordion({ start: 'first' }));
    expect(section('place')).toHaveAccessibleName('Place');
    expect(section('place')).toContainElement(fieldOf('street'));
    expect(section('note')).toContainElement(fieldOf('note'));
    expect(openSections()).toEqual(['place']);
    await userEvent.click(screen.getByRole('heading', { name: 'Note' }));
    await waitFor(() => expect(openSections()).toEqual(['note']));
  });

  test('may have several open sections', async () => {
    await show(accordion({ accordionMode: false }));
    expect(openSections()).toEqual([]);
    await userEvent.click(screen.getByRole('heading', { name: 'Note' }));
    await userEvent.click(screen.getByRole('heading', { name: 'Place' }));
    await waitFor(() => expect(openSections()).toEqual(['place', 'note']));
  });

  test('tells errors and unsaved changes of closed sections, and opens the section of an error', async () => {
    const form = await show(accordion());
    await act(async () => form.change('city', 'Two'));
    expect(section('place')).toHaveTextContent('group_edited 1');
    expect(section('note')).toHaveTextContent('group_fields 1');
    await act(async () => form.setErrors([requiredError('city'), requiredError('note')]));
    expect(section('place')).toHaveTextContent('group_faults 1');
    await userEvent.click(screen.getByRole('link', { name: 'City' }));
    await waitFor(() => expect(openSections()).toEqual(['place']));
    expect(screen.getByRole('textbox', { name: 'city' })).toHaveFocus();
  });
});

test('the message of a field replaces that of its rule, as plain text', async () => {
  const form = await show([
    text('code', { later: { validation: {}, validation_message: '<b>Begin</b> with a' } }),
    text('slug', { later: { validation: {}, validation_message: ['no text'] } }),
  ]);
  const refused = (field: string) => ({ field, code: 'FAILED_VALIDATION', type: 'regex', details: {} });
  await act(async () => form.setErrors([refused('code'), refused('slug')]));
  expect(fieldOf('code')).toHaveTextContent('<b>Begin</b> with a');
  expect(screen.getByText('fields_not_saved 2').closest('[role=alert]')).toHaveTextContent('<b>Begin</b> with a');
  expect(fieldOf('slug')).toHaveTextContent('validation_regex');
  await act(async () => form.setErrors([requiredError('code')]));
  expect(fieldOf('code')).toHaveTextContent('validation_required');
});

test('the error summary lists errors, takes the focus and links to fields; unknown fields are listed by key', async () => {
  const form = await show([text('title'), text('slug')]);
  await act(async () => form.setErrors([requiredError('slug'), requiredError('elsewhere')]));
  const alertWith = (title: string): HTMLElement | null => screen.getByText(title).closest<HTMLElement>('[role=alert]');
  const [summary, unknown] = [alertWith('fields_not_saved 1'), alertWith('unknown_validation_errors')];
  expect(summary).toHaveFocus();
  expect(unknown).toHaveTextContent('elsewhere: validation_required');
  await userEvent.click(screen.getByRole('link', { name: 'Slug' }));
  expect(screen.getByRole('textbox', { name: 'slug' })).toHaveFocus();
});

test('an error in an event handler is contained in its field and can be retried', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const form = await show([text('title'), loneField(stringField('mood', { interface: 'angry' }))]);
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(within(fieldOf('mood')).getByRole('status')).toHaveTextContent('field_broken_cause I will not');
  await userEvent.type(screen.getByRole('textbox', { name: 'title' }), '!');
  expect(form.edits).toEqual({ title: 'One!' });
  angry = false;
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(form.edits).toEqual({ title: 'One!', mood: 'calm' });
});

test('an interface that failed to load is loaded again on retry', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Plain);
  await show([loneField(stringField('title', { interface: 'far' }))]);
  expect(fieldOf('title')).toHaveTextContent('field_broken_cause offline');
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(await screen.findByRole('textbox', { name: 'title' })).toHaveValue('One');
});

test('Enter in a field does not submit the form', async () => {
  const form = await show([text('title')]);
  const submitted: Event[] = [];
  document.addEventListener('submit', (event) => submitted.push(event), { capture: true, once: true });
  await userEvent.type(screen.getByRole('textbox', { name: 'title' }), '!{Enter}');
  expect(submitted.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
  expect(form.edits).toEqual({ title: 'One!' });
});

test('a form without fields shows a notice', async () => {
  await show([]);
  expect(screen.getByText('no_fields_here')).toBeVisible();
});

test('secrets are not readable in the menu of their field', async () => {
  await show([loneField(columnField('token', 'hash', { interface: 'input' }))]);
  await userEvent.click(screen.getByRole('textbox', { name: 'token' }));
  await userEvent.click(screen.getByRole('button', { name: 'field_menu Token' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'field_paste',
    'field_raw',
    'field_clear',
  ]);
});
