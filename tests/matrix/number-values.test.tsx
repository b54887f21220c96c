import { cleanup, fireEvent, screen } from '@testing-library/react';
import { contributions } from '../../src/assembly/contributions';
import type { FieldType } from '../../src/domain/schema';
import type { Json, JsonObject } from '../../src/kernel';
import type { Services } from '../../src/kit';
import { endApplication, startApplication } from './application';
import { setupUser, textControlIn } from './interact';
import { fieldOfType, renderForm, type RenderedForm } from './render-form';

const TYPES = ['decimal', 'bigInteger'] as const;

/** A number that is stored, the same as typed in another notation, and others as typed. */
const NUMBERS = {
  decimal: {
    stored: ['3.50', 3.5],
    same: '3.5000',
    others: ['4.50', '12345678901234567890.1', '0.1000000000000000055'],
  },
  bigInteger: { stored: ['12', 12], same: '012', others: ['13', '12345678901234567890'] },
} as const;

/** Lets every interface show an input for the number itself. */
const OPTIONS: JsonObject = { allowOther: true, choices: [{ text: 'Seven', value: 7 }] };

/** The keys of related items are picked, not typed. */
const PICKING: readonly string[] = ['select-dropdown-m2o'];

const typing = TYPES.flatMap((type) => [
  ...contributions()
    .interfaces.all()
    .filter(({ id, types }) => types.includes(type) && !PICKING.includes(id))
    .map(({ id }) => ({ id, type })),
  { id: 'no-such-interface', type },
]);

const cases = typing.flatMap((subject) => NUMBERS[subject.type].stored.map((stored) => ({ ...subject, stored })));

/** Servers answer decimals and big integers as text or as numbers; what is typed is sent as text. */
describe('decimals and big integers', () => {
  let services: Services;
  beforeAll(async () => {
    services = await startApplication();
  });
  afterEach(cleanup);
  afterAll(() => endApplication(services));

  const open = (id: string, type: FieldType, value: Json, options: JsonObject = OPTIONS): Promise<RenderedForm> =>
    renderForm(services, [{ field: fieldOfType('field', type, { interface: id, options }), value }]);

  const type = async ({ container }: RenderedForm, text: string): Promise<void> => {
    const user = setupUser();
    await user.clear(textControlIn(container));
    await user.keyboard(text);
  };

  it('several interfaces take them', () => {
    expect(typing.length).toBeGreaterThan(6);
  });

  it.each(cases)('$id ($type, stored $stored): the same number in another notation is no edit', async (subject) => {
    const rendered = await open(subject.id, subject.type, subject.stored);
    await type(rendered, NUMBERS[subject.type].same);
    expect(textControlIn(rendered.container)).toHaveValue(NUMBERS[subject.type].same);
    expect(rendered.form.edits).toEqual({});
  });

  it.each(cases)('$id ($type, stored $stored): another number is sent as typed', async (subject) => {
    const rendered = await open(subject.id, subject.type, subject.stored);
    for (const text of NUMBERS[subject.type].others) {
      await type(rendered, text);
      expect(rendered.form.edits).toEqual({ field: text });
    }
  });

  const CHOSEN = [
    { type: 'bigInteger', configured: 12, stored: '12', sent: '12' },
    { type: 'bigInteger', configured: '12', stored: 12, sent: '12' },
    { type: 'decimal', configured: 12.5, stored: '12.50', sent: '12.5' },
    { type: 'decimal', configured: '12.50', stored: 12.5, sent: '12.50' },
  ] as const;

  it.each(CHOSEN)('a dropdown recognises the stored $stored as the choice $configured ($type)', async (chosen) => {
    const user = setupUser();
    const choices = [
      { text: 'Configured', value: chosen.configured },
      { text: 'Seven', value: 7 },
    ];
    const { form } = await open('select-dropdown', chosen.type, chosen.stored, { choices });
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Configured');
    await user.selectOptions(screen.getByRole('combobox'), 'Seven');
    expect(form.edits).toEqual({ field: '7' });
    await user.selectOptions(screen.getByRole('combobox'), 'Configured');
    expect([form.edits, form.values]).toEqual([{}, { field: chosen.sent }]);
  });

  it.each(CHOSEN)('radio buttons recognise the stored $stored as the choice $configured ($type)', async (chosen) => {
    const user = setupUser();
    const choices = [
      { text: 'Configured', value: chosen.configured },
      { text: 'Seven', value: 7 },
    ];
    const { form } = await open('select-radio', chosen.type, chosen.stored, { choices });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Configured' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Seven' }));
    expect(form.edits).toEqual({ field: '7' });
    await user.click(screen.getByRole('radio', { name: 'Configured' }));
    expect(form.edits).toEqual({});
  });

  it.each(TYPES)('moving a slider sends text (%s)', async (type) => {
    const { form } = await open('slider', type, NUMBERS[type].stored[0], {});
    fireEvent.change(screen.getByRole('slider'), { target: { value: '7' } });
    expect(form.edits).toEqual({ field: '7' });
  });

  it.each([
    ['bigInteger', '90071992547409931234', '90071992547409931235'],
    ['decimal', '0.10', '1.1'],
  ] as const)('the arrow keys step a %s from %s to %s', async (type, stored, next) => {
    const user = setupUser();
    const { form, container } = await open('input', type, stored, {});
    await user.click(textControlIn(container));
    await user.keyboard('{ArrowUp}');
    expect(form.edits).toEqual({ field: next });
    await user.keyboard('{ArrowDown}');
    expect(form.edits).toEqual({});
  });
});
