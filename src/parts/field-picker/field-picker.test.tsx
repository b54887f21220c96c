import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { collection, manyToOne, primaryKey, stringField, world } from '../../../fixtures/builders';
import { schemaOf } from '../../domain/schema';
import { type Services, ServicesProvider, Translator } from '../../kit';
import { FieldPicker } from './field-picker';
import { SchemaStore } from '../../application/schema';

const model = world('sample', [
  collection('people', {}, [primaryKey(), stringField('name')]),
  collection('articles', {}, [
    primaryKey(),
    stringField('title'),
    manyToOne('author', { to: 'people' }),
    stringField('<b>x</b>'),
  ]),
]);

const known = new Map<unknown, unknown>([
  [SchemaStore, { schema$: new BehaviorSubject(schemaOf(model.collections, model.fields, model.relations)) }],
  [Translator, { locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }), translate: (key: string) => key }],
]);
const services: Services = { get: (token) => known.get(token) as never };

const show = () => {
  const onPick = jest.fn();
  render(
    <ServicesProvider services={services}>
      <FieldPicker collection="articles" includeLists selected={new Set(['title'])} onPick={onPick} />
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
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('author');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    expect(onPick).toHaveBeenCalledWith('author.name');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(active()).toBe('author');
    expect(screen.queryByText('Name')).toBeNull();
    expect(box).toHaveFocus();
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
