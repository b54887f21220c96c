import { BehaviorSubject } from 'rxjs';
import type { EditTarget } from '../../domain/recovery';
import { UnsavedChanges } from '.';

test('hasAny is true while any watched editor is dirty', () => {
  const work = new UnsavedChanges();
  const seen: boolean[] = [];
  work.hasOnPage$.subscribe((any) => seen.push(any));
  const [form, comment] = [new BehaviorSubject(false), new BehaviorSubject(false)];
  const watched = [form, comment].map((dirty) => work.watch(dirty, () => ({ kind: 'new', collection: 'tags' })));
  expect(work.hasAny).toBe(false);
  const alone: boolean[] = [];
  work.hasOneOnPage$.subscribe((one) => alone.push(one));
  form.next(true);
  comment.next(true);
  form.next(false);
  expect(alone).toEqual([false, true, false, true]);
  expect(work.hasAny).toBe(true);
  watched[1]?.dispose();
  expect(work.hasAny).toBe(false);
  comment.next(false);
  expect(seen).toEqual([false, true, false]);
});

test('targets names what dirty editors edit now, each target once', () => {
  const work = new UnsavedChanges();
  const dirty = new BehaviorSubject(true);
  let target: EditTarget = { kind: 'new', collection: 'tags' };
  work.watch(dirty, () => target);
  work.watch(new BehaviorSubject(true), () => ({ kind: 'existing', collection: 'tags', key: '3' }));
  work.watch(new BehaviorSubject(false), () => ({ kind: 'singleton', collection: 'settings' }));
  expect(work.targets).toEqual([target, { kind: 'existing', collection: 'tags', key: '3' }]);
  target = { kind: 'existing', collection: 'tags', key: 3 };
  expect(work.targets).toEqual([target]);
  dirty.next(false);
  expect(work.targets).toEqual([{ kind: 'existing', collection: 'tags', key: '3' }]);
});
