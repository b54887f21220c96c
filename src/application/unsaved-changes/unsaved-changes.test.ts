import { BehaviorSubject } from 'rxjs';
import { UnsavedChanges } from '.';

test('hasAny is true while any watched editor is dirty', () => {
  const work = new UnsavedChanges();
  const seen: boolean[] = [];
  work.hasAny$.subscribe((any) => seen.push(any));
  const [form, comment] = [new BehaviorSubject(false), new BehaviorSubject(false)];
  const watched = [form, comment].map((dirty) => work.watch(dirty));
  expect(work.hasAny).toBe(false);
  form.next(true);
  comment.next(true);
  form.next(false);
  expect(work.hasAny).toBe(true);
  watched[1]?.dispose();
  expect(work.hasAny).toBe(false);
  comment.next(false);
  expect(seen).toEqual([false, true, false]);
});
