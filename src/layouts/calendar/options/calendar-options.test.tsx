import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BehaviorSubject } from 'rxjs';
import { choiceField, collection, dateField, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { SchemaStore } from '../../../application/data-model';
import { emptyView } from '../../../domain/presets';
import { schemaOf } from '../../../domain/schema';
import type { JsonObject, Token } from '../../../kernel';
import { type LayoutProps, type Services, ServicesProvider, Translator } from '../../../kit';
import { CalendarOptionsPanel } from './calendar-options';

const KINDS = [
  { value: 'fair', text: 'Fair', color: '#b3261e' },
  { value: 'talk', text: 'Talk', color: '#2f7d4f' },
];

const open = (withKinds: boolean) => {
  const { collections, fields, relations } = world('options', [
    collection('events', {}, [
      primaryKey(),
      stringField('name'),
      dateField('day'),
      ...(withKinds ? [choiceField('kind', KINDS)] : []),
    ]),
  ]);
  const view$ = new BehaviorSubject({ ...emptyView, layout_options: {} });
  const session = {
    collection: 'events',
    view$,
    changeOptions: (change: JsonObject) => view$.next({ ...emptyView, layout_options: { calendar: change } }),
  } as unknown as LayoutProps['session'];
  const locale$ = new BehaviorSubject({ code: 'en-US', direction: 'ltr' });
  const services = new Map<unknown, unknown>([
    [Translator, { locale$, translate: (key: string) => key }],
    [SchemaStore, { schema$: new BehaviorSubject(schemaOf(collections, fields, relations)) }],
  ]);
  const props = { collection: 'events', title: 'Events', session } as unknown as LayoutProps;
  render(
    <ServicesProvider services={{ get: (token: Token<unknown>) => services.get(token) } as unknown as Services}>
      <CalendarOptionsPanel {...props} />
    </ServicesProvider>,
  );
};

const legend = () => screen.queryByRole('list', { name: 'calendar_colors' });

test('shows the labels of the field that colours the events, and none when none is chosen', async () => {
  open(true);
  const select = screen.getByRole('combobox', { name: 'calendar_color' });
  expect(select).toHaveValue('kind');
  expect(
    within(legend() as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fair', 'Talk']);
  await userEvent.selectOptions(select, '');
  expect(select).toHaveValue('');
  expect(legend()).not.toBeInTheDocument();
});

test('does not ask for colours in a collection without coloured labels', () => {
  open(false);
  expect(screen.queryByRole('combobox', { name: 'calendar_color' })).not.toBeInTheDocument();
  expect(legend()).not.toBeInTheDocument();
});
