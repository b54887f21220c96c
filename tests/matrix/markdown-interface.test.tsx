import { EditorView } from '@codemirror/view';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { hostileMarkdown, markdownDocuments } from '../../fixtures/documents/markdown';
import { FILES } from '../../fixtures/worlds/blog/files';
import type { Json, JsonObject } from '../../src/kernel';
import type { Services } from '../../src/kit';
import { axeViolations } from '../support/axe';
import { endApplication, startApplication } from './application';
import { intruders, wasHacked } from './hostile';
import { setupUser, visit } from './interact';
import { fieldOfType, settle, renderForm, type RenderedForm } from './render-form';

/** Editing Markdown. Input goes through CodeMirror's API, since jsdom has no layout. */
describe('Markdown', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
    document.execCommand = () => false;
    window.ResizeObserver ??= class {
      observe = (): void => undefined;
      unobserve = (): void => undefined;
      disconnect = (): void => undefined;
    };
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const open = (value: Json, options: JsonObject = {}, readonly = false): Promise<RenderedForm> =>
    renderForm(
      services,
      [{ field: fieldOfType('body', 'text', { interface: 'input-rich-text-md', options }), value }],
      readonly,
    );
  const content = (group: Element): HTMLElement => {
    const host = [...group.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot !== null);
    const found = host?.shadowRoot?.querySelector<HTMLElement>('.cm-content') ?? null;
    if (found === null) throw new Error('There is no editor');
    return found;
  };
  const viewIn = (group: Element): EditorView => {
    const view = EditorView.findFromDOM(content(group));
    if (view === null) throw new Error('There is no editor');
    return view;
  };
  const select = (group: Element, anchor: number, head = anchor): void =>
    act(() => viewIn(group).dispatch({ selection: { anchor, head } }));
  const type = (group: Element, from: number, to: number, insert: string): void =>
    act(() => {
      const view = viewIn(group);
      view.dispatch({ changes: { from, to, insert: view.state.toText(insert) }, userEvent: 'input' });
    });
  const press = async (name: string): Promise<void> => setupUser().click(await screen.findByRole('button', { name }));
  const show = async (name: 'Editor' | 'Editor and preview' | 'Preview'): Promise<void> => {
    await setupUser().click(screen.getByRole('radio', { name }));
    await settle();
  };
  const preview = (): HTMLElement => screen.getByRole('region', { name: 'Preview of Body' });

  const documents = markdownDocuments(500);

  it('leaves 500 documents as they are: shown, previewed, focused and left', async () => {
    expect(new Set(documents).size).toBeGreaterThan(490);
    const { form, group } = await open('');
    await show('Editor and preview');
    for (const [index, text] of documents.entries()) {
      act(() => form.start({ body: text }));
      if (index % 50 === 0) visit(group('body'));
      expect(form.edits).toEqual({});
    }
  });

  it('changes only the edited paragraph of 500 documents', async () => {
    const { form, group } = await open('');
    const lines = (text: string): readonly string[] => text.split(/(?<=\n)|(?<=\r)(?!\n)/);
    for (const [index, text] of documents.entries()) {
      act(() => form.start({ body: text }));
      const view = viewIn(group('body'));
      const number = 1 + (index % view.state.doc.lines);
      const { to } = view.state.doc.line(number);
      type(group('body'), to, to, ' and more');
      const edited = form.edits['body'];
      const expected = [...lines(text)];
      const old = expected[number - 1] ?? '';
      expected[number - 1] = old.replace(/(\r\n|\r|\n)?$/, (end) => ` and more${end}`);
      expect(edited).toBe(expected.join(''));
      type(group('body'), to, to + ' and more'.length, '');
      expect(form.edits).toEqual({});
    }
  });

  it('is a text box with the name of the field', async () => {
    const { group } = await open('a');
    expect(content(group('body'))).toHaveAttribute('contenteditable', 'true');
    expect(content(group('body'))).toHaveAttribute('role', 'textbox');
    expect(content(group('body'))).toHaveAttribute('aria-label', 'Body');
  });

  it('formats the selection by button, and again takes it off', async () => {
    const { form, group } = await open('one two\r\nthree');
    select(group('body'), 4, 7);
    await press('Bold');
    expect(form.edits).toEqual({ body: 'one **two**\r\nthree' });
    await press('Bold');
    expect(form.edits).toEqual({});
    await press('Heading');
    expect(form.edits).toEqual({ body: '### one two\r\nthree' });
  });

  it.each([
    ['b', {}, '**one**'],
    ['i', {}, '*one*'],
    ['k', {}, '[one](https://)'],
    ['d', { altKey: true }, '~~one~~'],
    ['q', { altKey: true }, '> one'],
    ['c', { altKey: true }, '`one`'],
    ['1', { altKey: true }, '# one'],
    ['6', { altKey: true }, '###### one'],
  ])('formats by Control and %s %j', async (key, modifiers, expected) => {
    const { form, group } = await open('one');
    select(group('body'), 0, 3);
    const event = new KeyboardEvent('keydown', {
      key,
      keyCode: key.toUpperCase().charCodeAt(0),
      ctrlKey: true,
      ...modifiers,
      bubbles: true,
      cancelable: true,
    });
    act(() => void content(group('body')).dispatchEvent(event));
    expect(form.edits).toEqual({ body: expected });
    expect(event.defaultPrevented).toBe(true);
  });

  it('offers all levels of headings', async () => {
    const { form, group } = await open('one');
    select(group('body'), 0);
    await press('Heading level');
    const menu = await screen.findByRole('menu', { name: 'Heading level' });
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(6);
    await setupUser().click(within(menu).getByRole('menuitem', { name: 'Heading 2' }));
    expect(form.edits).toEqual({ body: '## one' });
  });

  it('inserts a table of 4 by 4, and no smaller one than 1 by 1', async () => {
    const { form } = await open(null);
    await press('Table');
    const rows = await screen.findByRole('spinbutton', { name: 'Rows' });
    const columns = screen.getByRole('spinbutton', { name: 'Columns' });
    expect([rows, columns]).toEqual([expect.objectContaining({ value: '4' }), expect.objectContaining({ value: '4' })]);
    const user = setupUser();
    await user.clear(rows);
    await user.type(rows, '0{Enter}');
    expect(form.edits).toEqual({});
    expect(screen.getByRole('button', { name: 'Insert table' })).toHaveAttribute('aria-disabled', 'true');
    await user.clear(rows);
    await user.type(rows, '2{Enter}');
    expect(String(form.edits['body']).split('\n')).toHaveLength(4);
    expect(form.edits['body']).toMatch(/^\| Column 1 \| Column 2 \| Column 3 \| Column 4 \|\n/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('inserts an image by its address, with the selection as its alternative text', async () => {
    const { form, group } = await open('The quay');
    select(group('body'), 4, 8);
    await press('Image');
    const dialog = await screen.findByRole('dialog', { name: 'Image' });
    expect(await axeViolations(dialog)).toEqual([]);
    const user = setupUser();
    expect(within(dialog).getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(within(dialog).getByRole('textbox', { name: 'Address' }), 'https://a.example/q.png');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    expect(form.edits).toEqual({ body: 'The ![quay](https://a.example/q.png)' });
  });

  it('has the configured buttons, and never writes the token of the options', async () => {
    const { form, group } = await open('a', {
      imageToken: 'secret',
      customSyntax: [
        { name: 'Note', icon: 'info', prefix: ':::note', suffix: ':::', box: 'block' },
        { name: 'Nothing' },
        7,
        null,
      ],
    });
    expect(screen.queryByRole('button', { name: 'Nothing' })).toBeNull();
    select(group('body'), 0);
    await press('Note');
    expect(form.edits).toEqual({ body: ':::note\na\n:::' });
    expect(document.documentElement.outerHTML).not.toContain('secret');
  });

  it('shows a page with pictures of the library, without a token in their addresses', async () => {
    const { form, group } = await open(
      `# Title\n\nA [x](https://a.example) ![Quay](/assets/${FILES['harbour-morning']}?access_token=secret) ![](https://b.example/q.png)`,
    );
    await show('Editor and preview');
    const page = preview();
    expect(await within(page).findByRole('heading', { name: 'Title', level: 1 })).toBeVisible();
    await waitFor(() => expect(within(page).getByRole('img', { name: 'Quay' })).toHaveAttribute('src', 'blob:1'), {
      timeout: 10_000,
    });
    const foreign = page.querySelector('img[alt="q.png"]');
    expect(foreign).not.toBeNull();
    expect(foreign).not.toHaveAttribute('src');
    type(group('body'), 2, 7, 'Headline');
    expect(await within(page).findByRole('heading', { name: 'Headline' })).toBeVisible();
    expect(within(page).getByRole('img', { name: 'Quay' })).toHaveAttribute('src', 'blob:1');
    expect(await axeViolations(group('body'))).toEqual([]);
    await show('Preview');
    expect(content(group('body')).closest('[hidden]') ?? content(group('body')).checkVisibility?.()).not.toBe(true);
    expect(Object.keys(form.edits)).toEqual(['body']);
  });

  it.each(hostileMarkdown.map((text, index) => [index, text] as const))(
    'shows hostile Markdown without running or loading anything: %i, %.40j',
    async (_, text) => {
      const { form, group } = await open(text);
      await show('Editor and preview');
      await settle();
      expect(intruders(group('body'))).toEqual([]);
      const page = preview();
      expect(page.querySelector('svg, math, form, input, video, [style], [srcset], [id], [name]')).toBeNull();
      for (const image of page.querySelectorAll('img')) expect(image).not.toHaveAttribute('src');
      for (const link of page.querySelectorAll('[href]'))
        expect(link.getAttribute('href')).toMatch(/^(https?:|mailto:|tel:)/);
      expect(wasHacked()).toBe(false);
      expect(form.edits).toEqual({});
    },
  );

  it('takes a text from outside, and the caret stays where it was', async () => {
    const { form, group } = await open('one\r\ntwo');
    select(group('body'), 6);
    act(() => form.start({ body: 'zero\r\none\r\ntwo' }));
    const view = viewIn(group('body'));
    expect(view.state.sliceDoc(view.state.selection.main.head)).toBe('o');
    type(group('body'), 11, 11, 'x');
    expect(form.edits).toEqual({ body: 'zero\r\none\r\ntwxo' });
  });

  it('counts words, not markup', async () => {
    const { group } = await open('# One [two](https://a.example/three) **four**\n\n```js\nfive\n```');
    expect(group('body')).toHaveTextContent('4 words');
  });

  it('is null when it is emptied', async () => {
    const { form, group } = await open('a');
    type(group('body'), 0, 1, '');
    expect(form.edits).toEqual({ body: null });
  });

  it('is read and previewed when it is read-only, without commands', async () => {
    const { group } = await open('**a**', {}, true);
    expect(screen.queryByRole('toolbar')).toBeNull();
    expect(content(group('body'))).toHaveAttribute('aria-readonly', 'true');
    await show('Preview');
    expect(await within(preview()).findByText('a')).toBeVisible();
  });
});
