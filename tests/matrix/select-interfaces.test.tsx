import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import type { Services } from '../../src/kit';
import { endApplication, startApplication } from './application';
import { hostileTexts, intruders, isPolluted, wasHacked } from './hostile';
import { setupUser } from './interact';
import { fieldOfType, renderForm, type RenderedForm } from './render-form';

const CHOICES = ['red', 'green', 'blue', 'white'].map((value) => ({ value, text: value.toUpperCase() }));

/** Interaction with the interfaces that offer options. */
describe('choosing', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const open = (id: string, type: FieldType, value: Json, options: JsonObject): Promise<RenderedForm> =>
    renderForm(services, [{ field: fieldOfType('field', type, { interface: id, options }), value }]);

  it('a dropdown has its choices, nothing, and others where that is allowed', async () => {
    const user = setupUser();
    const { form } = await open('select-dropdown', 'string', null, {
      choices: CHOICES,
      allowNone: true,
      allowOther: true,
    });
    await user.selectOptions(screen.getByRole('combobox'), 'GREEN');
    expect(form.edits).toEqual({ field: 'green' });
    await user.selectOptions(screen.getByRole('combobox'), 'Other');
    await user.keyboard('teal');
    expect(form.edits).toEqual({ field: 'teal' });
    await user.selectOptions(screen.getByRole('combobox'), 'Nothing selected');
    expect(form.edits).toEqual({});
  });

  it('a dropdown keeps a value that is no choice any more', async () => {
    const { form } = await open('select-dropdown', 'string', 'gone', { choices: CHOICES });
    expect(screen.getByRole('combobox')).toHaveDisplayValue('gone');
    expect(form.edits).toEqual({});
  });

  it('collections hidden from the navigation follow behind a button, but for the selected ones', async () => {
    const user = setupUser();
    const { form } = await open('system-collections', 'json', ['block_quotes'], {});
    const names = (): readonly string[] =>
      screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent ?? '');
    expect(names()).toEqual(expect.arrayContaining(['Articles', 'Block Quotes']));
    expect(names()).not.toContain('Style Notes');
    await user.click(screen.getByRole('checkbox', { name: 'Block Quotes' }));
    expect(names()).toContain('Block Quotes');
    await user.click(screen.getByRole('button', { name: /^Show \d+ more$/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Style Notes' }));
    expect(form.edits).toEqual({ field: ['style_notes'] });
  });

  const MARKED = [
    { value: 'red', icon: 'favorite' },
    { divider: true },
    { value: 'green', disabled: true },
    { value: 'blue' },
  ];

  it.each([
    ['select-radio', 'string', 'radio'],
    ['select-multiple-checkbox', 'json', 'checkbox'],
    ['select-multiple-checkbox-tree', 'json', 'checkbox'],
    ['select-multiple-dropdown', 'json', 'checkbox'],
  ] as const)('%s shows icons, dividers and disabled choices', async (id, type, role) => {
    const user = setupUser();
    const { form } = await open(id, type, null, { choices: MARKED });
    if (id === 'select-multiple-dropdown') await user.click(screen.getByRole('button', { name: /Nothing selected/ }));
    const choice = (name: string): HTMLElement => screen.getByRole(role, { name });
    expect(choice('red').closest('label')?.querySelectorAll('svg')).toHaveLength(1);
    expect(choice('blue').closest('label')?.querySelectorAll('svg')).toHaveLength(0);
    const divider = screen.getByRole('separator');
    expect(divider.compareDocumentPosition(choice('red'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(divider.compareDocumentPosition(choice('green'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(choice('green')).toBeDisabled();
    await user.click(choice('green'));
    expect(form.edits).toEqual({});
    await user.click(choice('blue'));
    expect(form.edits).toEqual({ field: type === 'json' ? ['blue'] : 'blue' });
  });

  it('a dropdown shows dividers and disabled choices', async () => {
    await open('select-dropdown', 'string', null, { choices: MARKED });
    const list = screen.getByRole('combobox');
    expect([...list.children].map((each) => each.textContent || each.tagName)).toEqual([
      'Nothing selected',
      'red',
      'HR',
      'green',
      'blue',
    ]);
    expect(screen.getByRole('option', { name: 'green' })).toBeDisabled();
    expect(screen.getByRole('option', { name: 'red' }).getAttribute('style')).toContain('--option-icon');
  });

  it('a time is shown and typed in the configured clock, and the day keeps it while it is typed', async () => {
    const user = setupUser();
    const { form, container } = await open('datetime', 'dateTime', '2026-01-02T15:04:00', { use24: false });
    const time = screen.getByRole('textbox', { name: 'Field: time' });
    expect(time).toHaveDisplayValue('3:04 PM');
    await user.clear(time);
    await user.type(time, '4:15 pm');
    expect(form.edits).toEqual({ field: '2026-01-02T16:15:00' });
    const day = container.querySelector<HTMLInputElement>('input[type=date]');
    if (day !== null) fireEvent.change(day, { target: { value: '' } });
    if (day !== null) fireEvent.change(day, { target: { value: '2027-01-02' } });
    expect(form.edits).toEqual({ field: '2027-01-02T16:15:00' });
    cleanup();
    await open('datetime', 'time', '15:04:00', {});
    expect(screen.getByRole('textbox')).toHaveDisplayValue('15:04');
  });

  it('a text that is no time blocks saving, and the field says what a time looks like', async () => {
    const user = setupUser();
    const { form } = await open('datetime', 'time', '15:04:00', {});
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '25:00');
    await user.tab();
    expect(screen.getByText('Enter a time such as 15:04')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveDisplayValue('25:00');
    let blocked = false;
    form.hasUnfinished$.subscribe((any) => (blocked = any)).unsubscribe();
    expect(blocked).toBe(true);
  });

  it('a slider shows its value above the thumb always or while it is used', async () => {
    await open('slider', 'integer', 7, { alwaysShowValue: true });
    expect(screen.getByText('7')).toHaveClass('always');
    cleanup();
    await open('slider', 'integer', 7, {});
    expect(screen.getByText('7')).not.toHaveClass('always');
    cleanup();
    await open('slider', 'integer', null, { alwaysShowValue: true });
    expect(document.querySelector('.always')).toBeNull();
  });

  it('radio buttons remember the other value that was typed', async () => {
    const user = setupUser();
    const { form } = await open('select-radio', 'string', 'teal', { choices: CHOICES, allowOther: true });
    await user.click(screen.getByRole('radio', { name: 'RED' }));
    expect(form.edits).toEqual({ field: 'red' });
    await user.click(screen.getByRole('textbox', { name: 'Other' }));
    expect(form.edits).toEqual({});
    expect(screen.getByRole('radio', { name: 'Other' })).toBeChecked();
  });

  it('checkboxes beyond the number to show wait behind a button', async () => {
    const user = setupUser();
    const { form } = await open('select-multiple-checkbox', 'json', ['own'], {
      choices: CHOICES,
      itemsShown: 2,
      allowOther: true,
    });
    expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual([
      'RED',
      'GREEN',
      'own',
    ]);
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    await user.click(screen.getByRole('checkbox', { name: 'WHITE' }));
    expect(form.edits).toEqual({ field: ['white', 'own'] });
    await user.type(screen.getByRole('textbox', { name: 'Other' }), 'teal{Enter}');
    await user.click(screen.getByRole('checkbox', { name: 'own' }));
    expect(form.edits).toEqual({ field: ['white', 'teal'] });
  });

  it('a dropdown of several opens a list with a search where it is long', async () => {
    const user = setupUser();
    const choices = Array.from({ length: 12 }, (_, index) => ({ value: index, text: `Pier ${index}` }));
    const { form } = await open('select-multiple-dropdown', 'json', [3], { choices });
    await user.click(screen.getByRole('button', { name: /Pier 3/ }));
    const list = await screen.findByRole('dialog');
    await user.type(within(list).getByRole('searchbox'), '11');
    await user.click(within(list).getByRole('checkbox', { name: 'Pier 11' }));
    expect(form.edits).toEqual({ field: [3, 11] });
  });

  it('a branch of the tree takes its leaves with it', async () => {
    const user = setupUser();
    const tree = [
      {
        value: 'north',
        text: 'North',
        children: [
          { value: 'no', text: 'Norway' },
          { value: 'fo', text: 'Faroes' },
        ],
      },
    ];
    const { form } = await open('select-multiple-checkbox-tree', 'json', null, {
      choices: tree,
      valueCombining: 'leaf',
    });
    await user.click(screen.getByRole('checkbox', { name: 'North' }));
    expect(form.edits).toEqual({ field: ['no', 'fo'] });
    await user.click(screen.getByRole('checkbox', { name: 'Norway' }));
    expect(form.edits).toEqual({ field: ['fo'] });
    expect(screen.getByRole('checkbox', { name: 'North' })).toBePartiallyChecked();
  });

  it('tags come by Enter, comma and preset, and go by Backspace and their cross', async () => {
    const user = setupUser();
    const { form } = await open('tags', 'csv', ['sea'], {
      presets: ['News'],
      capitalization: 'lowercase',
      whitespace: 'hyphen',
    });
    await user.type(screen.getByRole('textbox'), 'Slow Boat{Enter}wind,');
    expect(form.edits).toEqual({ field: ['sea', 'slow-boat', 'wind'] });
    await user.click(screen.getByRole('button', { name: 'News' }));
    await user.click(screen.getByRole('button', { name: 'Remove sea' }));
    expect(form.edits).toEqual({ field: ['slow-boat', 'wind', 'News'] });
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{Backspace}half');
    await user.tab();
    expect(form.edits).toEqual({ field: ['slow-boat', 'wind', 'half'] });
  });

  it('a hash is never shown, typing replaces it, emptying leaves it alone', async () => {
    const user = setupUser();
    const { form } = await open('input-hash', 'hash', '**********', {});
    const input = screen.getByPlaceholderText('Value securely saved');
    expect(input).toHaveValue('');
    await user.type(input, 'new');
    expect(form.edits).toEqual({ field: 'new' });
    await user.clear(input);
    expect(form.edits).toEqual({});
  });

  it('a number steps by arrow key, and stops at its ends', async () => {
    const user = setupUser();
    const { form } = await open('input', 'decimal', '0.1', { step: 0.2, max: 0.4 });
    await user.click(screen.getByRole('textbox'));
    await user.keyboard('{ArrowUp}');
    expect(form.edits).toEqual({ field: '0.3' });
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(form.edits).toEqual({ field: '0.4' });
    expect(screen.getByRole('button', { name: 'Increase Field' })).toBeDisabled();
  });

  it('a field with the option trim trims edited values on blur, and leaves unedited values', async () => {
    const user = setupUser();
    const { form } = await open('input', 'string', ' as it was ', { trim: true });
    await user.click(screen.getByRole('textbox'));
    await user.tab();
    expect(form.edits).toEqual({});
    await user.type(screen.getByRole('textbox'), 'x ');
    await user.tab();
    expect(form.edits).toEqual({ field: 'as it was x' });
  });

  it('links carry the values of the form and never run anything', async () => {
    const user = setupUser();
    const links = [
      { label: 'Site', url: 'https://x.example/{{slug}}' },
      { label: 'Evil', url: 'javascript:window.hacked=1' },
    ];
    const { form } = await renderForm(services, [
      { field: fieldOfType('slug', 'string', { interface: 'input' }), value: null },
      { field: fieldOfType('links', 'alias', { interface: 'presentation-links', options: { links } }), value: null },
    ]);
    expect(screen.queryByRole('link')).toBeNull();
    await user.type(screen.getByRole('textbox'), 'a b');
    expect(screen.getByRole('link', { name: 'Site' })).toHaveAttribute('href', 'https://x.example/a%20b');
    expect(screen.queryByRole('link', { name: 'Evil' })).toBeNull();
    expect(form.edits).toEqual({ slug: 'a b' });
  });

  describe('an input with suggestions', () => {
    const ARTICLES = {
      url: '/items/articles?fields=title&search={{value}}',
      resultsPath: 'data',
      valuePath: 'title',
      trigger: 'debounce',
      rate: 0,
    };
    const input = (): HTMLElement => screen.getByRole('combobox');

    it('emits every keystroke, and takes a suggestion only once the user has moved to it', async () => {
      const user = setupUser();
      const { form } = await open('input-autocomplete-api', 'string', null, ARTICLES);
      await user.type(input(), 'orkney');
      expect(form.edits).toEqual({ field: 'orkney' });
      await screen.findByRole('option', { name: 'Orkney after the rain' });
      expect(input()).toHaveAttribute('aria-expanded', 'true');
      await user.keyboard('{Enter}');
      expect(form.edits).toEqual({ field: 'orkney' });
      await user.type(input(), ' ');
      await screen.findByRole('option');
      await user.keyboard('{ArrowDown}{Enter}');
      expect(form.edits).toEqual({ field: 'Orkney after the rain' });
      expect(screen.queryByRole('option')).toBeNull();
      await user.clear(input());
      expect(form.edits).toEqual({});
    });

    it('closes its list by Escape and keeps the text', async () => {
      const user = setupUser();
      const { form } = await open('input-autocomplete-api', 'string', null, ARTICLES);
      await user.type(input(), 'post');
      await screen.findAllByRole('option');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
      expect(form.edits).toEqual({ field: 'post' });
    });

    it('opens no list after the field has been left', async () => {
      const user = setupUser();
      await open('input-autocomplete-api', 'string', null, ARTICLES);
      await user.type(input(), 'post');
      await user.tab();
      await act(() => new Promise((done) => setTimeout(done, 200)));
      expect(screen.queryByRole('option')).toBeNull();
      expect(input()).toHaveAttribute('aria-expanded', 'false');
    });

    it('says in a status line why there are no suggestions, and takes any text', async () => {
      const user = setupUser();
      const { form } = await open('input-autocomplete-api', 'string', null, { ...ARTICLES, url: '/users?q={{value}}' });
      await user.type(input(), 'a');
      await screen.findByText(/^No suggestions: localhost responded with status 404$/);
      await user.type(input(), 'b');
      expect(form.edits).toEqual({ field: 'ab' });
      expect(screen.queryByRole('option')).toBeNull();
    });

    it('warns where an option is missing, and takes any text', async () => {
      const user = setupUser();
      const { form } = await open('input-autocomplete-api', 'string', null, { url: ARTICLES.url });
      expect(screen.getByText(/^One or more options are missing/)).toBeVisible();
      await user.type(input(), 'ab');
      expect(form.edits).toEqual({ field: 'ab' });
    });

    it('shows suggestions as text, whatever they contain', async () => {
      const user = setupUser();
      const texts = [...hostileTexts, '__proto__', 'x'.repeat(5_000)];
      const list = [...texts.map((text) => ({ text })), null, { a: 1 }];
      const chunks = [new TextEncoder().encode(JSON.stringify({ list }))];
      const body = { getReader: () => ({ read: async () => ({ value: chunks.shift() }) }) };
      globalThis.fetch = async () => ({ ok: true, body }) as unknown as Response;
      await open('input-autocomplete-api', 'string', null, {
        url: 'https://api.example/{{value}}',
        resultsPath: 'list',
        valuePath: 'text',
        rate: 0,
      });
      await user.type(input(), 'a');
      const options = await screen.findAllByRole('option');
      expect(options).toHaveLength(texts.length);
      expect(Math.max(...options.map(({ textContent }) => textContent.length))).toBeLessThan(300);
      expect(intruders(document)).toEqual([]);
      expect([wasHacked(), isPolluted()]).toEqual([false, false]);
    });
  });

  it('icons are searched by name', async () => {
    const user = setupUser();
    const catalogue = { action: ['anchor', 'alarm'], maps: ['local_cafe'] };
    globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => catalogue }) as Response);
    const { form } = await open('select-icon', 'string', null, {});
    await user.click(screen.getByRole('button', { name: /Choose icon/ }));
    const picker = await screen.findByRole('dialog');
    await user.type(within(picker).getByRole('searchbox'), 'cafe');
    await waitFor(() => expect(within(picker).getAllByRole('button', { pressed: false })).toHaveLength(1));
    await user.click(within(picker).getByRole('button', { name: 'Local cafe' }));
    expect(form.edits).toEqual({ field: 'local_cafe' });
    await user.click(screen.getByRole('button', { name: 'Clear Field' }));
    expect(form.edits).toEqual({});
  });
});
