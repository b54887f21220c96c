import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject, of } from 'rxjs';
import type { ListSession } from '../../application/browse';
import { TranslatorService, ServicesProvider, type Services } from '../../kit';
import { ListLoading } from './list-state';
import { archiveFilter, newCondition, type FilterNode } from '../../domain/filters';
import { collection, primaryKey, stringField, world } from '../../../fixtures/builders';
import type { Item } from '../../domain/items';
import type { ItemCounts } from '../../domain/query';
import { schemaOf } from '../../domain/schema';
import { failed, idle, loading, networkFailure, ready } from '../../kernel';
import { listStateOf } from './list-state.rules';

const archives = {
  archive_field: 'status',
  archive_value: 'archived',
  unarchive_value: 'draft',
  archive_app_filter: true,
};
const model = world('sample', [collection('articles', archives, [primaryKey(), stringField('status')])]);
const archive = archiveFilter(schemaOf(model.collections, model.fields, model.relations), 'articles') as FilterNode;
const hot: FilterNode = { ...newCondition('a', 'id', 'integer'), value: 5 };
const none = ready<readonly Item[]>([]);
const counted = (total: number) => ready({ total_count: total, filter_count: 0 });
const view = (filters: readonly FilterNode[] = [], search = '') => ({ filters, search });
const failure = networkFailure('GET /items/articles', false);

test('items, or items under way, leave nothing to say', () => {
  expect(listStateOf(ready([{ id: 1 }]), counted(1), view())).toBeNull();
  expect(listStateOf(loading([]), idle, view())).toBeNull();
});

test('what has failed has failed', () => {
  expect(listStateOf(failed<readonly Item[]>(failure), idle, view([hot], 'x'))).toBe('failed');
});

test('somebody asked for what is not there', () => {
  expect(listStateOf(none, counted(9), view([], 'x'))).toBe('no-result');
  expect(listStateOf(none, counted(9), view([archive, hot]))).toBe('no-result');
});

test('a filter that is not complete asks for nothing', () => {
  expect(listStateOf(none, counted(0), view([{ ...hot, value: '' }] as readonly FilterNode[]))).toBe('empty');
});

test('there are some, but they are archived', () => {
  expect(listStateOf(none, counted(3), view([archive]))).toBe('archived');
  expect(listStateOf(none, counted(0), view([archive]))).toBe('empty');
  expect(listStateOf(none, counted(3), view())).toBe('empty');
});

test('that is said once it is known', () => {
  expect(listStateOf(none, loading<ItemCounts>(), view([archive]))).toBeNull();
  expect(listStateOf(none, idle, view([archive]))).toBe('empty');
  expect(listStateOf(none, failed<ItemCounts>(failure), view([archive]))).toBe('empty');
});

const language = { locale$: of({ code: 'en-US', direction: 'ltr' }), translate: (key: string) => key };
const services = { get: (token: unknown) => (token === TranslatorService ? language : undefined) } as Services;

test('it says that items are on their way while they take long, in a place that is there before', () => {
  const slow$ = new BehaviorSubject(false);
  render(
    <ServicesProvider services={services}>
      <ListLoading browse={{ list: { slow$ } } as unknown as ListSession} />
    </ServicesProvider>,
  );
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  act(() => slow$.next(true));
  expect(screen.getByRole('progressbar', { name: 'loading' }).closest('[role=status]')).toBe(place);
  expect(place).toHaveTextContent('loading');
  act(() => slow$.next(false));
  expect(place).toBeEmptyDOMElement();
});
