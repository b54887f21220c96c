import { useHref } from 'react-router-dom';
import type { CollectionView } from '../../../application/presets';
import { collectionPath, ClipboardWriterService, useService, useStream } from '../../../kit';
import { viewQuery } from '../view-from-url.rules';

interface ViewLink {
  /** Copies the address under which others find the view as it is at that moment. */
  readonly copy: () => void;
  /** The address, once it could not be copied and for as long as it is that of the view; null for nothing to do. */
  readonly uncopied: string | null;
}

/** A link to what a list shows. */
export const useViewLink = (view: CollectionView): ViewLink => {
  const clipboard = useService(ClipboardWriterService);
  const { collection, bookmark } = view.ref;
  const base = useHref(collectionPath(collection));
  const addressOf = (shown: CollectionView['view']): string =>
    new URL(base + viewQuery(bookmark, shown), window.location.href).href;
  const address = addressOf(useStream(view.view$));
  const uncopied = useStream(clipboard.deniedLink$);
  return { copy: () => clipboard.copyViewLink(addressOf(view.view)), uncopied: uncopied === address ? address : null };
};
