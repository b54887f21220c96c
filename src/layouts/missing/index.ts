import { defineLayout, type LayoutDefinition } from '../../kit';

/** Stands in for a layout that is not here: says so, and which one was asked for. */
export const missingLayout = (id: string): LayoutDefinition =>
  defineLayout({ id, name: 'layout_missing', icon: 'table_rows', component: loadMissingLayout });

const loadMissingLayout: LayoutDefinition['component'] = () =>
  import('./missing-layout').then((module) => module.MissingLayout);
