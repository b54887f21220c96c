import { Comments, HistoryDependencies, MentionSearch } from '../../../../application/history';
import type { PrimaryKey } from '../../../../domain/items';
import { viewModel } from '../../../../kit';

/** The comments of an item and the search for users to mention. */
export class CommentsViewModel {
  readonly comments: Comments;
  readonly search: MentionSearch;

  constructor(parts: HistoryDependencies, collection: string, key: PrimaryKey) {
    this.comments = new Comments(parts, { collection, key });
    this.search = new MentionSearch(this.comments.people, parts.clock);
  }

  dispose(): void {
    this.search.dispose();
    this.comments.dispose();
  }
}

export const commentsViewModel = viewModel(
  [HistoryDependencies],
  (parts) => (collection: string, key: PrimaryKey) => new CommentsViewModel(parts, collection, key),
);
