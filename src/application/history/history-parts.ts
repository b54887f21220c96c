import type { CommentsGateway } from '../../ports/comments-gateway';
import type { RevisionsGateway } from '../../ports/revisions-gateway';
import type { WorkParts } from '../work';

/** What the history of an item takes from its surroundings. */
export interface HistoryParts extends Pick<WorkParts, 'items' | 'clock' | 'schema' | 'access' | 'notices' | 'unsaved'> {
  readonly revisions: RevisionsGateway;
  readonly comments: CommentsGateway;
}
