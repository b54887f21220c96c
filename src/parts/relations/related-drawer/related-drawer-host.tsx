import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { lazyComponent } from '../../../kit';
import { DrawerContext, type OpenDrawer, TrailContext } from '../../item/item-form';
import type { RelatedDrawerProps, TrailStep } from './related-drawer';

const RelatedDrawer = lazyComponent(() =>
  import(/* webpackChunkName: "related-drawer" */ './related-drawer').then((part) => part.RelatedDrawer),
);

type Opened = Pick<RelatedDrawerProps, 'form' | 'field' | 'request'>;

interface RelatedDrawerHostProps {
  /** The page and the drawers that the form is in. */
  readonly trail: readonly TrailStep[];
  readonly children: ReactNode;
}

const renderHost: RelatedDrawerProps['renderHost'] = (trail, children) => (
  <RelatedDrawerHost trail={trail}>{children}</RelatedDrawerHost>
);

/**
 * Lets the fields inside open related items in a drawer, one at a time; each drawer is a host for
 * the fields of its own.
 */
export const RelatedDrawerHost = ({ trail, children }: RelatedDrawerHostProps) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useCallback<OpenDrawer>((form, field, request) => setOpened({ form, field, request }), []);
  const close = useCallback(() => setOpened(null), []);
  const labels = useMemo(() => trail.map(({ label }) => label), [trail]);
  return (
    <>
      <TrailContext value={labels}>
        <DrawerContext value={open}>{children}</DrawerContext>
      </TrailContext>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <RelatedDrawer {...opened} trail={trail} onClose={close} renderHost={renderHost} />
        </Suspense>
      )}
    </>
  );
};
