import type { CurrentUser } from '../../domain/users';
import type { Call } from '../../kernel';
import type { UsersGateway } from '../../ports/users-gateway';
import type { HttpClient } from './client';
import { currentUser } from './codecs/user';
import type { HttpRequest } from './transport';

/** method → request */
const requests = {
  me: () => ({ method: 'GET', path: '/users/me', query: { fields: '*,avatar.id,role.*' } }),
} satisfies Record<keyof UsersGateway, () => HttpRequest>;

export class HttpUsersGateway implements UsersGateway {
  constructor(private readonly client: HttpClient) {}

  me(): Call<CurrentUser> {
    return this.client.data(requests.me(), currentUser);
  }
}
