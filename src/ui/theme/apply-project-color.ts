const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** What servers hold when nobody chose a colour: no accent, but the ground of the public pages. */
const UNTOUCHED = '#263238';

/**
 * Derives every accent from a project's colour ('#8a2b4c'). Null and what is no colour bring the own accent back.
 * Written through CSSOM, since the content policy forbids style attributes.
 */
export const applyProjectColor = (color: string | null): void => {
  const { style } = document.documentElement;
  style.removeProperty('--project-color');
  style.removeProperty('--public-color');
  const hex = color?.trim().toLowerCase() ?? '';
  if (HEX.test(hex)) style.setProperty(hex === UNTOUCHED ? '--public-color' : '--project-color', hex);
};
