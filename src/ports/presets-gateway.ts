import type { Preset, PresetCounts, PresetDraft, PresetEntry } from '../domain/presets';
import { token, type Call } from '../kernel';

/**
 * Saved ways of looking at collections. App access lets everybody keep presets of their own, and read those of their role
 * and of everybody; one for others needs a permission (FAILED_VALIDATION of `user` without it).
 */
export interface PresetsGateway {
  /** Everything that applies to a person: their own, their role's (when they have one) and everybody's. */
  listFor(user: string, role: string | null): Call<readonly Preset[]>;
  /** All that may be seen, with the names of those they are for. */
  list(): Call<readonly PresetEntry[]>;
  counts(): Call<PresetCounts>;
  /** Fails with FORBIDDEN when it does not exist or may not be seen. */
  read(id: number): Call<Preset>;
  create(preset: PresetDraft): Call<Preset>;
  /** Fails with ITEM_NOT_FOUND when it has gone, or has been given to somebody whose presets may not be seen. */
  update(id: number, changes: Partial<PresetDraft>): Call<Preset>;
  /** To an administrator it is no mistake when it has gone already. */
  remove(id: number): Call<void>;
  /** All are deleted or none; without ids nothing is asked. */
  removeMany(ids: readonly number[]): Call<void>;
}

export const PresetsGateway = token<PresetsGateway>('PresetsGateway');
