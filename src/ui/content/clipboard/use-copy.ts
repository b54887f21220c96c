import { useState } from 'react';

export interface Copying {
  /** True once the text is in the clipboard. */
  readonly copied: boolean;
  readonly copy: () => void;
}

/**
 * Copies a text to the clipboard. Without permission nothing happens, and the text stays visible for copying by hand.
 */
export const useCopy = (text: string): Copying => {
  const [copiedText, setCopiedText] = useState<string | null>(null);
  return {
    copied: copiedText === text,
    copy: () => {
      // Undefined in pages without https.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      clipboard?.writeText(text).then(
        () => setCopiedText(text),
        () => undefined,
      );
    },
  };
};
