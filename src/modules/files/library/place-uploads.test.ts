import { BehaviorSubject, Subject } from 'rxjs';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import type { FileDetails } from '../../../domain/files';
import { anonymousAccess } from '../../../domain/permissions';
import { PlaceUploads } from './place-uploads.view-model';
import type { LibraryPlace } from './places';

const start = (place: LibraryPlace) => {
  const stored$ = new Subject<FileDetails>();
  const clock = new VirtualClock();
  const refresh = jest.fn();
  const access = { access$: new BehaviorSubject(anonymousAccess) };
  const view = new PlaceUploads({ stored$ }, { access, clock }, place, { refresh });
  return { view, stored$, clock, refresh };
};

test('files go to the open folder, those of other lists to the root', () => {
  const folder = start({ kind: 'folder', folder: 'a' }).view;
  expect([folder.target, folder.actions[0]?.href]).toEqual([{ folder: 'a' }, '/files/folders/a/+']);
  const recent = start({ kind: 'listing', listing: 'recent' }).view;
  expect([recent.target, recent.actions[0]?.href]).toEqual([{ folder: null }, '/files/+']);
});

test('both ways need the permission to create files', () => {
  const reasons: unknown[] = [];
  for (const { denied$ } of start({ kind: 'folder', folder: null }).view.actions)
    denied$.subscribe((reason) => reasons.push(reason));
  expect(reasons).toEqual(['upload_denied', 'upload_denied']);
});

test('the list is loaded at once and then once a second while files are stored, until the page is left', () => {
  const { view, stored$, clock, refresh } = start({ kind: 'folder', folder: null });
  const store = () => stored$.next({} as FileDetails);
  for (let count = 0; count < 5; count += 1) store();
  expect(refresh).toHaveBeenCalledTimes(1);
  clock.advance(1_000);
  expect(refresh).toHaveBeenCalledTimes(2);
  view.dispose();
  store();
  clock.advance(5_000);
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('the dialog of an import opens and closes', () => {
  const { view } = start({ kind: 'folder', folder: null });
  const open: boolean[] = [];
  view.importing$.subscribe((each) => open.push(each));
  view.actions[1]?.execute?.();
  view.closeImport();
  expect(open).toEqual([false, true, false]);
});
