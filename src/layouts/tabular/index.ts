import { defineLayout } from '../../kit';

export const tabularLayout = defineLayout({
  id: 'tabular',
  name: 'layout_tabular',
  icon: 'table_rows',
  component: () => import(/* webpackChunkName: "layout-tabular" */ './tabular').then((module) => module.TabularLayout),
});
