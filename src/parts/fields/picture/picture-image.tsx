import { type ReactNode, useState } from 'react';
import type { AssetVariant, FileInfo } from '../../../domain/files';
import { usePictureState } from './picture';

interface PictureImageProps {
  readonly file: Pick<FileInfo, 'id' | 'modified_on'>;
  readonly variant: AssetVariant | undefined;
  /** Alternative text; empty where the name is shown beside it. */
  readonly alt: string;
  readonly className: string | undefined;
  /** Instead of a picture that cannot be fetched or decoded. */
  readonly fallback: ReactNode;
  /** Instead of a picture of which no answer arrived; the fallback by default. */
  readonly renderUnanswered?: ((retry: () => void) => ReactNode) | undefined;
  readonly placeholder?: ReactNode;
}

/** A picture of the file library as an img element, in which scripts of an SVG do not run. */
export const PictureImage = ({
  file,
  variant,
  alt,
  className,
  fallback,
  renderUnanswered,
  placeholder = null,
}: PictureImageProps) => {
  const { url, unavailable, canRetry, retry } = usePictureState(file.id, variant, file.modified_on);
  const [broken, setBroken] = useState<string | null>(null);
  if (canRetry && renderUnanswered !== undefined) return renderUnanswered(retry);
  if (unavailable || (url !== null && broken === url)) return fallback;
  if (url === null) return placeholder;
  return (
    <img className={className} src={url} alt={alt} decoding="async" draggable={false} onError={() => setBroken(url)} />
  );
};
