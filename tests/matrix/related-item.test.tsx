import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { right } from 'fp-ts/Either';
import { fieldOf, type Field } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import type { Services } from '../../src/kit';
import { endApplication, startApplication } from './application';
import { hostileTexts, intruders, shapes, wasHacked } from './hostile';
import { setupUser, interactWith } from './interact';
import { settle, renderForm, type RenderedForm } from './render-form';
import { SchemaStore } from '../../src/application/data-model';
import { AccessStore } from '../../src/application/access';
import { ItemsGateway } from '../../src/ports/gateways/items-gateway';

/** Selecting a related item in the demo world: articles have authors. */
describe('a related item', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
  afterAll(() => endApplication(services));

  const author = (options?: JsonObject): Field => {
    const field = fieldOf(services.get(SchemaStore).schema, 'articles', 'author');
    if (field === null || field.meta === null) throw new Error('Articles have no author');
    return options === undefined ? field : { ...field, meta: { ...field.meta, options } };
  };
  const open = async (value: Json, options?: JsonObject, readonly = false): Promise<RenderedForm> => {
    const shown = await renderForm(services, [{ field: author(options), value }], readonly);
    await settle();
    return shown;
  };
  const shows = (text: string): Promise<void> => waitFor(() => expect(box()).toHaveValue(text));
  const box = (): HTMLElement => screen.getByRole('combobox', { name: 'Author' });

  it('is shown by its name, and choosing another one sends its key', async () => {
    const user = setupUser();
    const { form } = await open(5);
    await shows('Clara Voss');
    await user.click(box());
    await user.click(await screen.findByRole('option', { name: /Mattias Lindqvist/ }));
    expect(form.edits).toEqual({ author: 2 });
    expect(box()).toHaveValue('Mattias Lindqvist');
    expect(screen.getByRole('link', { name: 'Open Author' })).toHaveAttribute('href', '/collections/authors/2');
  });

  it('is found by typing, on the server, and by keyboard alone', async () => {
    const user = setupUser();
    const { form } = await open(5);
    await shows('Clara Voss');
    await user.tab();
    await user.keyboard('Diallo');
    expect(box()).toHaveValue('Diallo');
    await screen.findByRole('option', { name: /Amara Diallo/ });
    await waitFor(() => expect(screen.queryByRole('option', { name: /Mattias/ })).toBeNull());
    await user.keyboard('{Enter}');
    expect(form.edits).toEqual({ author: 8 });
  });

  it('is unchanged after a search that is cancelled or picks the same item', async () => {
    const user = setupUser();
    const { form } = await open(5);
    await user.click(box());
    await user.keyboard('Dia{Escape}');
    await shows('Clara Voss');
    await user.click(box());
    await user.click(await screen.findByRole('option', { name: /Clara Voss/ }));
    expect(form.edits).toEqual({});
  });

  it('can be cleared', async () => {
    const { form } = await open(5);
    await setupUser().click(screen.getByRole('button', { name: 'Clear Author' }));
    expect(form.edits).toEqual({ author: null });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('that was deleted is shown by its key, and kept', async () => {
    const { form, group } = await open(4711);
    await shows('4711');
    expect(group('author')).toHaveTextContent(/no longer exists/);
    expect(within(group('author')).queryByRole('link')).toBeNull();
    expect(form.edits).toEqual({});
  });

  it('that is created or changed with this save is marked so, and kept', async () => {
    const made = await open({ first_name: 'Ada', last_name: 'Byron' });
    await shows('Ada Byron');
    expect(made.group('author')).toHaveTextContent(/when you save/);
    expect(made.form.edits).toEqual({});
    cleanup();
    await open({ id: 5, last_name: 'Voß' });
    await shows('Voß, edited here');
  });

  it('that the user may not read is shown by its key with the reason, and kept', async () => {
    const access = services.get(AccessStore);
    jest.replaceProperty(access, 'access$', of({ user: null, permissions: [] }));
    const { form, group } = await open(5);
    expect(within(group('author')).getByRole('textbox')).toHaveValue('5');
    expect(group('author')).toHaveTextContent(/have permission to see/);
    await interactWith(group('author'));
    expect(form.edits).toEqual({});
  });

  it('cannot be changed while read-only', async () => {
    const { form, container } = await open(5, undefined, true);
    await interactWith(container);
    expect(form.edits).toEqual({});
    expect(screen.queryByRole('combobox')).toBeNull();
    await screen.findByDisplayValue('Clara Voss');
  });

  it.each(hostileTexts.flatMap((text) => [text, `{{${text}}}`, `{{first_name}} ${text} {{__proto__}}`]))(
    'takes the template %j for text',
    async (template) => {
      const { form } = await open(5, { template });
      await setupUser().click(box());
      await settle();
      expect(intruders(document)).toEqual([]);
      expect(wasHacked()).toBe(false);
      expect(form.edits).toEqual({});
    },
  );

  it('takes hostile names and values for text', async () => {
    const items = services.get(ItemsGateway);
    jest
      .spyOn(items, 'list')
      .mockImplementation(() =>
        of(right(hostileTexts.map((text, index) => ({ id: index + 1, first_name: text, last_name: text })))),
      );
    for (const value of hostileTexts.flatMap(shapes)) {
      const { form } = await open(value);
      expect(intruders(document)).toEqual([]);
      expect(form.edits).toEqual({});
      cleanup();
    }
    await open(1);
    await setupUser().click(box());
    expect(await screen.findAllByRole('option')).toHaveLength(hostileTexts.length);
    expect(intruders(document)).toEqual([]);
    expect(wasHacked()).toBe(false);
  });

  it('asks for a page at a time and never for all', async () => {
    const items = services.get(ItemsGateway);
    const list = jest.spyOn(items, 'list');
    await open(5);
    await setupUser().click(box());
    await settle();
    expect(list.mock.calls.map(([, query]) => query.limit)).toEqual([1, 20]);
  });
});
