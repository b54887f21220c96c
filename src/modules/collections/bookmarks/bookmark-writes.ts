import { deleteBookmark, renameBookmark, saveBookmark, type CollectionView } from '../../../application/presets';
import type { Preset } from '../../../domain/presets';
import { NotificationsService, PresetsService, viewModel } from '../../../kit';

const SERVICES = [PresetsService, NotificationsService] as const;

export const renameWrite = viewModel(
  SERVICES,
  (presets, notifications) => (bookmark: Preset) => renameBookmark(presets, notifications, bookmark),
);

export const deleteWrite = viewModel(
  SERVICES,
  (presets, notifications) => (bookmark: Preset) => deleteBookmark(presets, notifications, bookmark),
);

export const saveWrite = viewModel(
  SERVICES,
  (presets, notifications) => (view: CollectionView) => saveBookmark(presets, notifications, view),
);
