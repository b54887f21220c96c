import type { ExtensionKind } from '../../domain/extensions';
import type { ScriptLoader, ScriptOffer } from '../../ports/script-loader';

/** Where extensions run and register; fetched only where there are some. */
export interface ExtensionHost {
  readonly scripts: ScriptLoader;
  /** Takes in what a script has handed over. Answers why not, or null when all is well; never throws. */
  readonly admit: (kind: ExtensionKind, offer: ScriptOffer) => string | null;
}

/** How the page runs extensions. */
export interface ExtensionPage {
  /** Rejects when its code cannot be had. */
  readonly fetchHost: () => Promise<ExtensionHost>;
  /** A line for whoever looks into the console. */
  readonly warn: (text: string) => void;
}
