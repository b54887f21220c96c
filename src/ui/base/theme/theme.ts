import type { CSSProperties } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'auto';

const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

let systemListener: (() => void) | null = null;

/** Sets the theme of the document. 'auto' follows the system until the next call. */
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

/**
 * The server's default project colour: treated as unset, except as background of the public pages (`--public-color`).
 */
const SERVER_DEFAULT_COLOR = '#263238';

const chosenColor = (color: string | null): string | null => {
  const hex = color?.trim().toLowerCase() ?? '';
  return HEX.test(hex) && hex !== SERVER_DEFAULT_COLOR ? hex : null;
};

/**
 * Derives all accents from the project's colour ('#8a2b4c'). Null and invalid colours restore the defaults. Uses the
 * CSSOM, because the content security policy forbids style attributes.
 */
export const applyProjectColor = (color: string | null): void => {
  const { style } = document.documentElement;
  const chosen = chosenColor(color);
  for (const name of ['--project-color', '--public-color']) {
    if (chosen === null) style.removeProperty(name);
    else style.setProperty(name, chosen);
  }
};

/**
 * The colours of a part of the page that shows how the project looks with another colour; invalid colours as in
 * `applyProjectColor`. What derives from them on the root does not follow.
 */
export const projectColorStyle = (color: string | null): CSSProperties => {
  const chosen = chosenColor(color);
  return chosen === null ? {} : ({ '--project-color': chosen, '--public-color': chosen } as CSSProperties);
};

/** CSS that sends a request, or escapes that could hide one. */
const EXTERNAL_REFERENCE = /url\(|image-set\(|image\(|src\(|@import|\\/i;

/** Inline images, which send no request. */
const INLINE_IMAGE = /url\("data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=]*"\)/gi;

const isSafe = (rule: CSSRule): boolean => !EXTERNAL_REFERENCE.test(rule.cssText.replace(INLINE_IMAGE, ''));

/**
 * A style sheet without rules that send requests, not even to the own origin: a selector with a URL can leak typed
 * text. The text is parsed as a constructed style sheet and never becomes markup, so that it cannot close a style
 * element.
 */
const safeStyleSheet = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = sheet.cssRules[index];
    if (rule !== undefined && !isSafe(rule)) sheet.deleteRule(index);
  }
  return sheet;
};

/** Applies the project's custom CSS; returns the function that removes it. */
export const applyCustomCss = (css: string | null): (() => void) => {
  if (css === null || css.trim() === '') return () => undefined;
  const sheet = safeStyleSheet(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
};
