import { useLayoutEffect } from 'react';
import { useText } from '../../kit';
import { useReferencedPicture } from '../../parts/fields/picture';
import { assetIdOf } from '../../parts/files/text-images';
import type { DocumentImage } from '../../ui';

const FILE_NAME = /([^/?#]+)(?:[?#].*)?$/;

/** What names an image without an alternative text. */
const imageName = (address: string): string => FILE_NAME.exec(address)?.[1] ?? address;

const PREVIEW_SIZE = { key: 'system-large-contain' } as const;

/**
 * An image of the preview: a file of the library is fetched with the access token in a header. Other images are not
 * loaded, since that would tell their servers who writes what; their alternative text is shown.
 */
export const AssetImage: DocumentImage = ({ element, source }) => {
  const { t } = useText();
  const file = assetIdOf(source);
  const url = useReferencedPicture(file, PREVIEW_SIZE);
  const reason = file === null ? t('markdown_image_elsewhere') : null;
  useLayoutEffect(() => {
    if (url === null) element.removeAttribute('src');
    else element.setAttribute('src', url);
    if (element.getAttribute('alt') === '' || !element.hasAttribute('alt'))
      element.setAttribute('alt', imageName(source));
    if (reason !== null) element.setAttribute('title', reason);
  }, [element, source, url, reason]);
  return null;
};
