import { left, right } from 'fp-ts/Either';
import { lastValueFrom, of, toArray } from 'rxjs';
import { sessionEnded } from './failure';
import { resultOf, sent, type UploadProgress, type UploadResult, type Upload } from './upload';

test('an upload is a call to whoever does not care how far it has come', async () => {
  const upload: Upload<string> = of<readonly (UploadProgress | UploadResult<string>)[]>(
    { kind: 'sending', uploadResult: 0, total: 7 },
    { kind: 'sending', uploadResult: 7, total: 7 },
    sent(right('done')),
  );
  expect(await lastValueFrom(resultOf(upload).pipe(toArray()))).toEqual([right('done')]);
  expect(await lastValueFrom(resultOf(of(sent(left(sessionEnded)))))).toEqual(left(sessionEnded));
});
