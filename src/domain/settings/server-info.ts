import type { Project } from './project';

/** What the platform runs on. Times in seconds, memory in bytes; null where the server does not tell. */
export interface Machine {
  readonly runtime: { readonly version: string | null; readonly uptime: number | null };
  readonly system: {
    readonly type: string | null;
    readonly version: string | null;
    readonly uptime: number | null;
    readonly memory: number | null;
  };
}

/** What the server says of itself; the version and the machine are told to administrators only. */
export interface ServerInfo {
  readonly project: Project;
  readonly version: string | null;
  readonly machine: Machine | null;
}
