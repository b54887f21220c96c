import { memo } from 'react';
import { useText } from '../../../../kit';
import { classNames, Icon, Link } from '../../../../ui';
import { modelPath } from '../model-path';
import classes from './diagram-canvas.module.css';
import type { DrawnNode } from './diagram.view-model';

interface DiagramNodeProps {
  readonly node: DrawnNode;
  readonly isCurrent: boolean;
  readonly isDim: boolean;
  readonly isMatch: boolean;
  readonly isDetailed: boolean;
}

const ICONS = { visible: 'box', hidden: 'visibility_off', system: 'settings', unmanaged: 'dns' } as const;

/** A collection with its fields that have relations. The whole node is a link to the collection's page. */
export const DiagramNode = memo(({ node, isCurrent, isDim, isMatch, isDetailed }: DiagramNodeProps) => {
  const { t, locale } = useText();
  const { described, place } = node;
  const { collection, name, visibility, isJunction, rows, further, relations } = described;
  return (
    <Link
      href={modelPath(collection)}
      className={classNames(classes['node'], isDim && classes['dim'], isMatch && classes['match'], classes[visibility])}
      tabIndex={isCurrent ? 0 : -1}
      draggable={false}
      dir={locale.direction}
      data-node={collection}
      aria-label={t('diagram_node', { name, count: relations.length })}
      style={{
        width: place.width,
        height: place.height,
        transform: `translate(${place.x}px, ${place.y}px)`,
      }}
    >
      <span className={classes['title']}>
        <Icon name={isJunction ? 'sync_alt' : ICONS[visibility]} />
        <bdi className={classes['text']}>{name}</bdi>
      </span>
      {isDetailed
        ? rows.map((row) => (
            <span key={row.field} className={classes['row']}>
              <bdi className={classes['text']}>{row.name}</bdi>
              <bdi className={classes['target']}>{row.targets.map((target) => target.name).join(', ')}</bdi>
            </span>
          ))
        : null}
      {isDetailed && further > 0 ? (
        <span className={classNames(classes['row'], classes['further'])}>
          {t('diagram_more_fields', { count: further })}
        </span>
      ) : null}
    </Link>
  );
});
DiagramNode.displayName = 'DiagramNode';
