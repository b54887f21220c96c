import { left, right } from 'fp-ts/Either';
import { lastValueFrom, of, toArray } from 'rxjs';
import { sessionEnded } from './failure';
import { resultOf, sent, type Sending, type Sent, type Upload } from './upload';

test('an upload is a call to whoever does not care how far it has come', async () => {
  const upload: Upload<string> = of<readonly (Sending | Sent<string>)[]>(
    { kind: 'sending', sent: 0, total: 7 },
    { kind: 'sending', sent: 7, total: 7 },
    sent(right('done')),
  );
  expect(await lastValueFrom(resultOf(upload).pipe(toArray()))).toEqual([right('done')]);
  expect(await lastValueFrom(resultOf(of(sent(left(sessionEnded)))))).toEqual(left(sessionEnded));
});
