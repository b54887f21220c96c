import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../../../tests/support/axe';
import { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { LOADING, translationsPage } from './translations.fixtures';

describe('translations', () => {
  const { open, button, drawer, control, services } = translationsPage();

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
    expect([title.lang, title.dir]).toEqual(['ar-SA', 'rtl']);
    await userEvent.click(await within(place).findByRole('button', { name: 'Copy Title from Deutsch' }, LOADING));
    expect(title).toHaveValue('آخر عبّارة إلى هيرتا');
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    expect(title).toHaveValue('Die letzte Fähre nach Hirta');
    await userEvent.click(button(place, 'Done'));
    expect(form.edits).toEqual({ translations: { update: [{ id: 3, title: 'Die letzte Fähre nach Hirta' }] } });
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
    expect([form.edits, form.dirty]).toEqual([{}, false]);
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
    const gateway = services().get(ItemsGateway);
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
    const gateway = services().get(ItemsGateway);
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
    const gateway = services().get(ItemsGateway);
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
