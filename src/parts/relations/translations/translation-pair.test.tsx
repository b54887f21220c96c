import { act, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeViolations } from '../../../../tests/support/axe';
import { AccessStore } from '../../../application/access';
import { ValuesCheck } from '../../../application/item-editing';
import { SchemaStore } from '../../../application/data-model';
import { Clock } from '../../../ports/environment/clock';
import { focusField } from '../../item/item-form/focus-field';
import { LOADING, translationsPage } from './translations.fixtures';

describe('translations side by side', () => {
  const { open, button, control, services } = translationsPage();

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
    expect(form.staged('translations')?.created.map(({ values }) => values['title'])).toEqual(['آخر عبّارة إلى هيرتا!']);
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
    const [access, clock] = [services().get(AccessStore), services().get(Clock)];
    const target = { kind: 'existing', collection: 'articles', key: 1 } as const;
    const check = new ValuesCheck({ form, target }, { schema: services().get(SchemaStore), access, clock });
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
