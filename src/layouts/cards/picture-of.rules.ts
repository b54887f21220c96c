import { fileTypeLabel, mimeKind, type AssetVariant } from '../../domain/files';
import type { CardsOptions, Thumbnail } from '../../domain/query';

/** What stands at the top of a card. */
export type CardFace =
  | {
      readonly kind: 'picture';
      readonly id: string;
      /** Absent for the file as it is. */
      readonly variant: AssetVariant | undefined;
      readonly modifiedOn: string | null;
      /** What stands there when the picture cannot be had. */
      readonly label: string | null;
    }
  | { readonly kind: 'label'; readonly label: string }
  | { readonly kind: 'icon' };

/** Raster images in the size the platform keeps ready, an SVG as it is, of other files their type. */
export const faceOf = (thumbnail: Thumbnail | null, fit: CardsOptions['imageFit']): CardFace => {
  if (thumbnail === null) return { kind: 'icon' };
  const { id, type, modified_on: modifiedOn } = thumbnail;
  const label = fileTypeLabel(type);
  const kind = mimeKind(type);
  if (kind === 'svg') return { kind: 'picture', id, variant: undefined, modifiedOn, label };
  if (kind === 'image')
    return {
      kind: 'picture',
      id,
      variant: { key: fit === 'crop' ? 'system-medium-cover' : 'system-medium-contain' },
      modifiedOn,
      label,
    };
  return label === null ? { kind: 'icon' } : { kind: 'label', label };
};
