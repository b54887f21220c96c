import { Suspense } from 'react';
import { lazyComponent } from '../../../kit';
import { DetachedControl } from '../../../ui';
import type { PickerDrawerProps } from './picker-drawer-props';

const Picker = lazyComponent(() => import(/* webpackChunkName: "picker" */ './picker').then((part) => part.Picker));

/**
 * A drawer in which items of a collection are chosen, with its saved view as a start; changes of
 * the view are not saved. The code is loaded when the drawer is first opened. It may be inside a
 * field or another drawer.
 */
export const PickerDrawer = ({ open, ...picker }: PickerDrawerProps) =>
  open ? (
    <DetachedControl>
      <Suspense fallback={null}>
        <Picker {...picker} />
      </Suspense>
    </DetachedControl>
  ) : null;
