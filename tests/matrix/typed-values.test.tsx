import { act, cleanup, fireEvent, within } from '@testing-library/react';
import type { FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import type { Services } from '../../src/kit';
import { endApplication, startApplication } from './application';
import { setupUser, textControlIn } from './interact';
import { fieldOfType, renderForm, type RenderedForm } from './render-form';

interface Typing {
  readonly id: string;
  readonly type: FieldType;
  readonly options?: JsonObject;
  readonly value: Json;
  readonly typed: string;
  /** Text of the control after the form has started again with this value. */
  readonly then: { readonly value: Json; readonly text: string };
}

const TYPINGS: readonly Typing[] = [
  { id: 'input', type: 'string', options: { trim: true }, value: '', typed: ' Salt ', then: { value: null, text: '' } },
  {
    id: 'input',
    type: 'string',
    options: { slug: true },
    value: '',
    typed: 'salt-',
    then: { value: 'other', text: 'other' },
  },
  { id: 'input', type: 'decimal', value: null, typed: '1.50', then: { value: 3, text: '3' } },
  {
    id: 'input-multiline',
    type: 'text',
    options: { trim: true },
    value: null,
    typed: 'Salt ',
    then: { value: null, text: '' },
  },
  { id: 'slider', type: 'float', value: null, typed: '1.50', then: { value: 3, text: '3' } },
  {
    id: 'select-radio',
    type: 'decimal',
    options: { allowOther: true, choices: [{ text: 'One', value: 1 }] },
    value: null,
    typed: '1.50',
    then: { value: 3, text: '3' },
  },
  { id: 'select-color', type: 'string', value: null, typed: '#aabb', then: { value: '#112233', text: '#112233' } },
];

/** Typing while the form is restarted: saved, or updated by the server. */
describe('typing', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const open = (
    { id, type, options = {} }: Pick<Typing, 'id' | 'type' | 'options'>,
    value: Json,
  ): Promise<RenderedForm> =>
    renderForm(services, [{ field: fieldOfType('field', type, { interface: id, options }), value }]);

  it.each(TYPINGS)('into $id ($type) ends with the form it was typed into', async ({ then, ...typing }) => {
    const user = setupUser();
    const { form, container } = await open(typing, typing.value);
    const control = textControlIn(container);
    await user.click(control);
    await user.keyboard(typing.typed);
    act(() => form.start({ field: then.value }));
    expect(control).toHaveValue(then.text);
    await user.tab();
    expect(form.edits).toEqual({});
    expect(control).toHaveValue(then.text);
  });

  it.each([
    ['input', 'integer', ',5', 'Enter a whole number such as 1,234', '55'],
    ['slider', 'float', 'x', 'Enter a number such as 1,234.5', '5.5'],
  ] as const)(
    'what is no number into %s (%s) keeps it, says so, and stops the save',
    async (id, type, more, message, right) => {
      const user = setupUser();
      const { form, container, group } = await open({ id, type }, 5);
      let stuck = false;
      const watch = form.hasUnfinished$.subscribe((any) => (stuck = any));
      const control = textControlIn(container);
      await user.click(control);
      await user.keyboard(more);
      expect(group('field')).not.toHaveTextContent('Enter a');
      await user.tab();
      expect(control).toHaveValue(`5${more}`);
      expect(control).toHaveAttribute('aria-invalid', 'true');
      expect(group('field')).toHaveTextContent(message);
      expect([form.edits, form.dirty, stuck]).toEqual([{}, true, true]);
      await user.clear(control);
      await user.keyboard(right);
      expect(group('field')).not.toHaveTextContent('Enter a');
      expect([form.edits, stuck]).toEqual([{ field: Number(right) }, false]);
      watch.unsubscribe();
    },
  );

  it('a text of which no slug remains says so and keeps the field as it was', async () => {
    const user = setupUser();
    const { form, container, group } = await open({ id: 'input', type: 'string', options: { slug: true } }, 'tokyo');
    const control = textControlIn(container);
    await user.click(control);
    await user.tripleClick(control);
    await user.paste('東京');
    expect(form.edits).toEqual({});
    expect(control).toHaveValue('tokyo');
    expect(group('field')).toHaveTextContent('Nothing of “東京” can be part of a slug');
    await user.tripleClick(control);
    await user.paste('Größe & Maß');
    expect(form.edits).toEqual({ field: 'groesse-mass' });
    expect(group('field')).not.toHaveTextContent('can be part of a slug');
  });

  it.each([
    ['Über uns, sagt Ægir', 'ueber-uns-sagt-aegir'],
    ['海', null],
  ])('the slug of the title %s is %s', async (title, slug) => {
    const user = setupUser();
    const named = (name: string, options: JsonObject) => ({
      field: { ...fieldOfType(name, 'string', { interface: 'input', options }), collection: 'articles' },
      value: name === 'title' ? title : 'kept',
    });
    const { form, group } = await renderForm(services, [named('title', {}), named('slug', { slug: true })]);
    await user.click(within(group('slug')).getByRole('button', { name: 'Use the title' }));
    expect(form.edits).toEqual(slug === null ? {} : { slug });
    if (slug === null) expect(group('slug')).toHaveTextContent(`Nothing of “${title}” can be part of a slug`);
    expect(within(group('slug')).getByRole('textbox')).toHaveValue(slug ?? 'kept');
  });

  it('a year that no calendar here has into datetime changes nothing, and the control stays', async () => {
    const { form, container } = await open({ id: 'datetime', type: 'date' }, '2026-01-02');
    const control = textControlIn(container);
    expect(control).toHaveAttribute('max', '9999-12-31');
    fireEvent.change(control, { target: { value: '20261-01-02' } });
    expect(form.edits).toEqual({});
    expect(control).toBeInTheDocument();
    fireEvent.change(control, { target: { value: '2027-01-02' } });
    expect(form.edits).toEqual({ field: '2027-01-02' });
  });
});
