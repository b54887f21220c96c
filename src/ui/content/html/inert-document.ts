/** The part of Trusted Types used here; browsers without them lack the member. */
interface PolicyTarget {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createHTML: (html: string) => string },
    ): { createHTML(html: string): string };
  };
}

let policy: { createHTML(html: string): string } | null = null;

/** For inert documents alone. Used nowhere else. */
const inertPolicy = (): { createHTML(html: string): string } => {
  policy ??= (window as PolicyTarget).trustedTypes?.createPolicy('quarterdeck-inert', {
    createHTML: (html) => html,
  }) ?? { createHTML: (html) => html };
  return policy;
};

let inert: Document | null = null;

/**
 * Parses HTML as the body of a document that is not shown: unchanged, so that its source can be compared and kept. No
 * script of it runs, no image of it loads. Its nodes must not be put into the page: show what `sanitise…` returns.
 */
export const parseInert = (html: string): HTMLElement => {
  inert ??= document.implementation.createHTMLDocument('');
  const body = inert.createElement('body');
  body.innerHTML = inertPolicy().createHTML(html);
  return body;
};
