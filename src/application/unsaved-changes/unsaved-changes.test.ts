import { BehaviorSubject } from 'rxjs';
import { UnsavedWork } from '.';

test('anybody who holds edits is enough, and whoever leaves holds none', () => {
  const work = new UnsavedWork();
  const seen: boolean[] = [];
  work.any$.subscribe((any) => seen.push(any));
  const [form, comment] = [new BehaviorSubject(false), new BehaviorSubject(false)];
  const watched = [form, comment].map((dirty) => work.watch(dirty));
  expect(work.any).toBe(false);
  form.next(true);
  comment.next(true);
  form.next(false);
  expect(work.any).toBe(true);
  watched[1]?.dispose();
  expect(work.any).toBe(false);
  comment.next(false);
  expect(seen).toEqual([false, true, false]);
});
