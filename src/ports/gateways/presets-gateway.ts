import type { Preset, PresetCounts, PresetDraft, PresetEntry } from '../../domain/presets';
import { token, type Call } from '../../kernel';

/**
 * Presets and bookmarks. App access implies writing own presets and reading those of the role and of all users; presets
 * for others need a permission (otherwise FAILED_VALIDATION of `user`).
 */
export interface PresetsGateway {
  /**
   * The presets that apply to the caller: their own, those of their role (if any), and those for all users; and the
   * bookmarks of other roles that they may read.
   */
  listMine(): Call<readonly Preset[]>;
  /** The presets that `listMine` would return now: the device keeps them for the next start. */
  keepMine(mine: readonly Preset[]): void;
  /** All readable presets with the names of their users and roles. */
  list(): Call<readonly PresetEntry[]>;
  counts(): Call<PresetCounts>;
  /** Fails with FORBIDDEN when it does not exist or may not be read. */
  read(id: number): Call<Preset>;
  create(preset: PresetDraft): Call<Preset>;
  /** Fails with ITEM_NOT_FOUND when it was deleted, or assigned to a user whose presets may not be read. */
  update(id: number, changes: Partial<PresetDraft>): Call<Preset>;
  /** For an administrator, a preset that is already deleted is ignored. */
  remove(id: number): Call<void>;
  /** All or none; without ids no request is sent. */
  removeMany(ids: readonly number[]): Call<void>;
}

export const PresetsGateway = token<PresetsGateway>('PresetsGateway');
