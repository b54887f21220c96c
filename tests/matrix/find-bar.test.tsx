import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { JsonObject } from '../../src/kernel';
import type { Services } from '../../src/kit';
import { axeViolations } from '../support/axe';
import { endApplication, startApplication } from './application';
import { setupUser } from './interact';
import { fieldOfType, renderForm, settle } from './render-form';

/** The one bar that finds in rich text, in its source, in Markdown and in code. */
describe('finding', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
    document.execCommand = () => false;
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const user = setupUser();

  const open = async (name: string, value: string, options: JsonObject = {}, readonly = false) => {
    const { form, group } = await renderForm(
      services,
      [{ field: fieldOfType('body', 'text', { interface: name, options }), value }],
      readonly,
    );
    return { form, field: group('body') };
  };
  const content = (field: Element): HTMLElement => {
    const roots = [field, ...[...field.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const found = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>('.cm-content, .ProseMirror')]).at(-1);
    if (found === undefined) throw new Error('There is no editor');
    return found;
  };
  const pressFind = (field: Element): boolean =>
    fireEvent.keyDown(content(field), { key: 'f', keyCode: 70, ctrlKey: true });
  const bar = (): HTMLElement => screen.getByRole('search', { name: 'Find' });
  const query = (): HTMLElement => within(bar()).getByRole('textbox', { name: 'Find' });
  const button = (name: string): HTMLElement => within(bar()).getByRole('button', { name });
  const told = (): string | null => within(bar()).getByRole('status').textContent;

  it.each([
    ['input-rich-text-html', '<p>Oars and oars</p>', '<p>oak and oak</p>'],
    ['input-rich-text-md', 'Oars and oars', 'oak and oak'],
    ['input-code', 'Oars and oars', 'oak and oak'],
  ])('and replacing in %s by keyboard', async (name, value, replaced) => {
    const { form, field } = await open(name, value);
    expect(screen.queryByRole('search')).toBeNull();
    expect(pressFind(field)).toBe(false);
    await settle();
    expect(query()).toHaveFocus();
    await user.keyboard('OARS');
    expect(told()).toBe('1 of 2');
    await user.keyboard('{Enter}');
    expect(told()).toBe('2 of 2');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(told()).toBe('1 of 2');
    await user.click(button('Match case'));
    expect(told()).toBe('Nothing found');
    expect(button('Match case')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Next match')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Match case'));
    expect(await axeViolations(bar())).toEqual([]);
    await user.type(within(bar()).getByRole('textbox', { name: 'Replace with' }), 'oak');
    await user.click(button('Replace all'));
    expect(form.edits).toEqual({ body: replaced });
    expect(told()).toBe('Nothing found');
    await user.click(query());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('search')).toBeNull();
  });

  it.each(['input-rich-text-html', 'input-rich-text-md', 'input-code'])(
    'in a read-only %s does not offer to replace',
    async (name) => {
      const { field } = await open(name, 'oars', {}, true);
      expect(pressFind(field)).toBe(false);
      await settle();
      await user.keyboard('oar');
      expect(told()).toBe('1 of 1');
      expect(within(bar()).getAllByRole('textbox')).toHaveLength(1);
      expect(within(bar()).queryByRole('button', { name: /Replace/ })).toBeNull();
    },
  );

  it('begins with the selected text, of which it takes the first line', async () => {
    const { field } = await open('input-code', 'one\ntwo one');
    act(() => content(field).focus());
    fireEvent.keyDown(content(field), { key: 'a', keyCode: 65, ctrlKey: true });
    pressFind(field);
    await settle();
    expect(query()).toHaveValue('one');
    expect(told()).toBe('1 of 2');
  });

  it('is a button of Markdown, and leaves the preview', async () => {
    const { field } = await open('input-rich-text-md', 'oars');
    await user.click(within(field).getByRole('radio', { name: 'Preview' }));
    await user.click(within(field).getByRole('button', { name: 'Find' }));
    await user.keyboard('oar');
    expect(told()).toBe('1 of 1');
    expect(within(field).getByRole('radio', { name: 'Editor' })).toBeChecked();
  });

  it('in the source of rich text is the same button, and finds tags', async () => {
    const { form, field } = await open('input-rich-text-html', '<p>oars</p>', { toolbar: ['searchreplace', 'code'] });
    const tools = within(within(field).getByRole('toolbar'));
    await user.click(tools.getByRole('button', { name: 'Find' }));
    await user.keyboard('<p>');
    expect(told()).toBe('Nothing found');
    await user.click(tools.getByRole('button', { name: 'Source' }));
    await settle();
    expect(screen.queryByRole('search')).toBeNull();
    await waitFor(() => expect(content(field)).toHaveClass('cm-content'));
    await user.click(tools.getByRole('button', { name: 'Find' }));
    await user.keyboard('<p>');
    expect(told()).toBe('1 of 1');
    await user.type(within(bar()).getByRole('textbox', { name: 'Replace with' }), '<h2>');
    await user.click(button('Replace'));
    expect(form.edits).toEqual({ body: '<h2>oars</p>' });
  });
});
