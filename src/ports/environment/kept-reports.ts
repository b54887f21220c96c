import { token } from '../../kernel';

/** Where adapters report that a page shows what this device keeps, because the server is not reached. */
export interface KeptReports {
  /** `page` is its path, `at` when the server gave the answer, in ms since 1970. */
  reportKept(page: string, at: number): void;
}

export const KeptReports = token<KeptReports>('KeptReports');
