import type { Preset } from '../../domain/presets';
import type { CurrentUser } from '../../domain/users';
import { RemoteStore, type Call } from '../../kernel';
import type { PresetsGateway } from '../../ports/presets-gateway';

/** The saved views that apply to the person who is here. */
export class PresetsStore {
  private readonly store = new RemoteStore<readonly Preset[]>([]);
  readonly presets$ = this.store.value$;

  constructor(private readonly gateway: PresetsGateway) {}

  load(user: CurrentUser): Call<void> {
    return this.store.load(this.gateway.applyingTo(user.id, user.role?.id ?? null));
  }

  clear(): void {
    this.store.clear();
  }
}
