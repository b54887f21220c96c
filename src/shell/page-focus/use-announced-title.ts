import { useEffect, useRef, useState } from 'react';

/** A title that changes again within this time, while the page loads, is not announced; in ms. */
const TITLE_MS = 400;

/** The document's title once the page of an address has set it; empty before the first navigation. */
export const useAnnouncedTitle = (address: string): string => {
  const [announced, announce] = useState('');
  const first = useRef<string | null>(address);
  useEffect(() => {
    // Screen readers announce the title of a loaded document themselves.
    if (first.current === address) return undefined;
    first.current = null;
    const wait = () => setTimeout(() => announce(document.title), TITLE_MS);
    let timer = wait();
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = wait();
    });
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [address]);
  return announced;
};
