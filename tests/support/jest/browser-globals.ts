import { TextDecoder, TextEncoder } from 'node:util';

/** Browser APIs that the router and the adapters need and jsdom lacks. */
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
  // The router makes one for each navigation and looks at its signal.
  globalThis.Request ??= class {
    readonly method = 'GET';
    readonly signal: AbortSignal | null | undefined;

    constructor(
      readonly url: string,
      init?: RequestInit,
    ) {
      this.signal = init?.signal;
    }
  } as unknown as typeof Request;
  Blob.prototype.text ??= function text(this: Blob) {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(String(reader.result)));
      reader.readAsText(this);
    });
  };
  // jsdom has no layout, so Ariakit would take every control for invisible and focus none.
  Element.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList;
  // Editors of rich text ask for what lies at a point, and where a range is drawn.
  Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();
  document.elementFromPoint ??= () => null;
  // Otherwise an editor in a shadow root adds its styles as text, which jsdom parses again each time.
  if (!('adoptedStyleSheets' in ShadowRoot.prototype)) Object.assign(ShadowRoot.prototype, { adoptedStyleSheets: [] });
  Element.prototype.scrollIntoView ??= () => undefined;
}
