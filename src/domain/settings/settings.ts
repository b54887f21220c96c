import type { Json } from '../../kernel';

/** The project's public appearance. Files are ids. */
export interface Project {
  readonly project_name: string | null;
  readonly project_color: string | null;
  readonly project_logo: string | null;
  readonly public_foreground: string | null;
  readonly public_background: string | null;
  readonly public_note: string | null;
  readonly custom_css: string | null;
}

/** The project's settings record. */
export interface Settings extends Project {
  readonly project_url: string | null;
  /** A regular expression as text, with its slashes. */
  readonly auth_password_policy: string | null;
  readonly auth_login_attempts: number | null;
  /** Allowed image transformations: 'all', 'none' or 'presets'. */
  readonly storage_asset_transform: string | null;
  /** A list of sizes, each with its key. */
  readonly storage_asset_presets: Json;
}

/** The server's runtime and system. Times in seconds, memory in bytes; null where the server does not tell. */
export interface Machine {
  readonly runtime: { readonly version: string | null; readonly uptime: number | null };
  readonly system: {
    readonly type: string | null;
    readonly version: string | null;
    readonly uptime: number | null;
    readonly memory: number | null;
  };
}

/** Version and machine are null for users without admin access. */
export interface ServerInfo {
  readonly project: Project;
  readonly version: string | null;
  readonly machine: Machine | null;
}
