import { contributions } from '../../../assembly/contributions';
import { withOwnIcons } from './layout-icons.rules';

test('a layout with the icon of an earlier one is shown by its name', () => {
  const [table, wall, cards] = withOwnIcons([
    { id: 'tabular', icon: 'table_rows' },
    { id: 'wall', icon: 'table_rows' },
    { id: 'cards', icon: 'grid_view' },
  ]);
  expect([table?.icon, wall?.icon, cards?.icon]).toEqual(['table_rows', undefined, 'grid_view']);
});

test('the built-in layouts have icons of their own', () => {
  const layouts = contributions().layouts.all();
  expect(layouts.length).toBeGreaterThan(2);
  expect(withOwnIcons(layouts).filter(({ icon }) => icon === undefined)).toEqual([]);
});
