import { BehaviorSubject, NEVER } from 'rxjs';
import { Selection, type ListSession } from '../../../../application/browse';
import { BackgroundExport, type ExportDependencies } from '../../../../application/import-export';
import { emptyView } from '../../../../domain/presets';
import { schemaOf } from '../../../../domain/schema';
import { ready } from '../../../../kernel';
import { ExportViewModel } from './export.view-model';

test('shows a running export again when the panel reopens, and none after its end', () => {
  const list = {
    query: null,
    query$: new BehaviorSubject(null),
    counts$: new BehaviorSubject(ready({ total_count: 3, filter_count: 3 })),
  };
  const browse = {
    collection: 'tags',
    primaryKey: 'id',
    selection: new Selection(() => null),
    list,
    layout: 'tabular',
    view: { view: emptyView },
    filter: null,
    backgroundExport: new BackgroundExport(),
  } as unknown as ListSession;
  const access = { access: { user: null }, user$: NEVER };
  const open = () =>
    new ExportViewModel(browse, {
      items: { list: () => NEVER },
      schema: { schema: schemaOf([], [], []) },
      access,
      preferences: { csvOptions: { isForExcel: false, hasLocalSeparators: false } },
    } as unknown as ExportDependencies);
  const first = open();
  first.work.execute('en-US');
  first.dispose();
  const second = open();
  expect(second.work).toBe(first.work);
  second.work.cancel();
  second.dispose();
  expect(open().work).not.toBe(first.work);
});
