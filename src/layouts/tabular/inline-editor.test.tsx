import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left, right, type Either } from 'fp-ts/Either';
import { of, Subject } from 'rxjs';
import { loneField, stringField } from '../../../fixtures/builders';
import { VirtualClock } from '../../../tests/support/virtual-clock';
import { CellDrafts, type CellEdit, type EditCell, type ItemList } from '../../application/browse';
import { Notices } from '../../application/notices';
import type { Item } from '../../domain/items';
import { apiFailure, type Failure, type Json } from '../../kernel';
import { defineInterface, LanguageService, Registries, Registry, ServicesProvider, type InterfaceDefinition, type InterfaceProps, type Services } from '../../kit';
import { Input } from '../../ui';
import { InlineEditor } from './inline-editor';

const Line = ({ value, onChange }: InterfaceProps) => <Input value={String(value ?? '')} onChange={onChange} />;
const line = defineInterface({ id: 'input', name: 'interface_input', icon: 'text_fields', types: ['string'], component: async () => Line });
const known: readonly (readonly [unknown, unknown])[] = [
  [Registries, { interfaces: new Registry<InterfaceDefinition>(() => line, [line]) }],
  [LanguageService, { locale$: of({ code: 'en-US' }), translate: (key: string) => key }],
];
const services = { get: (token: unknown) => known.find(([name]) => name === token)?.[1] } as Services;

const cell = { key: 1, field: 'title' };
const field = loneField(stringField('title'));
const refusal = apiFailure(400, 'RECORD_NOT_UNIQUE', '', [{ field: 'title', code: 'RECORD_NOT_UNIQUE', type: null, details: {} }]);

const show = async () => {
  const sent: Json[] = [];
  const answer$ = new Subject<Either<Failure, Item>>();
  const edit = {
    execute: ({ value }: CellEdit) => {
      sent.push(value);
      return answer$;
    },
  } as unknown as EditCell;
  const drafts = new CellDrafts('articles', {} as ItemList, edit, new Notices(new VirtualClock()));
  drafts.open(cell, 'Old');
  render(
    <ServicesProvider services={services}>
      <InlineEditor drafts={drafts} cell={cell} field={field} label="Title" />
      <button type="button">Elsewhere</button>
    </ServicesProvider>,
  );
  const box = await screen.findByRole('textbox', { name: 'Title' });
  return { sent, box, answer: (result: Either<Failure, Item>) => act(() => answer$.next(result)) };
};

test('has the focus and the whole value marked, so that typing replaces it', async () => {
  const { box, sent } = await show();
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.keyboard('New{Enter}');
  expect(sent).toEqual(['New']);
});

test('looking elsewhere keeps what was typed', async () => {
  const { box, sent } = await show();
  await waitFor(() => expect(box).toHaveFocus());
  await userEvent.type(box, '!');
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(sent).toEqual(['Old!']);
});

test('Escape closes it, and nobody else hears of it', async () => {
  const { box, sent } = await show();
  const heard = jest.fn();
  window.addEventListener('keydown', heard);
  await userEvent.type(box, '!{Escape}');
  window.removeEventListener('keydown', heard);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(sent).toEqual([]);
  expect(heard.mock.calls.some(([event]: [KeyboardEvent]) => event.key === 'Escape' && !event.defaultPrevented)).toBe(false);
});

test('a refusal is said beside what was typed', async () => {
  const { box, answer } = await show();
  await userEvent.type(box, '!{Enter}');
  answer(left(refusal));
  expect(screen.getByRole('alert')).toHaveTextContent('validation_unique');
  expect(box).toHaveValue('Old!');
  expect(box).toBeInvalid();
});

test('once it is written it is gone', async () => {
  const { box, answer } = await show();
  await userEvent.type(box, '!{Enter}');
  answer(right({ id: 1 }));
  expect(screen.queryByRole('textbox')).toBeNull();
});
