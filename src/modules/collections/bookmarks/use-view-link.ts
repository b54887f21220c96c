import { useHref } from 'react-router-dom';
import type { CollectionView } from '../../../application/presets';
import { collectionPath, useService, useStream } from '../../../kit';
import { viewQuery } from '../view-from-url.rules';
import { ClipboardWriter } from '../../../application/clipboard';

interface ViewLink {
  /** Copies a URL of the current view. */
  readonly copy: () => void;
  /** The URL of the current view, if copying it was denied; else null. */
  readonly deniedUrl: string | null;
}

/** A shareable link to the current view. */
export const useViewLink = (view: CollectionView): ViewLink => {
  const clipboard = useService(ClipboardWriter);
  const { collection, bookmark } = view.ref;
  const base = useHref(collectionPath(collection));
  const addressOf = (shown: CollectionView['view']): string =>
    new URL(base + viewQuery(bookmark, shown), window.location.href).href;
  const address = addressOf(useStream(view.view$));
  const uncopied = useStream(clipboard.deniedLink$);
  return { copy: () => clipboard.copyViewLink(addressOf(view.view)), deniedUrl: uncopied === address ? address : null };
};
