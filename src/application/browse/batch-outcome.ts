import type { NoticeText, Notices } from '../notices';
import type { BatchEnd } from './batch-run';
import type { Browse } from './browse';

/**
 * After work on the selection: a word about what is done, which is selected no more, and the list as it now is. A failure is
 * told as well once the page is left (`pageLeft`) that would show it.
 */
export const tellOutcome = (
  browse: Browse,
  notices: Notices,
  text: NoticeText,
  { done, failure }: BatchEnd,
  pageLeft = false,
): void => {
  if (done.length > 0) notices.sayOf(done.length, text);
  if (pageLeft && failure !== null) notices.report(failure);
  const changed = new Set(done);
  browse.selection.chooseKeys(browse.selection.keys.filter((key) => !changed.has(key)));
  browse.list.refresh();
};
