import { useMemo } from 'react';
import { useHref } from 'react-router-dom';
import { combineLatest, map, type Observable } from 'rxjs';
import { ClipboardWriter } from '../../../../application/clipboard';
import type { CollectionView } from '../../../../application/presets';
import { useService } from '../../../../kit';
import { viewQuery } from './view-from-url.rules';

/** A shareable link to the current view. */
export class ViewLink {
  /** The URL of the current view, if copying it was denied; else null. */
  readonly deniedUrl$: Observable<string | null>;

  /** `base`: the URL of the collection's list. */
  constructor(
    private readonly clipboard: Pick<ClipboardWriter, 'copyViewLink' | 'deniedLink$'>,
    private readonly view: Pick<CollectionView, 'ref' | 'view' | 'view$'>,
    private readonly base: string,
  ) {
    this.deniedUrl$ = combineLatest([clipboard.deniedLink$, view.view$]).pipe(
      map(([denied, shown]) => (denied === this.urlOf(shown) ? denied : null)),
    );
  }

  copy(): void {
    this.clipboard.copyViewLink(this.urlOf(this.view.view));
  }

  private urlOf(shown: CollectionView['view']): string {
    return this.base + viewQuery(this.view.ref.bookmark, shown);
  }
}

/** `list`: the path of the list; its query is replaced. */
export const useViewLink = (view: CollectionView, list: string): ViewLink => {
  const clipboard = useService(ClipboardWriter);
  const path = useHref(list.split('?')[0] ?? '');
  return useMemo(
    () => new ViewLink(clipboard, view, new URL(path, window.location.href).href),
    [clipboard, view, path],
  );
};
