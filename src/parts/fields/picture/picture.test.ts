import { waitFor } from '@testing-library/react';
import { of, Subject } from 'rxjs';
import { left, right, type Either } from 'fp-ts/Either';
import { Assets } from '../../../application/files';
import { apiFailure, networkFailure, type Failure } from '../../../kernel';
import { PictureViewModel, sharedPicture, type PictureState } from './picture';

const open = () => {
  const answers: Subject<Either<Failure, Blob>>[] = [];
  const read = jest.fn(() => {
    const answer = new Subject<Either<Failure, Blob>>();
    answers.push(answer);
    return answer;
  });
  const assets = new Assets({ read });
  const seen: PictureState[] = [];
  const show = () =>
    sharedPicture(assets, 'f', { key: 'system-small-cover' }, null).subscribe((state) => seen.push(state));
  const answer = (result: Either<Failure, Blob>) => {
    answers.at(-1)?.next(result);
    answers.at(-1)?.complete();
  };
  return { read, seen, show, answer };
};

test('a picture of which no answer arrived is fetched again when the connection is back; a loaded or refused one is not', () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  const answers: Either<Failure, Blob>[] = [
    left(networkFailure('GET /assets/f', false)),
    left(networkFailure('GET /assets/f', false)),
    right(new Blob([], { type: 'image/png' })),
  ];
  const read = jest.fn(() => of(answers.shift() ?? left(apiFailure(403, 'FORBIDDEN', ''))));
  const reconnected$ = new Subject<unknown>();
  const view = new PictureViewModel(new Assets({ read }, reconnected$), 'f');
  const seen: PictureState[] = [];
  view.state$.subscribe((state) => seen.push(state));
  expect(seen.at(-1)).toMatchObject({ canRetry: true });
  reconnected$.next(true);
  expect(seen.at(-1)).toMatchObject({ canRetry: true });
  reconnected$.next(true);
  expect(seen.at(-1)).toMatchObject({ url: 'blob:1' });
  reconnected$.next(true);
  expect(read).toHaveBeenCalledTimes(3);
  view.dispose();
});

describe('sharedPicture', () => {
  const revoke = jest.fn();
  beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke }));
  beforeEach(() => revoke.mockReset());

  it('fetches once for all subscribers, and aborts after the last unsubscribe', () => {
    const { read, seen, show, answer } = open();
    const [one, other] = [show(), show()];
    answer(right(new Blob([], { type: 'image/png' })));
    const later = show();
    expect(read).toHaveBeenCalledTimes(1);
    expect(seen).toEqual([
      { url: 'blob:1', unavailable: false, canRetry: false },
      { url: 'blob:1', unavailable: false, canRetry: false },
      { url: 'blob:1', unavailable: false, canRetry: false },
    ]);
    one.unsubscribe();
    other.unsubscribe();
    expect(revoke).not.toHaveBeenCalled();
    later.unsubscribe();
    expect(revoke.mock.calls).toEqual([['blob:1']]);
    show().unsubscribe();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it.each(['text/html', 'application/pdf', ''])('creates no object URL for content of type %p', (type) => {
    const { seen, show, answer } = open();
    show();
    answer(right(new Blob(['<script></script>'], { type })));
    expect(seen).toEqual([{ url: null, unavailable: true, canRetry: false }]);
  });

  it.each([
    ['<svg><circle r="4"/></svg>', 'blob:1'],
    ['<svg><script/></svg>', null],
  ])('examines a drawing before it is shown: %s', async (svg, url) => {
    const { seen, show, answer } = open();
    show();
    answer(right(new Blob([svg], { type: 'image/svg+xml' })));
    await waitFor(() => expect(seen).toEqual([{ url, unavailable: url === null, canRetry: false }]));
  });

  it('requests no more than 10 MB', () => {
    const { read, show } = open();
    show();
    expect(read).toHaveBeenCalledWith('f', { key: 'system-small-cover' }, null, 10_000_000);
  });

  it('offers no retry of a picture that may not be read', () => {
    const { seen, show, answer } = open();
    show();
    answer(left(apiFailure(403, 'FORBIDDEN', '')));
    expect(seen).toEqual([{ url: null, unavailable: true, canRetry: false }]);
  });

  it('fetches an unavailable picture again for the next subscriber', () => {
    const { read, seen, show, answer } = open();
    show();
    answer(left(networkFailure('GET /assets/f', false)));
    expect(seen).toEqual([{ url: null, unavailable: true, canRetry: true }]);
    show();
    expect(read).toHaveBeenCalledTimes(2);
  });
});
