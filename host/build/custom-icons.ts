/** Columns of the densest grid. */
const MAX_GRID = 6;

/** A square of equal cells, 18 by 18: the sizes of the cards layout. */
const grid = (columns: number): string => {
  const gap = columns > 3 ? 1 : 2;
  const size = (18 - (columns - 1) * gap) / columns;
  const at = (index: number): string => (3 + index * (size + gap)).toFixed(2);
  const side = size.toFixed(2);
  const cells = Array.from({ length: columns }, (_, index) => index);
  return cells.flatMap((row) => cells.map((column) => `M${at(column)} ${at(row)}h${side}v${side}h-${side}z`)).join('');
};

/**
 * The icons of the platform (spec 002, 2.4) that Google's set lacks or calls otherwise, by their names on the platform.
 * `icons` is Google's set in one style.
 */
export const customIcons = (icons: Readonly<Record<string, string>>): Readonly<Record<string, string>> => ({
  ...(icons['inventory_2'] === undefined ? {} : { box: icons['inventory_2'] }),
  bookmark_save:
    '!M7 3h10a2 2 0 0 1 2 2v16l-7-3-7 3V5a2 2 0 0 1 2-2zM7 5v13l5-2.2 5 2.2V5zm4 9L8 11l1.4-1.4 1.6 1.6 3.6-3.6L16 9z',
  commit_node: '!M2 11h5.1a5 5 0 0 1 9.8 0H22v2h-5.1a5 5 0 0 1-9.8 0H2zM12 9a3 3 0 1 0 .01 0z',
  flip_horizontal: '!M11 2h2v20h-2zM9 5v14H2zM15 5l7 14h-7zM17 13.5V17h1.75z',
  flip_vertical: '!M2 11h20v2H2zM5 9h14V2zM5 15l14 7v-7zM13.5 17H17v1.75z',
  folder_move:
    '!M4 4h6l2 2h8a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2zM4 8v10h16V8zm8 1.5L15.5 13L12 16.5V14H8v-2h4z',
  ...Object.fromEntries(Array.from({ length: MAX_GRID }, (_, index) => [`grid_${index + 1}`, grid(index + 1)])),
});
