import type { ActivityUser } from './activity';

/** Who wrote a comment; `avatar` is the id of a file, null without one or where it may not be seen. */
export interface Commenter extends ActivityUser {
  readonly avatar: string | null;
}

/** What somebody said about an item. The platform keeps comments among its activities. */
export interface Comment {
  readonly id: number;
  readonly comment: string;
  /** ISO, in UTC; some databases leave the zone out. */
  readonly timestamp: string;
  readonly collection: string;
  readonly item: string;
  readonly user: Commenter | null;
}
