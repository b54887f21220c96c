import { useCallback, useState } from 'react';

interface Continuity {
  /** Changes whenever the address leads to another form. */
  readonly identity: number;
  /** To be called before going to an address that belongs to the form which is open. */
  readonly announce: (path: string) => void;
}

interface Kept {
  readonly path: string;
  readonly identity: number;
  readonly announced: string | null;
}

/** Lets a form stay as it is, focus and all, when its new item has got an address. */
export const useContinuity = (path: string): Continuity => {
  const [kept, keep] = useState<Kept>({ path, identity: 0, announced: null });
  const continues = kept.announced === path;
  const current: Kept =
    kept.path === path ? kept : { path, identity: continues ? kept.identity : kept.identity + 1, announced: null };
  if (current !== kept) keep(current);
  const announce = useCallback((next: string) => keep((now) => ({ ...now, announced: next })), []);
  return { identity: current.identity, announce };
};
