import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useStream, useText } from '../../../../kit';
import { classNames, VisuallyHidden } from '../../../../ui';
import { fitted } from './camera.rules';
import classes from './diagram-canvas.module.css';
import { DiagramNode } from './diagram-node';
import type { DiagramViewModel } from './diagram.view-model';
import type { Direction } from './neighbours.rules';
import { useCanvasGestures } from './use-canvas-gestures';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** What fits on a landscape page of A4 as well as of US Letter with their margins, in CSS pixels. */
const SHEET = { width: 960, height: 660 };

/** Whether the page is being printed; rendered before the browser takes its picture. */
const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const begin = (): void => flushSync(() => setPrinting(true));
    const end = (): void => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
};

const nodeOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest('[data-node]')?.getAttribute('data-node') ?? null) : null;

interface DiagramCanvasProps {
  readonly view: DiagramViewModel;
  /** A node got the focus. */
  readonly onFocusNode: (collection: string) => void;
}

/** The nodes and lines of the diagram in one moved and scaled layer. */
export const DiagramCanvas = ({ view, onFocusNode }: DiagramCanvasProps) => {
  const { t } = useText();
  const description = useId();
  const canvas = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const whole = useStream(view.whole$);
  const inView = useStream(view.scene$);
  const current = useStream(view.current$);
  const highlight = useStream(view.highlight$);
  const { keys } = useStream(view.matches$);
  const state = useStream(view.camera.state$);
  useCanvasGestures(canvas, view.camera);
  const size = {
    width: Math.max(...whole.nodes.map(({ place }) => place.x + place.width)),
    height: Math.max(...whole.nodes.map(({ place }) => place.y + place.height)),
  };
  const scene = printing ? whole : inView;
  const camera = printing ? fitted(size, SHEET, 0) : state.camera;

  // The arrow keys change the current node; the focus follows once it is drawn.
  useEffect(() => {
    const focused = document.activeElement;
    if (current === null || focused === null || !canvas.current?.contains(focused)) return;
    if (nodeOf(focused) !== current)
      canvas.current.querySelector<HTMLElement>(`[data-node="${CSS.escape(current)}"]`)?.focus({ preventScroll: true });
  }, [current]);

  const handleKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = DIRECTIONS[event.key];
    const from = nodeOf(event.target);
    if (direction !== undefined && from !== null) view.move(direction, from);
    else if (event.key === '+' || event.key === '=') view.camera.zoomIn();
    else if (event.key === '-') view.camera.zoomOut();
    else if (event.key === '0') view.camera.zoomTo(1);
    else if (event.key === 'f') view.camera.fit();
    else return;
    event.preventDefault();
  };
  const handleFocus = ({ target }: FocusEvent): void => {
    const node = nodeOf(target);
    if (node === null) return;
    view.focus(node);
    onFocusNode(node);
  };
  const matches = new Set(keys);
  return (
    <div
      ref={canvas}
      role="group"
      aria-label={t('diagram')}
      aria-describedby={description}
      className={classes['canvas']}
    >
      <VisuallyHidden id={description}>{t('diagram_description')}</VisuallyHidden>
      <div
        role="presentation"
        onKeyDown={handleKey}
        onFocus={handleFocus}
        onBlur={() => view.focus(null)}
        onPointerOver={({ target }: PointerEvent) => view.hover(nodeOf(target))}
        onPointerOut={() => view.hover(null)}
        className={classNames(classes['layer'], state.eased && !printing && classes['eased'])}
        data-zoom={camera.zoom.toFixed(3)}
        style={{ transform: `translate(${camera.x}px, ${camera.y}px) scale(${camera.zoom})` }}
      >
        <svg className={classes['edges']} width="1" height="1" aria-hidden="true">
          {scene.edges.map(({ edge, path }) => (
            <path
              key={edge.key}
              d={path}
              data-edge={edge.key}
              className={classNames(
                classes['edge'],
                highlight !== null && classes[highlight.edges.has(edge.key) ? 'lit' : 'dim'],
              )}
            />
          ))}
        </svg>
        {scene.nodes.map((node) => (
          <DiagramNode
            key={node.described.collection}
            node={node}
            isCurrent={node.described.collection === current}
            isDim={highlight !== null && !highlight.nodes.has(node.described.collection)}
            isMatch={matches.has(node.described.collection)}
            isDetailed={printing || scene.isDetailed}
          />
        ))}
      </div>
    </div>
  );
};
