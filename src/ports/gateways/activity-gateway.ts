import type { Activity } from '../../domain/revisions';
import { token, type Call } from '../../kernel';

/** Single entries of the activity log. Lists are items of `directus_activity`. */
export interface ActivityGateway {
  /** Fails with FORBIDDEN when it does not exist or may not be seen. */
  read(id: number): Call<Activity>;
}

export const ActivityGateway = token<ActivityGateway>('ActivityGateway');
