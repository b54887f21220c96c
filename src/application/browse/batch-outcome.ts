import type { NoticeText, Notices } from '../notices';
import type { BatchEnd } from './batch-run';
import type { Browse } from './browse';

/** After work on the selection: a word about what is done, the list as it now is, and selected what is left. */
export const tellOutcome = (browse: Browse, notices: Notices, text: NoticeText, { done, left }: BatchEnd): void => {
  if (done.length > 0) notices.sayOf(done.length, text);
  browse.selection.chooseKeys(left);
  browse.list.refresh();
};
