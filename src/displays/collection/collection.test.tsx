import { screen } from '@testing-library/react';
import { collection, loneField, stringField } from '../../../fixtures/builders';
import { showDisplay } from '../../../tests/support/show-display';
import { schemaOf } from '../../domain/schema';
import { CollectionDisplay } from './collection';

const { collections = [], fields = [] } = collection('travel_notes', { icon: 'luggage' }, [stringField('a')]);
const schema = schemaOf(collections, fields, []);
const field = loneField(stringField('collection'));

test('shows the translated name of the collection', async () => {
  await showDisplay(<CollectionDisplay field={field} value="travel_notes" options={{}} />, { schema });
  expect(screen.getByText('Travel Notes')).toBeInTheDocument();
});

test('shows an unknown collection key as text', async () => {
  await showDisplay(<CollectionDisplay field={field} value="<b>none</b>" options={{}} />, { schema });
  expect(screen.getByText('<b>none</b>')).toBeInTheDocument();
});
