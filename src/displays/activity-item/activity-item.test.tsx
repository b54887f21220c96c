import { screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { loneField, stringField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import type { ItemNames } from '../../application/filters';
import type { Item } from '../../domain/items';
import { LoggedItemsProvider } from '../../parts/fields/logged-item';
import { ActivityItemDisplay } from './activity-item';

const field = loneField(stringField('item'));

const show = (value: string, item?: Item) => {
  const names$ = new BehaviorSubject(
    new Map([
      ['notes/7', '<b>Ferry</b>'],
      ['notes/8', null],
    ]),
  );
  return showDisplay(
    <LoggedItemsProvider value={{ names$ } as unknown as ItemNames}>
      <ActivityItemDisplay field={field} value={value} options={{}} item={item} />
    </LoggedItemsProvider>,
  );
};

test('shows the name of the item as text', async () => {
  await show('7', { collection: 'notes' });
  expect(screen.getByText('<b>Ferry</b>')).toBeInTheDocument();
});

test('shows the key of an item without a name', async () => {
  await show('8', { collection: 'notes' });
  expect(screen.getByText('8')).toBeInTheDocument();
});

test('shows nothing before the answer', async () => {
  const { container } = await show('9', { collection: 'notes' });
  expect(container).toHaveTextContent('');
});

test('shows the key where the collection of the entry is not at hand, and without names', async () => {
  await show('7');
  expect(screen.getByText('7')).toBeInTheDocument();
  await showDisplay(<ActivityItemDisplay field={field} value="6" options={{}} item={{ collection: 'notes' }} />);
  expect(screen.getByText('6')).toBeInTheDocument();
});
