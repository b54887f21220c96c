import type { AssetVariant } from '../../domain/files';
import { useStream, useViewModel } from '../../kit';
import { pictureViewModel } from './picture.view-model';

/** An address at which a picture can be shown; null before it has come, when it cannot be had, and without an id. */
export const usePicture = (id: string | null, variant?: AssetVariant): string | null =>
  useStream(useViewModel(pictureViewModel, id, variant).address$);
