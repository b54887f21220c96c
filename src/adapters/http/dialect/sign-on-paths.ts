/** Where a generation lists its sign-on providers, and what the paths to them begin with. */
export interface SignOnPaths {
  readonly list: string;
  readonly provider: string;
}

export const SIGN_ON_PATHS: SignOnPaths = { list: '/auth/oauth', provider: '/auth/oauth' };

/** From 9.26 on. */
export const LATER_SIGN_ON_PATHS: SignOnPaths = { list: '/auth', provider: '/auth/login' };
