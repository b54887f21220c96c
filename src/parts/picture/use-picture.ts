import type { AssetVariant } from '../../domain/files';
import { useStream, useViewModel } from '../../kit';
import { pictureViewModel } from './picture.view-model';
import type { PictureState } from './shared-picture';

/** An address at which a picture can be shown; null before it has come, when it cannot be had, and without an id. */
export const usePicture = (id: string | null, variant?: AssetVariant): string | null =>
  useStream(useViewModel(pictureViewModel, id, variant).address$);

/** The same for whoever has something to show in place of a picture that cannot be had. */
export const usePictureState = (
  id: string | null,
  variant?: AssetVariant,
  modifiedOn: string | null = null,
): PictureState => useStream(useViewModel(pictureViewModel, id, variant, modifiedOn).state$);
