import { cleanup, screen } from '@testing-library/react';
import type { Json, JsonObject } from '../../src/kernel';
import type { Services } from '../../src/kit';
import { endApplication, startApplication } from './application';
import { setupUser } from './interact';
import { fieldOfType, renderForm, type RenderedForm } from './render-form';

const REFUSED = "This field doesn't keep transparency";

describe('colours', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const open = (maxLength: number | undefined, value: Json, options: JsonObject = {}): Promise<RenderedForm> =>
    renderForm(services, [
      {
        field: fieldOfType('field', maxLength === undefined ? 'text' : 'string', {
          interface: 'select-color',
          options,
          ...(maxLength !== undefined && { maxLength }),
        }),
        value,
      },
    ]);

  const input = (): HTMLElement => screen.getByRole('textbox');

  const typeColor = async (text: string): Promise<void> => {
    const user = setupUser();
    await user.clear(input());
    await user.type(input(), text);
    await user.tab();
  };

  it.each<[string, number | undefined, string]>([
    ['#12ab34', 7, '#12ab34'],
    ['#abc', 7, '#AABBCC'],
    ['red', 7, '#FF0000'],
    ['rgb(1, 2, 3)', 7, '#010203'],
    ['#12ab3480', 9, '#12ab3480'],
    ['#12ab3480', 255, '#12ab3480'],
    ['#12ab3480', undefined, '#12ab3480'],
    ['#abcd', 9, '#AABBCCDD'],
    ['transparent', undefined, '#00000000'],
  ])('%s in a column of %s characters is %s', async (text, maxLength, value) => {
    const { form, group } = await open(maxLength, '#ffffff');
    await typeColor(text);
    expect(form.edits).toEqual({ field: value });
    expect(form.hasUnfinished).toBe(false);
    expect(input()).toHaveValue(value);
    expect(group('field')).not.toHaveTextContent(REFUSED);
  });

  it.each(['#12ab3480', '#abcd', 'rgb(1 2 3 / 50%)'])('%s is refused by a column without room for it', async (text) => {
    const { form, group } = await open(7, null);
    await typeColor(text);
    expect(form.hasUnfinished).toBe(true);
    expect(input()).toHaveValue(text);
    expect(group('field')).toHaveTextContent(REFUSED);
    await typeColor('#123456');
    expect(form.edits).toEqual({ field: '#123456' });
    expect(form.hasUnfinished).toBe(false);
    expect(group('field')).not.toHaveTextContent(REFUSED);
  });

  it('a text that is no colour is discarded when the control is left', async () => {
    const { form } = await open(7, '#ffffff');
    const user = setupUser();
    await user.type(input(), 'x');
    expect(form.hasUnfinished).toBe(true);
    await user.tab();
    expect(input()).toHaveValue('#ffffff');
    expect([form.edits, form.hasUnfinished]).toEqual([{}, false]);
  });

  it.each([
    [9, '#E3516980', false],
    [7, null, true],
  ])('a transparent preset in a column of %i characters', async (maxLength, value, isRefused) => {
    const { form, group } = await open(maxLength, null, { presets: [{ name: 'Glass', color: '#E3516980' }] });
    await setupUser().click(screen.getByRole('button', { name: 'Glass' }));
    expect(form.values['field']).toBe(value);
    expect(form.hasUnfinished).toBe(isRefused);
    expect(group('field').textContent.includes(REFUSED)).toBe(isRefused);
  });
});
