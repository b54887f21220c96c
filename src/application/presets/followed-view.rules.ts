import {
  changedParts,
  changeLayoutQuery,
  changeView,
  mergeViews,
  type ChangedPart,
  type View,
} from '../../domain/presets';
import { partIn } from '../../domain/query';

const LISTING = ['sort', 'limit'];

const asksAnew = (part: ChangedPart): boolean =>
  part.part === 'filters' || part.part === 'search' || (part.part === 'layout_query' && LISTING.includes(part.key));

/**
 * What is on screen (`current`, made from `base`) once others have saved `theirs`: theirs, with what was changed here. The page
 * stays, for turning it changes nothing, unless others ask for something else now.
 */
export const followedView = (base: View, current: View, theirs: View): View => {
  const merged = mergeViews(base, current, theirs);
  const changes = changedParts(current, merged);
  if (changes.some(asksAnew)) return changeView(merged, { search: merged.search });
  const turned = changes.flatMap((part) => (part.part === 'layout_query' && part.key === 'page' ? [part.layout] : []));
  return turned.reduce(
    (view, layout) => changeLayoutQuery(view, layout, { page: partIn(current.layout_query, layout)['page'] ?? null }),
    merged,
  );
};
