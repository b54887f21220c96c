import { BehaviorSubject, of } from 'rxjs';
import { collection, integerField, primaryKey, stringField, world } from '../../../../fixtures/builders';
import type { ListSession } from '../../../application/browse';
import type { SchemaStore } from '../../../application/data-model';
import { changeLayoutOptions, changeLayoutQuery, emptyView } from '../../../domain/presets';
import { schemaOf } from '../../../domain/schema';
import type { JsonObject } from '../../../kernel';
import { TableColumns } from './columns.view-model';

const sample = world('sample', [
  collection('articles', {}, [primaryKey(), stringField('title'), integerField('words'), stringField('slug')]),
]);

const begin = (fields: readonly string[]) => {
  const view$ = new BehaviorSubject(changeLayoutQuery(emptyView, 'tabular', { fields: [...fields] }));
  const session = {
    collection: 'articles',
    view$,
    view: {
      get view() {
        return view$.value;
      },
    },
    changeQuery: jest.fn((change: JsonObject) => view$.next(changeLayoutQuery(view$.value, 'tabular', change))),
    changeOptions: jest.fn((change: JsonObject) => view$.next(changeLayoutOptions(view$.value, 'tabular', change))),
  };
  const schema = { schema$: new BehaviorSubject(schemaOf(sample.collections, sample.fields, sample.relations)) };
  const columns = new TableColumns(
    session as unknown as ListSession,
    schema as unknown as SchemaStore,
    of({ code: 'en-US', name: 'English', direction: 'ltr' }),
    () => () => null,
  );
  const others = (): readonly string[] => {
    let now: readonly string[] = [];
    columns.available$.subscribe((sources) => (now = sources.map(({ path }) => path))).unsubscribe();
    return now;
  };
  return { columns, session, others };
};

test('add, hide and move change the columns, and available$ has the remaining fields', () => {
  const { columns, others } = begin(['title', 'words']);
  expect(others()).toEqual(['id', 'slug']);
  columns.add('slug');
  columns.move('slug', 0);
  expect(columns.paths).toEqual(['slug', 'title', 'words']);
  columns.hide('title');
  expect(columns.paths).toEqual(['slug', 'words']);
  expect(others()).toEqual(['id', 'title']);
});

test('the last column cannot be hidden, and a change without effect is not written', () => {
  const { columns, session } = begin(['title']);
  columns.hide('title');
  columns.move('title', 5);
  columns.add('title');
  expect(session.changeQuery).not.toHaveBeenCalled();
});

test('removeMissing writes only the existing columns', () => {
  const { columns, session } = begin(['title', 'gone', 'title.length']);
  columns.removeMissing();
  expect(session.changeQuery).toHaveBeenCalledWith({ fields: ['title'] });
});

test('sort, alignment and spacing are written to the view', () => {
  const { columns, session } = begin(['title', 'words']);
  columns.sort('words', true);
  columns.align('words', 'center');
  columns.align('title', 'end');
  columns.setSpacing('compact');
  expect(session.view.view.layout_query).toMatchObject({ tabular: { sort: '-words', page: 1 } });
  expect(session.view.view.layout_options).toEqual({
    tabular: { align: { words: 'center', title: 'end' }, spacing: 'compact' },
  });
});

test('columns$ does not emit when page, sort or limit change', () => {
  const { columns, session } = begin(['title', 'words']);
  const emitted: unknown[] = [];
  columns.columns$.subscribe((sources) => emitted.push(sources));
  session.changeQuery({ page: 2 });
  session.changeQuery({ sort: '-title', limit: 50 });
  expect(emitted).toHaveLength(1);
  columns.hide('words');
  expect(emitted).toHaveLength(2);
});
