import { isLeft } from 'fp-ts/Either';
import { apiFailure } from '../../kernel';
import { loaded, openEditing } from '../../../tests/support/open-editing';
import { ConditionalWriter, type ConditionalWrite, type ConditionalWriteFailure } from './conditional-write';

const open = () => {
  const { parts, line, notified } = openEditing();
  const writer = new ConditionalWriter(parts);
  let failure: ConditionalWriteFailure | null = null;
  const send = (write: Pick<ConditionalWrite, 'known' | 'edits'>): void => {
    writer
      .write({ collection: 'articles', key: 7, ...write })
      .subscribe((result) => (failure = isLeft(result) ? result.left : null));
  };
  return { line, notified, writer, send, failure: () => failure };
};

const write = { known: { title: 'One', words: 3 }, edits: { title: 'Two', words: 4 } };

test('reads the written fields and sends one PATCH', () => {
  const { line, send } = open();
  send(write);
  expect(line.last('read').fields).toEqual(['title', 'words']);
  expect(line.of('update').map(({ body }) => body)).toEqual([write.edits]);
});

test('a field that has the new value already is no conflict', () => {
  const { line, send } = open();
  line.stored = { ...loaded, words: 4 };
  send(write);
  expect(line.of('update').map(({ body }) => body)).toEqual([write.edits]);
});

test('sends nothing over a concurrent change, and answers with the values of the server', () => {
  const { line, send, failure } = open();
  line.stored = { ...loaded, title: 'Theirs' };
  send(write);
  expect(line.of('update')).toEqual([]);
  expect(failure()).toEqual({ kind: 'changed-since', theirs: { title: 'Theirs', words: 3 } });
});

test('undoing writes the known values back, and reports the outcome', () => {
  const { line, notified, writer } = open();
  line.stored = { ...loaded, title: 'Two' };
  writer
    .undo({ collection: 'articles', key: 7, known: { title: 'One' }, edits: { title: ' Two ' } }, line.stored)
    .subscribe();
  expect(line.last('update').body).toEqual({ title: 'One' });
  line.last('update').fail(apiFailure(403, 'FORBIDDEN', ''));
  line.stored = { ...loaded, title: 'Theirs' };
  writer.undo({ collection: 'articles', key: 7, known: { title: 'One' }, edits: { title: 'Two' } }, {}).subscribe();
  expect([line.of('update').length, notified()[0]]).toEqual([1, 'value_changed_since']);
});
