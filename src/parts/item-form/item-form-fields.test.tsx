import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { aliasField, columnField, jsonField, loneField, stringField, type FieldChoices } from '../../../fixtures/builders';
import { ItemForm } from '../../application/item-editing';
import type { Field } from '../../domain/schema';
import { succeed, type FieldError } from '../../kernel';
import {
  defineInterface, LanguageService, Registries, Registry, ServicesProvider, WorkPartsService, type InterfaceDefinition,
  type InterfaceProps, type Services,
} from '../../kit';
import { FormErrors } from './form-errors';
import { ItemFormFields } from './item-form-fields';

const drawn = new Map<string, number>();

const Plain = ({ field, value, readonly, onChange }: InterfaceProps) => {
  drawn.set(field.field, (drawn.get(field.field) ?? 0) + 1);
  return <input aria-label={field.field} value={String(value ?? '')} readOnly={readonly} onChange={({ target }) => onChange(target.value)} />;
};

let angry = true;

const Angry = ({ onChange }: InterfaceProps) => (
  <button
    onClick={() => {
      if (angry) throw new Error('I will not');
      onChange('calm');
    }}
  >
    Press
  </button>
);

const define = (id: string, component: InterfaceDefinition['component']): InterfaceDefinition =>
  defineInterface({ id, name: 'interface_input', icon: 'code', types: ['string'], component });

const load = jest.fn<Promise<typeof Plain>, []>();
const interfaces = new Registry<InterfaceDefinition>((id) => define(id, async () => Plain), [
  define('input', async () => Plain),
  define('angry', async () => Angry),
  define('far', load),
]);

const text = (name: string, choices: FieldChoices = {}): Field => loneField(stringField(name, { interface: 'input', ...choices }));
const group = (name: string, choices: FieldChoices = {}): Field =>
  loneField(aliasField(name, { special: ['alias', 'no-data', 'group'], ...choices }));
const refused = (field: string): FieldError => ({ field, code: 'FAILED_VALIDATION', type: 'required', details: {} });

const copied: string[] = [];
const clipboard = { write: (said: string) => (copied.push(said), succeed(true)), read: () => succeed('Pasted') };

const show = async (fields: readonly Field[], readonly = false): Promise<ItemForm> => {
  const form = new ItemForm();
  form.start(Object.fromEntries(fields.map(({ field }) => [field, 'One'])));
  const known = new Map<unknown, unknown>([
    [Registries, { interfaces }],
    [WorkPartsService, { clipboard, notices: { say: () => undefined } }],
    [
      LanguageService,
      {
        locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }),
        translate: (key: string, said: Record<string, string> = {}) => [key, ...Object.values(said)].join(' '),
      },
    ],
  ]);
  const services: Services = { get: (token) => known.get(token) as never };
  const editable = fields.map((field) => ({ field, readonly }));
  await act(async () => {
    render(
      <ServicesProvider services={services}>
        <FormErrors form={form} fields={editable} />
        <ItemFormFields form={form} fields={editable} />
      </ServicesProvider>,
    );
  });
  return form;
};

const fieldOf = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-field="${name}"]`);
  if (found === null) throw new Error(`'${name}' is not shown`);
  return found;
};

beforeEach(() => {
  drawn.clear();
  angry = true;
  copied.length = 0;
  load.mockReset();
  jest.restoreAllMocks();
});

test('a keystroke draws one field again, of many', async () => {
  await show(Array.from({ length: 40 }, (_, index) => text(`field_${index}`)));
  drawn.clear();
  fireEvent.change(screen.getByRole('textbox', { name: 'field_7' }), { target: { value: 'Two' } });
  fireEvent.change(screen.getByRole('textbox', { name: 'field_7' }), { target: { value: 'Three' } });
  expect([...drawn]).toEqual([['field_7', 2]]);
});

test('no element holds many fields, so that what is laid out after a keystroke is a matter of few', async () => {
  await show(Array.from({ length: 40 }, (_, index) => text(`field_${index}`)));
  const holders = [...document.querySelectorAll('[data-field]')].map((field) => field.parentElement?.parentElement?.childElementCount ?? 0);
  expect(holders).toHaveLength(40);
  expect(Math.max(...holders)).toBeLessThan(10);
});

test('the menu of a field appears where somebody is, and stays as the mark of an edit', async () => {
  const form = await show([text('title'), text('slug')]);
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(screen.getByRole('textbox', { name: 'title' }));
  expect(screen.getByRole('button', { name: 'field_menu Title' })).toBeVisible();
  await userEvent.keyboard('!');
  await userEvent.click(screen.getByRole('textbox', { name: 'slug' }));
  await userEvent.click(screen.getByRole('button', { name: 'field_menu_edited' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'field_reset' }));
  expect(form.edits).toEqual({});
});

test('the menu copies, pastes, and shows the raw value, where a text that is no value stays', async () => {
  const form = await show([loneField(jsonField('extra', { interface: 'input' }))]);
  const choose = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('textbox', { name: 'extra' }));
    await userEvent.click(screen.getByRole('button', { name: /field_menu/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('field_copy');
  expect(copied).toEqual(['One']);
  await choose('field_paste');
  const dialog = await screen.findByRole('dialog', { name: 'raw_title Extra' });
  const raw = within(dialog).getByRole('textbox', { name: 'raw_label' });
  expect(raw).toHaveValue('Pasted');
  expect(raw).toBeInvalid();
  expect(raw).toHaveAccessibleDescription(/json_unexpected_character 1 1/);
  fireEvent.change(raw, { target: { value: '{"a": 1}' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'raw_apply' }));
  expect(form.edits).toEqual({ extra: { a: 1 } });
});

test('a read-only field is marked, and its menu only reads', async () => {
  await show([text('title')], true);
  expect(fieldOf('title')).toHaveTextContent('field_read_only');
  await userEvent.click(screen.getByRole('textbox', { name: 'title' }));
  await userEvent.click(screen.getByRole('button', { name: 'field_menu Title' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['field_copy', 'field_raw_view']);
});

test('groups hold their fields, and a folded one opens for what was refused in it', async () => {
  const form = await show([
    text('title'),
    group('seo', { interface: 'group-detail', options: { start: 'closed' } }),
    text('slug', { group: 'seo' }),
    group('inner', { group: 'seo' }),
    text('card', { group: 'inner' }),
  ]);
  const seo = document.querySelector<HTMLDetailsElement>('details[data-group="seo"]');
  expect(seo?.open).toBe(false);
  expect(seo).toContainElement(fieldOf('card'));
  expect(screen.getByText('group_fields 2')).toBeInTheDocument();
  await act(async () => form.refuse([refused('card'), refused('elsewhere')]));
  expect(seo?.open).toBe(true);
  expect(screen.getByText('group_faults 1')).toBeInTheDocument();
});

test('what was refused is listed, leads to its field, and takes the focus; fields that are not shown are told by key', async () => {
  const form = await show([text('title'), text('slug')]);
  await act(async () => form.refuse([refused('slug'), refused('elsewhere')]));
  const told = (title: string): HTMLElement | null => screen.getByText(title).closest<HTMLElement>('[role=alert]');
  const [summary, unknown] = [told('fields_not_saved 1'), told('unknown_validation_errors')];
  expect(summary).toHaveFocus();
  expect(unknown).toHaveTextContent('elsewhere: validation_required');
  await userEvent.click(screen.getByRole('link', { name: 'Slug' }));
  expect(screen.getByRole('textbox', { name: 'slug' })).toHaveFocus();
});

test('what an interface throws in a handler stays in its field, and can be tried again', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const form = await show([text('title'), loneField(stringField('mood', { interface: 'angry' }))]);
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(within(fieldOf('mood')).getByRole('status')).toHaveTextContent('field_broken_cause I will not');
  await userEvent.type(screen.getByRole('textbox', { name: 'title' }), '!');
  expect(form.edits).toEqual({ title: 'One!' });
  angry = false;
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(form.edits).toEqual({ title: 'One!', mood: 'calm' });
});

test('an interface that cannot be fetched is asked for again when somebody tries', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Plain);
  await show([loneField(stringField('title', { interface: 'far' }))]);
  expect(fieldOf('title')).toHaveTextContent('field_broken_cause offline');
  await userEvent.click(screen.getByRole('button', { name: 'retry' }));
  expect(await screen.findByRole('textbox', { name: 'title' })).toHaveValue('One');
});

test('Enter in a field sends nothing anywhere', async () => {
  const form = await show([text('title')]);
  const submitted: Event[] = [];
  document.addEventListener('submit', (event) => submitted.push(event), { capture: true, once: true });
  await userEvent.type(screen.getByRole('textbox', { name: 'title' }), '!{Enter}');
  expect(submitted.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true]);
  expect(form.edits).toEqual({ title: 'One!' });
});

test('a collection without fields says so', async () => {
  await show([]);
  expect(screen.getByText('no_fields_here')).toBeVisible();
});

describe('a long form', () => {
  let seen: (place: Element) => void;
  let idle: () => void;

  beforeEach(() => {
    const turns: (() => void)[] = [];
    idle = () => act(() => turns.splice(0).forEach((turn) => turn()));
    window.requestIdleCallback = (turn) => turns.push(() => turn({} as IdleDeadline));
    window.cancelIdleCallback = () => turns.splice(0);
    globalThis.IntersectionObserver = class {
      constructor(tell: IntersectionObserverCallback) {
        seen = (target) => act(() => tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never));
      }
      observe(): void {}
      unobserve(): void {}
    } as never;
  });

  afterEach(() => {
    cleanup();
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  const long = Array.from({ length: 60 }, (_, index) => text(`field_${String(index).padStart(2, '0')}`));
  const boxes = (): number => screen.getAllByRole('textbox').length;

  test('begins with what is seen, and is whole soon', async () => {
    await show(long);
    const first = boxes();
    expect(first).toBeGreaterThan(5);
    expect(first).toBeLessThan(20);
    expect(screen.getByText('Field 59')).toBeInTheDocument();
    idle();
    expect(boxes()).toBe(first + 10);
    for (let turn = 0; turn < 20; turn += 1) idle();
    expect(boxes()).toBe(60);
  });

  test('what comes into view, or is reached by keyboard, is there at once', async () => {
    await show(long);
    seen(fieldOf('field_40'));
    expect(within(fieldOf('field_40')).getByRole('textbox')).toBeInTheDocument();
    act(() => within(fieldOf('field_50')).getByRole('button').focus());
    expect(screen.getByRole('textbox', { name: 'field_50' })).toHaveFocus();
  });

  test('the summary of errors leads to a field that has not been drawn yet', async () => {
    const form = await show(long);
    await act(async () => form.refuse([refused('field_55')]));
    await userEvent.click(screen.getByRole('link', { name: 'Field 55' }));
    expect(screen.getByRole('textbox', { name: 'field_55' })).toHaveFocus();
  });
});

test('secrets are not read out of their fields', async () => {
  await show([loneField(columnField('token', 'hash', { interface: 'input' }))]);
  await userEvent.click(screen.getByRole('textbox', { name: 'token' }));
  await userEvent.click(screen.getByRole('button', { name: 'field_menu Token' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['field_paste', 'field_raw', 'field_clear']);
});
