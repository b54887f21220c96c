import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Either, right } from 'fp-ts/Either';
import { of, Subject } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../../fixtures/builders';
import { admin } from '../../../../tests/support/open-editing';
import { englishTranslator } from '../../../../tests/support/texts';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { AccessStore } from '../../../application/access';
import { SchemaStore } from '../../../application/data-model';
import type { Item } from '../../../domain/items';
import { schemaOf } from '../../../domain/schema';
import type { Failure } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { Clock } from '../../../ports/environment/clock';
import { ItemsGateway } from '../../../ports/gateways/items-gateway';
import { ItemPicker } from '.';

const { collections, fields, relations } = world('sample', [
  collection('people', { display_template: '{{name}}' }, [primaryKey(), stringField('name')]),
]);

test('shows ten rows of placeholders while the first items are loading, and says so to screen readers', async () => {
  const answer$ = new Subject<Either<Failure, readonly Item[]>>();
  const registered = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [ItemsGateway, { list: () => answer$ }],
    [Clock, new VirtualClock()],
    [SchemaStore, { schema: schemaOf(collections, fields, relations) }],
    [AccessStore, { access: admin, access$: of(admin) }],
  ]);
  const services: Services = { get: (token) => registered.get(token) as never };
  render(
    <ServicesProvider services={services}>
      <ItemPicker
        collection="people"
        label="Author"
        extraOptions={[{ value: 'new', label: 'Create new', icon: 'add' }]}
        onSelect={() => undefined}
      />
    </ServicesProvider>,
  );
  await userEvent.click(screen.getByRole('combobox', { name: 'Author' }));
  const list = await screen.findByRole('listbox', { name: 'Author' });
  const placeholders = () => [...list.children].filter((row) => row.getAttribute('aria-hidden') === 'true');
  expect(placeholders()).toHaveLength(10);
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  answer$.next(right([{ id: 1, name: 'Ines' }]));
  expect(await screen.findByRole('option', { name: /Ines/ })).toBeVisible();
  expect(placeholders()).toEqual([]);
  expect(screen.queryByRole('status')).toBeNull();
});
