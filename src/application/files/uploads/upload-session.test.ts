/** @jest-environment node */
import { UploadSession } from '..';
import { INTO_ROOT, quiet, startUploads, textFile } from './upload-server.fixtures';

test('the queue is created by the first page that needs it, once for a session', () => {
  const session = new UploadSession();
  const queues: unknown[] = [];
  session.queue$.subscribe((queue) => queues.push(queue));
  const create = jest.fn(() => startUploads().uploads);
  const first = session.open(create);
  expect(session.open(create)).toBe(first);
  expect(create).toHaveBeenCalledTimes(1);
  expect(queues).toEqual([null, first]);
});

test('the end of the session aborts its uploads, and the next one gets a new queue', async () => {
  const session = new UploadSession();
  const { uploads, server, unsaved } = startUploads();
  session.open(() => uploads);
  server.fates = ['pending'];
  uploads.add([textFile('a.txt'), textFile('b.txt')], INTO_ROOT);
  session.clear();
  await quiet();
  expect([server.stored, unsaved.hasAny]).toEqual([[], false]);
  expect(session.open(() => startUploads().uploads)).not.toBe(uploads);
});

test('a session without uploads ends without a queue', () => {
  const session = new UploadSession();
  session.clear();
  const queues: unknown[] = [];
  session.queue$.subscribe((queue) => queues.push(queue));
  expect(queues).toEqual([null]);
});
