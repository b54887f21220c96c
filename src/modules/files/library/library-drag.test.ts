import type { Folder } from '../../../domain/files';
import { canDropInto, type Dragged } from './use-library-drag';

const folder = (id: string, parent: string | null = null): Folder => ({ id, name: id, parent });
const folders = [folder('a'), folder('b', 'a'), folder('c', 'b'), folder('d')];
const files: Dragged = { kind: 'files', files: ['x'] };
const inA = { kind: 'folder', folder: 'a' } as const;

test('files can be dropped into every folder but their own', () => {
  expect([null, 'a', 'd'].map((target) => canDropInto(folders, inA, files, target))).toEqual([true, false, true]);
  const all = { kind: 'listing', listing: 'all' } as const;
  expect([null, 'a'].map((target) => canDropInto(folders, all, files, target))).toEqual([true, true]);
});

test('a folder can be dropped neither into itself nor into one within it, nor where it is', () => {
  const dragged: Dragged = { kind: 'folder', folder: 'b' };
  const targets = [null, 'a', 'b', 'c', 'd', 'missing'];
  expect(targets.map((target) => canDropInto(folders, inA, dragged, target))).toEqual([
    true,
    false,
    false,
    false,
    true,
    false,
  ]);
});
