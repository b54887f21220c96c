import type { Preset } from '../domain/presets';
import { token, type Call } from '../kernel';

export interface PresetsGateway {
  /** Everything that applies to a person: their own, their role's (when they have one) and everybody's. */
  applyingTo(user: string, role: string | null): Call<readonly Preset[]>;
}

export const PresetsGateway = token<PresetsGateway>('PresetsGateway');
