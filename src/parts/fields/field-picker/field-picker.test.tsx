import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { collection, manyToOne, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { schemaOf } from '../../../domain/schema';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { FieldCombobox } from './field-combobox';
import { FieldPicker } from './field-picker';
import type { FieldRules } from './field-rows.rules';
import { SchemaStore } from '../../../application/data-model';

const model = world('sample', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'people' }),
    stringField('<b>x</b>'),
  ]),
]);

const RULES: FieldRules = { canPick: () => true, canExpand: ({ kind }) => kind === 'one' };

const known = new Map<unknown, unknown>([
  [SchemaStore, { schema$: new BehaviorSubject(schemaOf(model.collections, model.fields, model.relations)) }],
  [Translator, { locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }), translate: (key: string) => key }],
]);
const services: Services = { get: (token) => known.get(token) as never };

const show = () => {
  const onPick = jest.fn();
  render(
    <ServicesProvider services={services}>
      <FieldPicker collection="articles" rules={RULES} selected={new Set(['title'])} onPick={onPick} />
    </ServicesProvider>,
  );
  return { onPick, box: screen.getByRole('combobox') };
};

const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')?.dataset['path'];

describe('FieldPicker', () => {
  it('expands, moves and picks by keyboard while the focus stays in the input', async () => {
    const { onPick, box } = show();
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('author');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenCalledWith('author.name', expect.objectContaining({ field: 'name', type: 'string' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(active()).toBe('author');
    expect(screen.queryByText('Name')).toBeNull();
    expect(box).toHaveFocus();
  });

  it('expands and collapses a row that cannot be picked by a click and by Enter', async () => {
    const onPick = jest.fn();
    const rules: FieldRules = { ...RULES, canPick: ({ kind }) => kind === 'value' };
    render(
      <ServicesProvider services={services}>
        <FieldPicker collection="articles" rules={rules} onPick={onPick} />
      </ServicesProvider>,
    );
    const author = () => screen.getByRole('treeitem', { name: 'Author' });
    await userEvent.click(author());
    expect(author()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('combobox'));
    await userEvent.keyboard('{Enter}');
    expect(author()).toHaveAttribute('aria-expanded', 'false');
    expect(onPick).not.toHaveBeenCalled();
  });

  it('searches, and does not pick a selected field again', async () => {
    const { onPick, box } = show();
    await userEvent.type(box, 'auth name');
    expect(screen.getAllByRole('treeitem').map((row) => row.dataset['path'])).toEqual(['author.name']);
    await userEvent.clear(box);
    await userEvent.type(box, 'title{Enter}');
    expect(onPick).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.type(box, 'nothing at all');
    expect(screen.getByRole('status')).toHaveTextContent('field_none');
  });

  it('shows names as text', () => {
    show();
    expect(document.querySelector('b')).toBeNull();
    expect(screen.getByText('<b>x</b>', { selector: '[aria-hidden]' })).toBeInTheDocument();
  });
});

describe('FieldCombobox', () => {
  const open = () => {
    const onPick = jest.fn();
    const onEscape = jest.fn();
    render(
      <ServicesProvider services={services}>
        <div onKeyDown={({ key }) => (key === 'Escape' ? onEscape() : undefined)}>
          <FieldCombobox label="Add" collection="articles" rules={RULES} onPick={onPick} />
          <button>Next</button>
        </div>
      </ServicesProvider>,
    );
    return { onPick, onEscape, box: screen.getByRole('combobox', { name: 'Add' }) };
  };

  it('opens on typing, picks on Enter, and is closed and empty then', async () => {
    const { onPick, box } = open();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(box, 'author na');
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect((await screen.findAllByRole('treeitem')).map((row) => row.dataset['path'])).toEqual(['author.name']);
    await userEvent.keyboard('{Enter}');
    expect(onPick).toHaveBeenCalledWith('author.name', expect.objectContaining({ type: 'string' }));
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).toHaveValue('');
  });

  it('opens on an arrow key and on a click, not on focus, and keeps the focus when a row is clicked', async () => {
    const { onPick, box } = open();
    await userEvent.tab();
    expect(box).toHaveFocus();
    expect(screen.queryByRole('tree')).toBeNull();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(await screen.findByRole('tree')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('tree')).toBeNull();
    await userEvent.click(box);
    await userEvent.click(await screen.findByRole('treeitem', { name: 'Title' }));
    expect(onPick.mock.calls.map(([path]: readonly string[]) => path)).toEqual(['title']);
    expect(box).toHaveFocus();
  });

  it('closes on Escape and clears its text, and leaves only the next Escape to what is around it', async () => {
    const { onEscape, box } = open();
    await userEvent.type(box, 'x{Escape}');
    expect(box).toHaveValue('');
    expect(onEscape).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('closes when the focus moves on', async () => {
    const { box } = open();
    await userEvent.type(box, 'tit');
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(box).toHaveValue('');
  });
});
