import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSubscription } from '../../../kit';
import { useBookmarkPath } from '../use-bookmark-path';
import type { ItemViewModel } from './item.view-model';

/** Announces that the next address belongs to the form that is already open. */
export type OnMove = (path: string) => void;

/** Navigates after a save, a deletion or a copy. Returns the path that the form itself moves to. */
export const useAfterSave = (view: ItemViewModel, onMove: OnMove | undefined): RefObject<string | null> => {
  const navigate = useNavigate();
  const moving = useRef<string | null>(null);
  const bookmarkPath = useBookmarkPath();
  useSubscription(view.navigations$, ({ path, keepsForm }) => {
    if (keepsForm) {
      moving.current = path;
      onMove?.(path);
    }
    void navigate(bookmarkPath(path), { replace: keepsForm });
  });
  return moving;
};
