import { cleanup, screen } from '@testing-library/react';
import type { FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import type { Services } from '../../src/kit';
import { endApplication, startApplication } from './application';
import { setupUser } from './interact';
import { fieldOfType, renderForm, type RenderedForm } from './render-form';

const CHOICES = ['red', 'green', 'blue'].map((value) => ({ value, text: value.toUpperCase() }));

/** Choices of which one stands for null. */
describe('a choice with the value null', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const open = (id: string, type: FieldType, value: Json, options: JsonObject): Promise<RenderedForm> =>
    renderForm(services, [{ field: fieldOfType('field', type, { interface: id, options }), value }]);

  it('a dropdown offers null by the text of its choice, in its place', async () => {
    const user = setupUser();
    const choices = [...CHOICES.slice(0, 2), { value: null, text: 'No tracking' }];
    const { form } = await open('select-dropdown', 'string', 'red', { choices, allowNone: true, allowOther: true });
    const list = screen.getByRole('combobox');
    expect([...list.children].map((each) => each.textContent)).toEqual(['RED', 'GREEN', 'No tracking', 'Other']);
    await user.selectOptions(list, 'No tracking');
    expect(list).toHaveDisplayValue('No tracking');
    expect(form.edits).toEqual({ field: null });
    await user.selectOptions(list, 'Other');
    expect(list).toHaveDisplayValue('Other');
    await user.selectOptions(list, 'GREEN');
    expect(form.edits).toEqual({ field: 'green' });
  });

  const WITH_NULL = [{ value: null, text: 'No tracking' }, ...CHOICES.slice(0, 2)];

  it('radio buttons show a choice with the value null, which emits null', async () => {
    const user = setupUser();
    const { form } = await open('select-radio', 'string', 'red', { choices: WITH_NULL, allowOther: true });
    const none = screen.getByRole('radio', { name: 'No tracking' });
    expect(none).not.toBeChecked();
    await user.click(none);
    expect(form.edits).toEqual({ field: null });
    expect(none).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    expect(none).not.toBeChecked();
    await user.click(none);
    expect(none).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'GREEN' }));
    expect(form.edits).toEqual({ field: 'green' });
  });

  it.each(['select-multiple-checkbox', 'select-multiple-dropdown'])(
    '%s shows a choice with the value null, which replaces the others and emits null',
    async (id) => {
      const user = setupUser();
      const { form } = await open(id, 'json', ['red'], { choices: WITH_NULL });
      if (id === 'select-multiple-dropdown') await user.click(screen.getByRole('button', { name: /RED/ }));
      const none = screen.getByRole('checkbox', { name: 'No tracking' });
      expect(none).not.toBeChecked();
      await user.click(none);
      expect(form.edits).toEqual({ field: null });
      expect(none).toBeChecked();
      expect(screen.getByRole('checkbox', { name: 'RED' })).not.toBeChecked();
      await user.click(screen.getByRole('checkbox', { name: 'GREEN' }));
      expect(form.edits).toEqual({ field: ['green'] });
      expect(none).not.toBeChecked();
    },
  );
});
