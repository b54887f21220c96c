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
export const safeStyleSheet = (css: string): CSSStyleSheet => {
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
