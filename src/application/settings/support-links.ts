import { token } from '../../kernel';

/**
 * Where the operator of this application wants reports and requests, and has a manual; http or https, null for none.
 */
export interface SupportLinks {
  /** May contain `{report}`, the place for the details of a report. */
  readonly reportBug: string | null;
  readonly requestFeature: string | null;
  readonly manual: string | null;
}

export const SupportLinks = token<SupportLinks>('SupportLinks');
