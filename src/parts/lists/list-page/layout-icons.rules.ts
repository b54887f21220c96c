/**
 * The icons of these layouts, or no icon for a layout that would share one with a layout before it: it is then shown by its
 * name. Extensions choose their icons without knowing each other.
 */
export const withOwnIcons = <A extends { readonly icon: string }>(
  layouts: readonly A[],
): readonly (Omit<A, 'icon'> & { readonly icon: string | undefined })[] =>
  layouts.map((layout, index) => ({
    ...layout,
    icon: layouts.findIndex(({ icon }) => icon === layout.icon) === index ? layout.icon : undefined,
  }));
