import type { Item } from '../../../domain/items';
import type { CurrentUser, NewSecondFactor } from '../../../domain/users';
import { type Call, chainCall, mapCall } from '../../../kernel';
import type { UsersGateway } from '../../../ports/gateways/users-gateway';
import type { HttpClient } from '../client';
import { decodeData } from '../codecs/decode';
import type { SqliteDates } from '../dialect/sqlite-dates';
import { endpointOf, type HttpRequest } from '../request';
import { currentUser, currentUserWithAccess, newSecondFactor } from '../codecs/users';

const MYSELF = { path: '/users/me', query: { fields: '*,avatar.id,role.*' } };

/** method → request */
const requests = {
  me: () => ({ method: 'GET', ...MYSELF, isKept: true }),
  updateMe: (body: Item) => ({ method: 'PATCH', ...MYSELF, body }),
  trackPage: (last_page: string) => ({ method: 'PATCH', path: '/users/me/track/page', body: { last_page } }),
  invite: (email: readonly string[], role: string) => ({
    method: 'POST',
    path: '/users/invite',
    body: { email, role },
  }),
  generateSecondFactor: (password: string) => ({ method: 'POST', path: '/users/me/tfa/generate', body: { password } }),
  enableSecondFactor: (secret: string, otp: string) => ({
    method: 'POST',
    path: '/users/me/tfa/enable',
    body: { otp, secret },
  }),
  disableSecondFactor: (otp: string) => ({ method: 'POST', path: '/users/me/tfa/disable', body: { otp } }),
} satisfies Record<keyof UsersGateway, (...input: never[]) => HttpRequest>;

const toVoid = mapCall(() => undefined);

export class HttpUsersGateway implements UsersGateway {
  constructor(
    private readonly client: HttpClient,
    private readonly dates: SqliteDates,
  ) {}

  me(): Call<CurrentUser> {
    return this.client.data(requests.me(), currentUserWithAccess).pipe(
      mapCall(({ last_access, ...user }) => {
        // Set by the refresh of the token just before this request.
        this.dates.setZone(last_access, this.client.receivedAt(requests.me()));
        return user;
      }),
    );
  }

  updateMe(edits: Item): Call<CurrentUser> {
    return this.client.write(requests.updateMe(edits), currentUser);
  }

  trackPage(page: string): Call<void> {
    return this.client.command(requests.trackPage(page));
  }

  invite(emails: readonly string[], role: string): Call<void> {
    return this.client.command(requests.invite(emails, role));
  }

  /** Never refreshes the token, because INVALID_CREDENTIALS refers to the password here. */
  generateSecondFactor(password: string): Call<NewSecondFactor> {
    const request = requests.generateSecondFactor(password);
    return this.client
      .sendWithoutRefresh(request)
      .pipe(chainCall((body) => decodeData(endpointOf(request), newSecondFactor, body, 'data')));
  }

  enableSecondFactor(secret: string, otp: string): Call<void> {
    return this.client.sendWithoutRefresh(requests.enableSecondFactor(secret, otp)).pipe(toVoid);
  }

  disableSecondFactor(otp: string): Call<void> {
    return this.client.sendWithoutRefresh(requests.disableSecondFactor(otp)).pipe(toVoid);
  }
}
