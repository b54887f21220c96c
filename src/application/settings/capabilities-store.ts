import { type Capabilities, DEFAULT_CAPABILITIES } from '../../domain/settings';
import { type Call, equals, RemoteDataStore } from '../../kernel';
import type { ServerGateway } from '../../ports/gateways/server-gateway';

/** What the server supports; that of 9.0 while signed out. Loaded with the session's data, before the first page. */
export class CapabilitiesStore {
  private readonly store = new RemoteDataStore<Capabilities>(DEFAULT_CAPABILITIES, equals);
  readonly capabilities$ = this.store.value$;

  constructor(private readonly gateway: Pick<ServerGateway, 'capabilities'>) {}

  get capabilities(): Capabilities {
    return this.store.value;
  }

  load(gateway: Pick<ServerGateway, 'capabilities'> = this.gateway): Call<void> {
    return this.store.load(gateway.capabilities());
  }

  clear(): void {
    this.store.clear();
  }
}
