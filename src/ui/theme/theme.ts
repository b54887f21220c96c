export type ThemeChoice = 'light' | 'dark' | 'auto';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

let systemListener: (() => void) | null = null;

/** Binds the tokens of a theme to the page. 'auto' follows the system until the next call. */
export const applyTheme = (choice: ThemeChoice): void => {
  const system = window.matchMedia(SYSTEM_IS_DARK);
  if (systemListener !== null) system.removeEventListener('change', systemListener);
  systemListener = null;
  const bind = (theme: 'light' | 'dark') => {
    document.documentElement.dataset['theme'] = theme;
  };
  if (choice !== 'auto') {
    bind(choice);
    return;
  }
  systemListener = () => bind(window.matchMedia(SYSTEM_IS_DARK).matches ? 'dark' : 'light');
  system.addEventListener('change', systemListener);
  systemListener();
};

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

/** What would ask for something, or hide that it does: escapes are for those who write names that nobody is to read. */
const EXTERNAL_REFERENCE = /url\(|image-set\(|image\(|src\(|@import|\\/i;

/** Pictures that are in the text itself ask nobody for anything. */
const INLINE_IMAGE = /url\("data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=]*"\)/gi;

const isHarmless = (rule: CSSRule): boolean => !EXTERNAL_REFERENCE.test(rule.cssText.replace(INLINE_IMAGE, ''));

/**
 * A style sheet of what the browser has understood of the text, without the rules that would reach out to an address:
 * not even the own origin, for a selector and an address together can tell what is typed. It never becomes part of the
 * page's markup, so nothing in it can end a style element.
 */
const safeStyleSheet = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = sheet.cssRules[at];
    if (rule !== undefined && !isHarmless(rule)) sheet.deleteRule(at);
  }
  return sheet;
};

/** Puts a project's own style over the application's, until the function that comes back is called. */
export const applyCustomCss = (css: string | null): (() => void) => {
  if (css === null || css.trim() === '') return () => undefined;
  const sheet = safeStyleSheet(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};
