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

/** The colour a server has before anybody chose one; as an accent it counts as no choice. */
const UNTOUCHED_COLORS = ['#263238', '#00c897'];

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** A colour safe to put into a style property, or null for Quarterdeck's own. */
export const accentColor = (project: Project): string | null => {
  const color = project.project_color?.trim() ?? '';
  return HEX.test(color) && !UNTOUCHED_COLORS.includes(color.toLowerCase()) ? color : null;
};

/** The rest of the project's record; which more there is grows with the settings pages. */
export interface Settings {
  readonly project_name: string | null;
  readonly project_url: string | null;
}
