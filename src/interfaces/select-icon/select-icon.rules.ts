/** An icon category and the names of its icons. */
export interface IconGroup<Category extends string> {
  readonly category: Category;
  readonly names: readonly string[];
}

/**
 * The icons whose name contains the search text, ignoring case and with blanks as underscores. Empty groups are
 * omitted.
 */
export const filterIcons = <Category extends string>(
  groups: readonly IconGroup<Category>[],
  search: string,
): readonly IconGroup<Category>[] => {
  const term = search.trim().toLowerCase().replace(/\s+/g, '_');
  return groups
    .map(({ category, names }) => ({ category, names: names.filter((name) => name.includes(term)) }))
    .filter(({ names }) => names.length > 0);
};

/** The first `max` icons of the groups, and the number of remaining ones. */
export const limitIcons = <Category extends string>(
  groups: readonly IconGroup<Category>[],
  max: number,
): { readonly groups: readonly IconGroup<Category>[]; readonly hidden: number } => {
  let remaining = max;
  const first = groups.flatMap(({ category, names }) => {
    const visible = names.slice(0, Math.max(0, remaining));
    remaining -= names.length;
    return visible.length === 0 ? [] : [{ category, names: visible }];
  });
  return { groups: first, hidden: Math.max(0, -remaining) };
};

/** The index after an arrow key in a grid of `count` cells; null for other keys and beyond the ends. */
export const nextInGrid = (
  key: string,
  index: number,
  count: number,
  columns: number,
  mirrored: boolean,
): number | null => {
  const sideways = mirrored ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: sideways,
    ArrowLeft: -sideways,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const step =
    key === 'Home' ? -index : key === 'End' ? count - 1 - index : Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return null;
  const next = index + step;
  return next < 0 || next >= count ? null : next;
};

/** The readable name of an icon: 'Local offer' for 'local_offer'. */
export const iconLabel = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
