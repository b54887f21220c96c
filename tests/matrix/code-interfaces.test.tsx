import { EditorView } from '@codemirror/view';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import type { FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import { ServicesProvider, type Services } from '../../src/kit';
import { ItemFormFields } from '../../src/parts/item/item-form';
import { endApplication, startApplication } from './application';
import { setupUser } from './interact';
import { fieldOfType, settle, renderForm, type RenderedForm } from './render-form';

/** Editing code, mainly JSON. Input goes through CodeMirror's API, since jsdom has no layout. */
describe('code', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
    document.execCommand = () => false;
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const open = (type: FieldType, value: Json, options: JsonObject = {}): Promise<RenderedForm> =>
    renderForm(services, [{ field: fieldOfType('code', type, { interface: 'input-code', options }), value }]);
  const editorIn = (container: Element): EditorView => {
    const host = [...container.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot !== null);
    const content = host?.shadowRoot?.querySelector<HTMLElement>('.cm-content') ?? null;
    const view = content === null ? null : EditorView.findFromDOM(content);
    if (view === null) throw new Error('There is no editor');
    return view;
  };
  const textIn = (container: Element): string => editorIn(container).state.sliceDoc();
  const writes = (container: Element, text: string): void => {
    const view = editorIn(container);
    act(() => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: 'input' }));
  };
  const hasLineNumbers = (container: Element): boolean =>
    editorIn(container).dom.querySelector('.cm-lineNumbers') !== null;
  const isStuck = (form: RenderedForm['form']): boolean => {
    let stuck = false;
    form.hasUnfinished$.subscribe((any) => (stuck = any)).unsubscribe();
    return stuck;
  };

  it.each(['json', 'text'] as const)('shows line numbers in a %s field only if they are configured', async (type) => {
    expect(hasLineNumbers((await open(type, 'a')).container)).toBe(false);
    cleanup();
    expect(hasLineNumbers((await open(type, 'a', { lineNumber: true })).container)).toBe(true);
  });

  it('becomes a value when it is JSON, and keeps its looks', async () => {
    const { form, group } = await open('json', { a: 1 });
    expect(textIn(group('code'))).toBe('{\n    "a": 1\n}');
    writes(group('code'), '{"a":[1,2]}');
    expect(form.edits).toEqual({ code: { a: [1, 2] } });
    expect(textIn(group('code'))).toBe('{"a":[1,2]}');
    writes(group('code'), '');
    expect(form.edits).toEqual({ code: null });
    writes(group('code'), '{ "a": 1 }');
    expect(form.edits).toEqual({});
  });

  it('that is no JSON is kept, told with its place, and stops the save', async () => {
    const { form, group } = await open('json', { a: 1 });
    writes(group('code'), '{\n  "a": 1,\n}');
    expect(form.edits).toEqual({});
    expect(form.dirty).toBe(true);
    expect(isStuck(form)).toBe(true);
    await waitFor(() =>
      expect(group('code')).toHaveTextContent(
        /not valid JSON and is not saved: there is a comma before the closing bracket \(line 2, column 9\)/,
      ),
    );
    act(() => form.change('other', 1));
    expect(textIn(group('code'))).toBe('{\n  "a": 1,\n}');
    writes(group('code'), '{\n  "a": 2\n}');
    expect(isStuck(form)).toBe(false);
    expect(form.edits).toEqual({ other: 1, code: { a: 2 } });
  });

  it('that is no JSON outlives its control', async () => {
    const { form, group, container } = await open('json', null);
    writes(group('code'), '[1, 2');
    cleanup();
    expect(container.isConnected).toBe(false);
    const field = { field: fieldOfType('code', 'json', { interface: 'input-code' }), readonly: false };
    const again = render(
      <ServicesProvider services={services}>
        <ItemFormFields form={form} fields={[field]} />
      </ServicesProvider>,
    );
    await settle();
    expect(textIn(again.container)).toBe('[1, 2');
  });

  it('is forgotten when the field is reset', async () => {
    const { form, group } = await open('json', [1]);
    writes(group('code'), '[1,');
    act(() => form.reset('code'));
    expect(form.dirty).toBe(false);
    expect(textIn(group('code'))).toBe('[\n    1\n]');
  });

  it('in a text is only looked at', async () => {
    const { form, group } = await open('text', 'a', { language: 'json' });
    writes(group('code'), '{');
    expect(form.edits).toEqual({ code: '{' });
    await waitFor(() =>
      expect(group('code')).toHaveTextContent(/Not valid JSON: the text ends too early \(line 1, column 2\)/),
    );
  });

  it('is filled in from a template', async () => {
    const { form } = await open('json', null, { template: '{"kind": "note"}' });
    await setupUser().click(screen.getByRole('button', { name: 'Fill in the template' }));
    expect(form.edits).toEqual({ code: { kind: 'note' } });
  });

  it('offers no template when the field is read-only', async () => {
    await renderForm(
      services,
      [{ field: fieldOfType('code', 'json', { interface: 'input-code', options: { template: '{}' } }), value: null }],
      true,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});
