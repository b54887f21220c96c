import { useCallback, useState } from 'react';

interface FormIdentity {
  /** Changes when the URL leads to another form. */
  readonly identity: number;
  /** To be called before navigating to a URL that belongs to the open form. */
  readonly announce: (path: string) => void;
}

interface IdentityState {
  readonly path: string;
  readonly identity: number;
  readonly announced: string | null;
}

/** Keeps the form mounted, with its focus, when a new item gets its URL. */
export const useFormIdentity = (path: string): FormIdentity => {
  const [state, setState] = useState<IdentityState>({ path, identity: 0, announced: null });
  const continues = state.announced === path;
  const current: IdentityState =
    state.path === path ? state : { path, identity: continues ? state.identity : state.identity + 1, announced: null };
  if (current !== state) setState(current);
  const announce = useCallback((next: string) => setState((now) => ({ ...now, announced: next })), []);
  return { identity: current.identity, announce };
};
