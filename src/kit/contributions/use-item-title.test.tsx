import { render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import { SchemaStore } from '../../application/data-model';
import { schemaOf } from '../../domain/schema';
import type { Token } from '../../kernel';
import { type Services, ServicesProvider } from '../services/services';
import { Translator } from '../texts/translator';
import { useItemTitle } from './use-item-title';

const { collections, fields, relations } = world('titles', [
  collection('places', { display_template: '{{name}} ({{region}})' }, [
    primaryKey(),
    stringField('name'),
    stringField('region'),
  ]),
  collection('notes', {}, [primaryKey(), stringField('second', { sort: 2 }), stringField('subject', { sort: 1 })]),
  collection('links', {}, [primaryKey()]),
]);
const services = new Map<unknown, unknown>([
  [SchemaStore, { schema$: new BehaviorSubject(schemaOf(collections, fields, relations)) }],
  [Translator, { locale$: new BehaviorSubject({ code: 'en-US', direction: 'ltr' }), translate: String }],
]);

const Title = ({ of, item }: { readonly of: string; readonly item: Record<string, string | number> }) => (
  <p>[{useItemTitle(of)(item)}]</p>
);

test.each([
  ['places', { id: 1, name: 'Hirta', region: 'St Kilda' }, 'Hirta (St Kilda)'],
  ['notes', { id: 1, second: 'b', subject: 'Tides' }, 'Tides'],
  ['notes', { id: 1 }, ''],
  ['links', { id: 1 }, ''],
])('the title of an item of %s that has loaded %j is "%s"', (of, item, title) => {
  render(
    <ServicesProvider services={{ get: (token: Token<unknown>) => services.get(token) } as unknown as Services}>
      <Title of={of} item={item as Record<string, string | number>} />
    </ServicesProvider>,
  );
  expect(screen.getByText(`[${title}]`)).toBeInTheDocument();
});
