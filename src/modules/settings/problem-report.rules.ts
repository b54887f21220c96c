import type { Machine } from '../../domain/settings';

export interface ReportSources {
  /** Version of this application. */
  readonly application: string;
  /** Version of the platform; null where the server does not tell. */
  readonly platform: string | null;
  readonly machine: Machine | null;
  /** The browser's user agent. */
  readonly browser: string;
}

const UNKNOWN = 'unknown';

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(' ') || UNKNOWN;

/** The details of a bug report, in English for the developers, one a line. */
export const problemReport = ({ application, platform, machine, browser }: ReportSources): string =>
  [
    `Quarterdeck: ${application}`,
    `Platform: ${joined(platform)}`,
    `Node: ${joined(machine?.runtime.version)}`,
    `Operating system of the server: ${joined(machine?.system.type, machine?.system.version)}`,
    `Browser: ${joined(browser)}`,
  ].join('\n');

/** The address of the report page, with the details in place of `{report}`. */
export const reportAddress = (template: string, report: string): string =>
  template.replaceAll('{report}', encodeURIComponent(report));
