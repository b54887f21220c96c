const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** What servers hold when nobody chose a colour: no accent. It is the ground of the public pages all the same (`--public-color`). */
const SERVER_DEFAULT_COLOR = '#263238';

const chosenColor = (color: string | null): string | null => {
  const hex = color?.trim().toLowerCase() ?? '';
  return HEX.test(hex) && hex !== SERVER_DEFAULT_COLOR ? hex : null;
};

/**
 * Derives every accent from a project's colour ('#8a2b4c'). Null and what is no colour bring the own accent back, and the
 * public pages their dark grey-blue. Written through CSSOM, since the content policy forbids style attributes.
 */
export const applyProjectColor = (color: string | null): void => {
  const { style } = document.documentElement;
  const chosen = chosenColor(color);
  for (const name of ['--project-color', '--public-color']) {
    if (chosen === null) style.removeProperty(name);
    else style.setProperty(name, chosen);
  }
};
