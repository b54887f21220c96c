import { deleteBookmark, renameBookmark, saveBookmark, type CollectionView } from '../../../application/presets';
import type { Preset } from '../../../domain/presets';
import { NotificationsService, PresetsService, viewModel } from '../../../kit';

const SERVICES = [PresetsService, NotificationsService] as const;

export const renameWrite = viewModel(
  SERVICES,
  (presets, notices) => (bookmark: Preset) => renameBookmark(presets, notices, bookmark),
);

export const deleteWrite = viewModel(
  SERVICES,
  (presets, notices) => (bookmark: Preset) => deleteBookmark(presets, notices, bookmark),
);

export const saveWrite = viewModel(
  SERVICES,
  (presets, notices) => (view: CollectionView) => saveBookmark(presets, notices, view),
);
