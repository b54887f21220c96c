/** Where the refresh token is kept between calls, as a browser keeps a cookie that no script may read. */
export interface RefreshCookie {
  read(): string | null;
  write(token: string | null): void;
}

/** Lasts as long as the page. */
export const transientCookie = (): RefreshCookie => {
  let kept: string | null = null;
  return {
    read: () => kept,
    write: (token) => {
      kept = token;
    },
  };
};
