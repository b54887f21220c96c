import { defineLayout } from '../../kit';
import { tabularRequest } from './tabular.query';

export const tabularLayout = defineLayout({
  id: 'tabular',
  name: 'layout_tabular',
  icon: 'table_rows',
  component: () => import(/* webpackChunkName: "signed-in" */ './tabular').then((module) => module.TabularLayout),
  options: () =>
    import(/* webpackChunkName: "layout-tabular-options" */ './options/tabular-options').then(
      (module) => module.TabularOptions,
    ),
  request: tabularRequest,
  canChoose: true,
});
