/** The link after that of an entry, or before it: where the focus goes when the entry has gone. Null for the only one. */
export const linkBeside = (within: HTMLElement): HTMLElement | null => {
  const links = [...(within.closest('[data-places]')?.querySelectorAll('a') ?? [])];
  const own = within.closest('li')?.querySelector('a') ?? null;
  const place = own === null ? -1 : links.indexOf(own);
  return place === -1 ? null : (links[place + 1] ?? links[place - 1] ?? null);
};
