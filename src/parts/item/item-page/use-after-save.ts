import { type RefObject, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CollectionPaths, type ReturnState, useSubscription } from '../../../kit';
import type { ItemNavigation, ItemViewModel } from './item.view-model';

/** Announces that the next address belongs to the form that is already open. */
export type OnMove = (path: string) => void;

/** The path of a navigation; the list stands in for a page that the collection lacks. */
export const navigationPath = (navigation: ItemNavigation, paths: CollectionPaths): string => {
  switch (navigation.to) {
    case 'list':
      return paths.list;
    case 'new-item':
      return paths.newItem ?? paths.list;
    case 'item':
      return paths.item(navigation.key);
  }
};

/** Navigates after a save, a deletion or a copy. Returns the path that the form itself moves to. */
export const useAfterSave = (
  view: ItemViewModel,
  paths: CollectionPaths,
  onMove: OnMove | undefined,
): RefObject<string | null> => {
  const navigate = useNavigate();
  const moving = useRef<string | null>(null);
  useSubscription(view.navigations$, (navigation) => {
    const path = navigationPath(navigation, paths);
    const keepsForm = navigation.to === 'item' && navigation.keepsForm;
    if (keepsForm) {
      const [pathname = path] = path.split('?');
      moving.current = pathname;
      onMove?.(pathname);
    }
    const opened = navigation.to === 'list' && navigation.key !== null ? paths.item(navigation.key) : null;
    void navigate(path, {
      replace: keepsForm,
      ...(opened !== null && { state: { opened } satisfies ReturnState }),
    });
  });
  return moving;
};
