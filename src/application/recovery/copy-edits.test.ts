import { right } from 'fp-ts/Either';
import { of } from 'rxjs';
import type { Clipboard } from '../../ports/clipboard';
import { CopyEdits } from './copy-edits';

test.each([
  [true, ['edits_copied']],
  [false, ['edits_not_copied']],
])('says whether it could be copied: %s', (allowed, said) => {
  const write = jest.fn(() => of(right(allowed)));
  const told: string[] = [];
  const copy = new CopyEdits({ write } as unknown as Clipboard, { say: (text) => told.push(text) });
  copy.execute('Salt roads');
  expect(write).toHaveBeenCalledWith('Salt roads');
  expect(told).toEqual(said);
  copy.dispose();
  copy.execute('after the end');
  expect(told).toEqual(said);
});
