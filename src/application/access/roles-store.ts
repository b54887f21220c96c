import type { Role } from '../../domain/users';
import { RemoteDataStore, type Call } from '../../kernel';
import type { RolesGateway } from '../../ports/roles-gateway';

export class RolesStore {
  private readonly store = new RemoteDataStore<readonly Role[]>([]);
  readonly roles$ = this.store.value$;

  constructor(private readonly gateway: RolesGateway) {}

  load(): Call<void> {
    return this.store.load(this.gateway.list());
  }

  clear(): void {
    this.store.clear();
  }
}
