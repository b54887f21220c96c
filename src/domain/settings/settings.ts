import type { Json } from '../../kernel';

/** How a project presents itself, signed in or not. Files are named by their id. */
export interface Project {
  readonly project_name: string | null;
  readonly project_color: string | null;
  readonly project_logo: string | null;
  readonly public_foreground: string | null;
  readonly public_background: string | null;
  readonly public_note: string | null;
  readonly custom_css: string | null;
}

/** The whole of the project's record. */
export interface Settings extends Project {
  readonly project_url: string | null;
  /** A regular expression as text, with its slashes. */
  readonly auth_password_policy: string | null;
  readonly auth_login_attempts: number | null;
  /** Which images may be asked for: 'all', 'none' or 'presets'. */
  readonly storage_asset_transform: string | null;
  /** A list of sizes, each with its key. */
  readonly storage_asset_presets: Json;
}

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
