/** @jest-environment node */
import { firstValueFrom } from 'rxjs';
import { HttpTransport } from '../transport';
import { HttpAuthGateway } from './http-auth-gateway';

const TOKENS = { data: { access_token: 'a', expires: 900_000 } };
const REFUSED = { errors: [{ message: '', extensions: { code: 'INVALID_CREDENTIALS' } }] };

const start = (isSet: boolean, status: number, body: unknown) => {
  const hint = { value: isSet };
  const fetch = () =>
    status === 0 ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json(body, { status }));
  const auth = new HttpAuthGateway(new HttpTransport('https://platform.test', fetch), {
    isSet: () => hint.value,
    set: () => (hint.value = true),
    clear: () => (hint.value = false),
  });
  return { auth, hint };
};

const credentials = { email: 'ines@northlight.example', password: 'northlight' };

test('expects a session after a sign-in and after a refresh', async () => {
  const signingIn = start(false, 200, TOKENS);
  await firstValueFrom(signingIn.auth.login(credentials));
  const refreshing = start(false, 200, TOKENS);
  await firstValueFrom(refreshing.auth.refresh());
  expect([signingIn.auth.expectsSession(), refreshing.auth.expectsSession()]).toEqual([true, true]);
});

test('expects none after a refused refresh and after a sign-out, even without an answer', async () => {
  const refused = start(true, 401, REFUSED);
  await firstValueFrom(refused.auth.refresh());
  const signedOut = start(true, 0, null);
  await firstValueFrom(signedOut.auth.logout());
  expect([refused.hint.value, signedOut.hint.value]).toEqual([false, false]);
});

test('keeps its expectation after a refresh without an answer and after a refused sign-in', async () => {
  const offline = start(true, 0, null);
  await firstValueFrom(offline.auth.refresh());
  const refused = start(true, 401, REFUSED);
  await firstValueFrom(refused.auth.login(credentials));
  expect([offline.hint.value, refused.hint.value]).toEqual([true, true]);
});
