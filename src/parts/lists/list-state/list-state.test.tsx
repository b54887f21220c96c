import { act, render, screen } from '@testing-library/react';
import { BehaviorSubject, of } from 'rxjs';
import type { ListSession } from '../../../application/browse';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { ListLoading } from './list-state';
import { archiveFilter, newCondition, type FilterNode } from '../../../domain/filters';
import { collection, primaryKey, stringField, world } from '../../../../fixtures/builders';
import type { Item } from '../../../domain/items';
import type { ItemCounts } from '../../../domain/query';
import { schemaOf } from '../../../domain/schema';
import { failed, idle, loading, networkFailure, ready } from '../../../kernel';
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

test('listStateOf returns null while there are items or they are loading', () => {
  expect(listStateOf(ready([{ id: 1 }]), counted(1), view())).toBeNull();
  expect(listStateOf(loading([]), idle, view())).toBeNull();
});

test("listStateOf returns 'failed' for failed items", () => {
  expect(listStateOf(failed<readonly Item[]>(failure), idle, view([hot], 'x'))).toBe('failed');
});

test("listStateOf returns 'no-result' with a search or a filter", () => {
  expect(listStateOf(none, counted(9), view([], 'x'))).toBe('no-result');
  expect(listStateOf(none, counted(9), view([archive, hot]))).toBe('no-result');
});

test('listStateOf ignores an incomplete filter', () => {
  expect(listStateOf(none, counted(0), view([{ ...hot, value: '' }] as readonly FilterNode[]))).toBe('empty');
});

test("listStateOf returns 'archived' when all items are archived", () => {
  expect(listStateOf(none, counted(3), view([archive]))).toBe('archived');
  expect(listStateOf(none, counted(0), view([archive]))).toBe('empty');
  expect(listStateOf(none, counted(3), view())).toBe('empty');
});

test("listStateOf waits for the count before it returns 'archived'", () => {
  expect(listStateOf(none, loading<ItemCounts>(), view([archive]))).toBeNull();
  expect(listStateOf(none, idle, view([archive]))).toBe('empty');
  expect(listStateOf(none, failed<ItemCounts>(failure), view([archive]))).toBe('empty');
});

const language = { locale$: of({ code: 'en-US', direction: 'ltr' }), translate: (key: string) => key };
const services = { get: (token: unknown) => (token === Translator ? language : undefined) } as Services;

test('ListLoading announces slow loading in a live region that exists before', () => {
  const slow$ = new BehaviorSubject(false);
  render(
    <ServicesProvider services={services}>
      <ListLoading session={{ list: { slow$ } } as unknown as ListSession} />
    </ServicesProvider>,
  );
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => slow$.next(true));
  expect(screen.getByRole('progressbar', { name: 'loading' }).closest('[role=status]')).toBe(status);
  expect(status).toHaveTextContent('loading');
  act(() => slow$.next(false));
  expect(status).toBeEmptyDOMElement();
});
