import { loaded, openEditing } from '../../../tests/support/open-editing';
import { currentValue, networkFailure } from '../../kernel';

const open = () => {
  const opened = openEditing();
  let writes = 0;
  opened.editing.written$.subscribe(() => (writes += 1));
  opened.line.stored = null;
  return { ...opened, writes: () => writes };
};

test('a field that its control has changed on the server is read again, alone; edits of other fields stay', () => {
  const { editing, line, writes } = open();
  editing.form.change('title', 'Mine');
  editing.form.reportServerChange('status');
  expect(line.last('read').fields).toEqual(['status']);
  line.last('read').answer({ status: 'published' });
  expect(editing.form.values).toEqual({ ...loaded, title: 'Mine', status: 'published' });
  expect(editing.form.edits).toEqual({ title: 'Mine' });
  expect(editing.serverItem).toEqual({ ...loaded, status: 'published' });
  expect(writes()).toBe(1);
});

test('the next save sees no change of another user in the field, but still those in other fields', () => {
  const { editing, line, save } = open();
  editing.form.change('title', 'Mine');
  editing.form.reportServerChange('status');
  line.last('read').answer({ status: 'published' });
  line.stored = { ...loaded, status: 'published' };
  save.execute('stay');
  expect(line.last('update').body).toEqual({ title: 'Mine' });

  const other = open();
  other.editing.form.change('title', 'Mine');
  other.editing.form.reportServerChange('status');
  other.line.last('read').answer({ status: 'published' });
  other.line.stored = { ...loaded, status: 'published', title: 'Theirs' };
  other.save.execute('stay');
  expect(other.line.of('update')).toEqual([]);
  other.line.last('list').answer([]);
  expect(currentValue(other.editing.prompts.current$)?.kind).toBe('conflict');
});

test('restored edits of other fields keep what they are based on', () => {
  const { editing, line, save } = open();
  editing.setBaseline({ title: 'Older', status: 'older' });
  editing.form.change('title', 'Mine');
  editing.form.reportServerChange('status');
  line.last('read').answer({ status: 'published' });
  line.stored = { ...loaded, status: 'published' };
  save.execute('stay');
  expect(line.of('update')).toEqual([]);
});

test('a failed read is reported, and two reports are read one after the other', () => {
  const { editing, line } = open();
  const offline = networkFailure('GET /items/articles/7', false);
  editing.form.reportServerChange('status');
  editing.form.reportServerChange('words');
  expect(line.of('read').map(({ fields }) => fields)).toEqual([null, ['status']]);
  line.last('read').fail(offline);
  expect(currentValue(editing.failure$)).toEqual(offline);
  expect(line.last('read').fields).toEqual(['words']);
  line.last('read').answer({ words: 4 });
  expect(editing.form.values['words']).toBe(4);
});

test('nothing is read after the item is closed', () => {
  const { editing, line } = open();
  editing.dispose();
  editing.form.reportServerChange('status');
  expect(line.of('read')).toHaveLength(1);
});
