import { right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { BrowserClipboard } from './browser-clipboard';

test('writes what it is told to', async () => {
  const writeText = jest.fn(async () => undefined);
  expect(await firstValueFrom(new BrowserClipboard({ clipboard: { writeText } }).write('a\nb'))).toEqual(right(true));
  expect(writeText).toHaveBeenCalledWith('a\nb');
});

test('a browser without one, or that forbids it, is no mistake', async () => {
  const refuses = { writeText: async () => Promise.reject(new Error('NotAllowedError')) };
  expect(await firstValueFrom(new BrowserClipboard({}).write('a'))).toEqual(right(false));
  expect(await firstValueFrom(new BrowserClipboard({ clipboard: refuses }).write('a'))).toEqual(right(false));
});

test('reads what was copied, and nothing where that is forbidden', async () => {
  const refuses = { readText: async () => Promise.reject(new Error('NotAllowedError')) };
  expect(await firstValueFrom(new BrowserClipboard({ clipboard: { readText: async () => 'a' } }).read())).toEqual(
    right('a'),
  );
  expect(await firstValueFrom(new BrowserClipboard({}).read())).toEqual(right(null));
  expect(await firstValueFrom(new BrowserClipboard({ clipboard: refuses }).read())).toEqual(right(null));
});
