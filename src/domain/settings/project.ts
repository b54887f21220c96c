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

/** What the server says of itself; the version is told to administrators only. */
export interface ServerInfo {
  readonly project: Project;
  readonly version: string | null;
}

/** The rest of the project's record; which more there is grows with the settings pages. */
export interface Settings {
  readonly project_name: string | null;
  readonly project_url: string | null;
}
