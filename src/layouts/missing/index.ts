import { defineLayout, type LayoutDefinition } from '../../kit';

/** Replacement for an unknown layout id; renders an error state. */
export const missingLayout = (id: string): LayoutDefinition =>
  defineLayout({ id, name: 'layout_missing', icon: 'table_rows', component: loadMissingLayout });

const loadMissingLayout: LayoutDefinition['component'] = () =>
  import('./missing-layout').then((module) => module.MissingLayout);
