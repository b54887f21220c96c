/** Somebody who did something; of people one may not see only the id is told. */
export interface ActivityUser {
  readonly id: string;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

/** What somebody did, once. `item` is the key as text; `user` is null for the public and for people who are gone. */
export interface Activity {
  readonly id: number;
  readonly action: string;
  /** ISO, in UTC; some databases leave the zone out. */
  readonly timestamp: string;
  readonly ip: string | null;
  readonly user_agent: string | null;
  readonly collection: string;
  readonly item: string;
  readonly comment: string | null;
  readonly user: ActivityUser | null;
}
