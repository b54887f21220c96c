import { TextDecoder, TextEncoder } from 'node:util';

/** What the router and the adapters expect of a browser and jsdom does not bring. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

if (typeof window !== 'undefined') {
  window.matchMedia ??= (query: string) =>
    ({
      matches: false,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
  globalThis.ResizeObserver ??= class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  // Without layout Ariakit takes every control of a menu or a dialog for invisible, and gives the focus to none.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  // Otherwise an editor in a shadow root brings its styles along as a text, which jsdom reads again for each of them.
  if (!('adoptedStyleSheets' in ShadowRoot.prototype)) Object.assign(ShadowRoot.prototype, { adoptedStyleSheets: [] });
  Element.prototype.scrollIntoView ??= () => undefined;
}
