import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { axeViolations } from '../../../../tests/support/axe';
import { endApplication, startApplication } from '../../../../tests/matrix/application';
import { AccessStore } from '../../../application/access';
import { ItemForm, ValuesCheck } from '../../../application/item-editing';
import { SchemaStore } from '../../../application/schema';
import { fieldRelations } from '../../../domain/items';
import { fieldOf, type Schema } from '../../../domain/schema';
import { sameValueIn } from '../../../domain/values';
import { type Services, ServicesProvider } from '../../../kit';
import { Clock } from '../../../ports/environment/clock';
import { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { ItemFormFields } from '../../item/item-form';
import { focusField } from '../../item/item-form/focus-field';
import { RelatedDrawerHost } from '../related-drawer';

/** The demo world answers with the latency of a server. */
const LOADING = { timeout: 10_000 };

describe('translations', () => {
  let services: Services;
  let schema: Schema;
  beforeAll(async () => {
    services = await startApplication();
    ({ schema } = services.get(SchemaStore));
  });
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });
  afterAll(() => endApplication(services));

  const open = async ({ key = 1 as number | null, readonly = false, special = true } = {}) => {
    const found = fieldOf(schema, 'articles', 'translations');
    if (found?.meta == null) throw new Error('There is no field');
    const field = special ? found : { ...found, meta: { ...found.meta, special: [] } };
    const form = new ItemForm(sameValueIn(schema, 'articles'), () => fieldRelations(schema, 'articles'));
    form.start({ translations: null });
    form.setPlace({ collection: 'articles', key });
    const router = createMemoryRouter([
      {
        path: '*',
        element: (
          <RelatedDrawerHost trail={[{ title: 'Article', label: 'Article' }]}>
            <ItemFormFields form={form} fields={[{ field, readonly }]} />
          </RelatedDrawerHost>
        ),
      },
    ]);
    const { container } = render(
      <ServicesProvider services={services}>
        <RouterProvider router={router} />
      </ServicesProvider>,
    );
    const area = (): HTMLElement => container.querySelector<HTMLElement>('[data-field="translations"]') as HTMLElement;
    if (special) await waitFor(() => expect(area().querySelector('li')).not.toBeNull(), LOADING);
    const row = (name: string): HTMLElement =>
      [...area().querySelectorAll('li')].find((each) => each.querySelector('bdi')?.textContent === name) as HTMLElement;
    return { form, area, row };
  };

  const button = (place: HTMLElement, name: RegExp | string): HTMLElement =>
    within(place).getByRole('button', { name });

  const drawer = (): Promise<HTMLElement> => screen.findByRole('dialog', {}, LOADING);

  /** The control of a field of the edited translation, or of the one beside it. */
  const control = async (place: HTMLElement, field: string, isBeside = false): Promise<HTMLElement> =>
    waitFor(() => {
      const controls = place.querySelectorAll<HTMLElement>(`[data-field="${field}"] :is(input, textarea)`);
      const found = [...controls].find((each) => isBeside === (each.closest('[data-beside]') !== null));
      if (found === undefined) throw new Error(`There is no control of ${field}`);
      return found;
    }, LOADING);

  it('shows every language with its translation and its progress, edits nothing and has no violations', async () => {
    const { area, row, form } = await open();
    expect([...area().querySelectorAll('li bdi')].map(({ textContent }) => textContent)).toEqual([
      'English',
      'العربية',
      'Deutsch',
      'Español',
      'Français',
    ]);
    expect(within(row('Deutsch')).getByText('Die letzte Fähre nach Hirta')).toHaveAttribute('lang', 'de-DE');
    expect(within(row('العربية')).getByText('آخر عبّارة إلى هيرتا')).toHaveAttribute('dir', 'rtl');
    expect(within(row('Español')).getByText('1 of 2')).toBeVisible();
    expect(within(row('English')).getByText('0 of 2')).toBeVisible();
    expect(within(area()).getByText('4 of 5 languages, 7 of 10 fields')).toBeVisible();
    expect(form.edits).toEqual({});
    expect(await axeViolations(area())).toEqual([]);
  });

  it('has a table of what is missing, whose cells open their field', async () => {
    const { area } = await open();
    await userEvent.click(within(area()).getByRole('radio', { name: 'Table' }));
    const missing = within(area())
      .getAllByRole('button', { name: /: missing/ })
      .map((each) => each.getAttribute('aria-label'));
    expect(missing).toEqual([
      'Title, English: missing. Translate',
      'Standfirst, English: missing. Translate',
      'Standfirst, Español: missing. Translate',
    ]);
    expect(await axeViolations(area())).toEqual([]);
    await userEvent.click(button(area(), 'Standfirst, Español: missing. Translate'));
    const standfirst = await control(await drawer(), 'standfirst');
    await waitFor(() => expect(standfirst).toHaveFocus(), LOADING);
  });

  it('copies what is missing as an edit of the translation, and as a new one', async () => {
    const { form, row } = await open();
    await userEvent.click(button(row('Español'), 'Copy what is missing in Español from العربية'));
    expect(form.edits).toEqual({
      translations: { update: [{ id: 16, standfirst: expect.stringContaining('مرة كل أسبوعين') as unknown }] },
    });
    await userEvent.click(button(row('English'), 'Copy what is missing in English from العربية'));
    expect(form.staged('translations')?.created.map(({ values }) => Object.keys(values))).toEqual([
      ['languages_code', 'title', 'standfirst'],
    ]);
    expect(within(row('English')).getByText('New')).toBeVisible();
    expect(within(row('English')).queryByRole('button', { name: /Copy/ })).toBeNull();
  });

  it('translates a missing language beside the source, in its language', async () => {
    const { form, row, area } = await open();
    await userEvent.selectOptions(within(area()).getByRole('combobox', { name: 'Translate from' }), 'Français');
    await userEvent.click(button(row('English'), 'Edit English'));
    const place = await drawer();
    const title = await control(place, 'title');
    expect(title).toHaveAttribute('lang', 'en-GB');
    expect(title).toHaveAttribute('dir', 'ltr');
    await waitFor(() => expect(within(place).getByText('Le dernier bac pour Hirta')).toBeVisible(), LOADING);
    expect(within(place).getByRole('combobox', { name: 'Translate from' })).toHaveDisplayValue('Français');
    expect(await axeViolations(place)).toEqual([]);
    await userEvent.type(title, 'The last ferry');
    await userEvent.click(button(place, 'Copy into the empty fields'));
    await userEvent.click(button(place, 'Done'));
    expect(form.edits).toEqual({
      translations: {
        create: [
          {
            languages_code: 'en-GB',
            title: 'The last ferry',
            standfirst:
              'Tous les quinze jours, si le temps le permet, un bateau part pour une île où personne n’habite.',
          },
        ],
      },
    });
  });

  it('edits a right-to-left translation by its key, and replaces a text only after a question', async () => {
    const { form, row } = await open();
    await userEvent.click(button(row('العربية'), 'Edit العربية'));
    const place = await drawer();
    const title = await control(place, 'title');
    expect(title).toHaveAttribute('lang', 'ar-SA');
    expect(title).toHaveAttribute('dir', 'rtl');
    await userEvent.click(await within(place).findByRole('button', { name: 'Copy Title from Deutsch' }, LOADING));
    expect(title).toHaveValue('آخر عبّارة إلى هيرتا');
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    expect(title).toHaveValue('Die letzte Fähre nach Hirta');
    await userEvent.click(button(place, 'Done'));
    expect(form.edits).toEqual({ translations: { update: [{ id: 3, title: 'Die letzte Fähre nach Hirta' }] } });
  });

  describe('side by side', () => {
    const sides = async (options: Parameters<typeof open>[0] = {}) => {
      const opened = await open(options);
      await userEvent.click(within(opened.area()).getByRole('radio', { name: 'Side by side' }));
      const field = async (name: string): Promise<HTMLElement> => control(opened.area(), name);
      const first = async (name: string): Promise<HTMLElement> => control(opened.area(), name, true);
      await field('title');
      const choice = (name: string): HTMLElement => within(opened.area()).getByRole('combobox', { name });
      return { ...opened, field, first, choice };
    };

    it('shows the first translation beside the first incomplete language, and edits nothing by itself', async () => {
      const { area, choice, field, first, form } = await sides();
      expect(choice('Translate from')).toHaveDisplayValue('العربية');
      expect(choice('Translate into')).toHaveDisplayValue('English');
      expect(await first('title')).toHaveValue('آخر عبّارة إلى هيرتا');
      expect(await first('title')).toHaveAttribute('dir', 'rtl');
      expect(within(area()).getByRole('textbox', { name: 'Title العربية' })).toBe(await first('title'));
      expect(within(area()).getByRole('textbox', { name: 'Title English' })).toBe(await field('title'));
      expect(await field('title')).toHaveAttribute('lang', 'en-GB');
      expect(form.edits).toEqual({});
      expect(form.dirty).toBe(false);
      expect(await axeViolations(area())).toEqual([]);
    });

    it('stages what is typed at once, as one new translation, and nothing once it is cleared', async () => {
      const { field, form, choice } = await sides();
      await userEvent.type(await field('title'), 'The last ferry');
      expect(await field('title')).toHaveFocus();
      expect(form.edits).toEqual({
        translations: { create: [{ languages_code: 'en-GB', title: 'The last ferry' }] },
      });
      expect(choice('Translate into')).toHaveDisplayValue('English');
      await userEvent.clear(await field('title'));
      expect(form.edits).toEqual({});
      expect(form.dirty).toBe(false);
      await userEvent.type(await field('title'), 'F');
      expect(form.edits).toEqual({ translations: { create: [{ languages_code: 'en-GB', title: 'F' }] } });
    });

    it('stages what is typed into the language to translate from as well', async () => {
      const { field, first, form } = await sides();
      await userEvent.type(await field('title'), 'Ferry');
      await userEvent.type(await first('title'), '!');
      expect(await first('title')).toHaveFocus();
      await userEvent.type(await field('title'), 's');
      expect(form.edits).toEqual({
        translations: {
          create: [{ languages_code: 'en-GB', title: 'Ferrys' }],
          update: [{ id: 3, title: 'آخر عبّارة إلى هيرتا!' }],
        },
      });
    });

    it('copies what was typed in the language to translate from', async () => {
      const { area, field, first, form } = await sides();
      await userEvent.type(await first('title'), '!');
      await userEvent.click(button(area(), 'Copy Title from العربية'));
      expect(await field('title')).toHaveValue('آخر عبّارة إلى هيرتا!');
      expect(form.staged('translations')?.created.map(({ values }) => values['title'])).toEqual([
        'آخر عبّارة إلى هيرتا!',
      ]);
    });

    it('starts a missing translation on either side, and keeps the focus in the choice of the language', async () => {
      const { first, form, choice } = await sides();
      await userEvent.selectOptions(choice('Translate from'), 'English');
      await waitFor(async () => expect(await first('title')).toHaveValue(''), LOADING);
      expect(choice('Translate from')).toHaveFocus();
      expect(choice('Translate into')).toHaveDisplayValue('العربية');
      await userEvent.type(await first('title'), 'F');
      expect(form.edits).toEqual({ translations: { create: [{ languages_code: 'en-GB', title: 'F' }] } });
    });

    it('swaps the languages when one is chosen for the other side, and edits an existing translation', async () => {
      const { area, field, form, choice } = await sides();
      await userEvent.selectOptions(choice('Translate from'), 'Deutsch');
      await userEvent.selectOptions(choice('Translate into'), 'العربية');
      await waitFor(async () => expect(await field('title')).toHaveValue('آخر عبّارة إلى هيرتا'), LOADING);
      expect(await field('title')).toHaveAttribute('dir', 'rtl');
      await userEvent.selectOptions(choice('Translate into'), 'Deutsch');
      await waitFor(async () => expect(await field('title')).toHaveValue('Die letzte Fähre nach Hirta'), LOADING);
      expect(choice('Translate from')).toHaveDisplayValue('العربية');
      await userEvent.type(await field('title'), '!');
      expect(form.edits).toEqual({ translations: { update: [{ id: 1, title: 'Die letzte Fähre nach Hirta!' }] } });
      expect(within(area()).getAllByRole('progressbar')).toHaveLength(2);
    });

    it('copies one field, or all empty ones, from the source', async () => {
      const { area, field, form, choice } = await sides();
      await userEvent.selectOptions(choice('Translate from'), 'Deutsch');
      await userEvent.click(await within(area()).findByRole('button', { name: 'Copy Title from Deutsch' }, LOADING));
      expect(await field('title')).toHaveValue('Die letzte Fähre nach Hirta');
      await userEvent.click(button(area(), 'Copy into the empty fields'));
      expect(form.staged('translations')?.created.map(({ values }) => Object.keys(values))).toEqual([
        ['languages_code', 'title', 'standfirst'],
      ]);
      expect(within(area()).queryByRole('button', { name: 'Copy into the empty fields' })).toBeNull();
    });

    it('shows at the field of its language what is missing before a save', async () => {
      const { area, first, field, form } = await sides();
      await userEvent.type(await field('standfirst'), 'Short');
      await userEvent.clear(await first('title'));
      const [access, clock] = [services.get(AccessStore), services.get(Clock)];
      const target = { kind: 'existing', collection: 'articles', key: 1 } as const;
      const check = new ValuesCheck({ form, target }, { schema: services.get(SchemaStore), access, clock });
      let isRefused = false;
      act(() => {
        isRefused = check.refuse();
      });
      expect(isRefused).toBe(true);
      await waitFor(async () => expect(await first('title')).toHaveAttribute('aria-invalid', 'true'));
      expect(await field('title')).toHaveAttribute('aria-invalid', 'true');
      expect(within(area()).getAllByText('Value is required')).toHaveLength(2);
      focusField(document, 'translations');
      expect(await first('title')).toHaveFocus();
      await userEvent.type(await field('title'), 'Ferry');
      expect(await field('title')).not.toHaveAttribute('aria-invalid', 'true');
      expect(await first('title')).toHaveAttribute('aria-invalid', 'true');
    });

    it('follows when the edits of the field are undone', async () => {
      const { field, form } = await sides();
      await userEvent.type(await field('title'), 'Ferry');
      act(() => form.reset('translations'));
      await waitFor(async () => expect(await field('title')).toHaveValue(''), LOADING);
      expect(form.edits).toEqual({});
    });

    it('has the same edits in the list', async () => {
      const { area, field, row } = await sides();
      await userEvent.type(await field('title'), 'Ferry');
      await userEvent.click(within(area()).getByRole('radio', { name: 'List' }));
      expect(within(row('English')).getByText('1 of 2')).toBeVisible();
      await userEvent.click(within(area()).getByRole('radio', { name: 'Side by side' }));
      await waitFor(async () => expect(await field('title')).toHaveValue('Ferry'), LOADING);
    });

    it('cannot be edited where the field is read-only', async () => {
      const { field, first } = await sides({ readonly: true });
      expect(await field('title')).toHaveAttribute('readonly');
      expect(await first('title')).toHaveAttribute('readonly');
    });
  });

  it('leaves everything as it is when the drawer is opened and closed', async () => {
    const { form, row } = await open();
    for (const name of ['Deutsch', 'English']) {
      await userEvent.click(button(row(name), `Edit ${name}`));
      const place = await drawer();
      await control(place, 'title');
      await userEvent.click(button(place, 'Cancel'));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(form.edits).toEqual({});
    expect(form.dirty).toBe(false);
  });

  it('removes a translation and takes it back', async () => {
    const { form, row } = await open();
    await userEvent.click(button(row('Deutsch'), /^Remove Deutsch/));
    expect(form.edits).toEqual({ translations: { delete: [1] } });
    expect(within(row('Deutsch')).getByText('0 of 2')).toBeVisible();
    await userEvent.click(button(row('Deutsch'), 'Undo: keep Deutsch'));
    expect(form.edits).toEqual({});
  });

  it('keeps rows of languages that do not exist, and further rows of a language', async () => {
    const gateway = services.get(ItemsGateway);
    const list = gateway.list.bind(gateway);
    jest
      .spyOn(gateway, 'list')
      .mockImplementation((collection, query) =>
        collection === 'languages'
          ? list(collection, { ...query, filter: { code: { _neq: 'fr-FR' } } })
          : list(collection, query),
      );
    const { area, row, form } = await open();
    act(() => {
      form.stage('translations', {
        kind: 'create',
        draft: 'd',
        values: { languages_code: 'de-DE', title: 'Noch eine' },
      });
    });
    expect(within(row('fr-FR')).getByText('Language not found')).toBeVisible();
    expect([...area().querySelectorAll('li bdi')].filter((each) => each.textContent === 'Deutsch')).toHaveLength(2);
    expect(within(area()).getByText('Repeated')).toBeVisible();
  });

  it('reads more than 100 languages, shows some and finds the others', async () => {
    const gateway = services.get(ItemsGateway);
    const list = gateway.list.bind(gateway);
    const many = Array.from({ length: 130 }, (_, index) => ({ code: `x-${index}`, name: `Language ${index}` }));
    const { succeed } = await import('../../../kernel');
    const asked: unknown[] = [];
    jest.spyOn(gateway, 'list').mockImplementation((collection, query) => {
      if (collection !== 'languages') return list(collection, query);
      asked.push(query.page);
      const from = ((query.page ?? 1) - 1) * (query.limit ?? 0);
      return succeed(many.slice(from, from + (query.limit ?? 0)));
    });
    const { area } = await open();
    expect(asked).toEqual([1, 2]);
    // Four translations of languages that are not among them.
    expect(area().querySelectorAll('li')).toHaveLength(10);
    await userEvent.click(button(area(), 'Show more languages: 124'));
    expect(area().querySelectorAll('li')).toHaveLength(30);
    await userEvent.type(within(area()).getByRole('searchbox', { name: 'Find a language' }), 'language 129');
    expect(within(area()).getByText('Language 129')).toBeVisible();
    await userEvent.type(within(area()).getByRole('searchbox', { name: 'Find a language' }), 'x');
    expect(within(area()).getByText('No language matches “language 129x”.')).toBeVisible();
  });

  it('offers nothing to change where the field is read-only', async () => {
    const { area } = await open({ readonly: true });
    expect(within(area()).queryAllByRole('button')).toEqual([]);
  });

  it('keeps a new item without rows, and translates it', async () => {
    const { form, row } = await open({ key: null });
    await userEvent.click(button(row('Deutsch'), 'Edit Deutsch'));
    const place = await drawer();
    await userEvent.type(await control(place, 'title'), 'Neu');
    await userEvent.click(button(place, 'Done'));
    expect(form.edits).toEqual({ translations: { create: [{ languages_code: 'de-DE', title: 'Neu' }] } });
  });

  it('says that a relation without the marker is not set up', async () => {
    const { area } = await open({ special: false });
    await waitFor(() => expect(area()).toHaveTextContent('The relation of this field is not set up'), LOADING);
  });

  it('shows a failure, and tries again', async () => {
    const gateway = services.get(ItemsGateway);
    const { fail, networkFailure } = await import('../../../kernel');
    const spy = jest.spyOn(gateway, 'list').mockReturnValue(fail(networkFailure('GET /items/languages', false)));
    const opening = open();
    const retry = await screen.findByRole('button', { name: 'Try again' }, LOADING);
    spy.mockRestore();
    await userEvent.click(retry);
    const { row } = await opening;
    expect(row('Deutsch')).toBeVisible();
  });
});
