import { fireEvent } from '@testing-library/react';
import { draggableAt } from './list-items';
import { connectNativeDrag } from './native-drag';

const SIZE = 40;

/** A list of three items, `SIZE` px each along the axis. */
const list = (axis: 'x' | 'y', direction: 'ltr' | 'rtl' = 'ltr') => {
  const root = document.createElement('ul');
  root.style.direction = direction;
  root.innerHTML = ['a', 'b', 'c']
    .map((key) => `<li data-reorder="${key}"><button data-grip="">${key}</button><p>text</p></li>`)
    .join('');
  document.body.append(root);
  const items = [...root.querySelectorAll('li')];
  items.forEach((item, index) => {
    const start = (direction === 'rtl' ? items.length - 1 - index : index) * SIZE;
    item.getBoundingClientRect = () =>
      axis === 'x' ? new DOMRect(start, 0, SIZE, SIZE) : new DOMRect(0, start, SIZE, SIZE);
  });
  const calls: string[] = [];
  const drag = connectNativeDrag(root, axis, {
    pickUp: (key, from) => calls.push(`pick up ${key} at ${from}`),
    moveTo: (to) => calls.at(-1) !== `move to ${to}` && calls.push(`move to ${to}`),
    drop: () => calls.push('drop'),
    cancel: () => calls.push('cancel'),
  });
  return { root, items, calls, drag, hover: (target: Element | null) => drag.hover(draggableAt(root, target)) };
};

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Fires a drag event; jsdom has neither DragEvent nor DataTransfer. */
const fire = (type: string, target: EventTarget, clientX = 0, clientY = 0): void => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY });
  Object.assign(event, { dataTransfer: { types: [], setData: () => undefined, setDragImage: () => undefined } });
  fireEvent(target as Element, event);
};

/** Starts to drag an item by its handle. */
const start = async ({ items, hover }: ReturnType<typeof list>, index: number): Promise<void> => {
  const item = items[index];
  const grip = item?.querySelector('button') ?? null;
  if (item === undefined || grip === null) throw new Error(`There is no item ${index}`);
  hover(grip);
  document.elementsFromPoint = () => [grip];
  document.elementFromPoint = () => grip;
  fire('dragstart', item);
  await frame();
};

const over = async (target: EventTarget | undefined, clientX: number, clientY: number): Promise<void> => {
  fire('dragenter', target ?? window, clientX, clientY);
  fire('dragover', target ?? window, clientX, clientY);
  await frame();
};

afterEach(() => {
  fire('dragend', window);
  document.body.replaceChildren();
});

test('only the item whose handle is under the pointer is draggable', () => {
  const { items, hover, drag } = list('y');
  const states = () => items.map((item) => item.draggable);
  hover(items[1]?.querySelector('button') ?? null);
  expect(states()).toEqual([false, true, false]);
  hover(items[1]?.querySelector('p') ?? null);
  expect(states()).toEqual([false, false, false]);
  hover(items[2]?.querySelector('button') ?? null);
  expect(states()).toEqual([false, false, true]);
  drag.dispose();
  expect(states()).toEqual([false, false, false]);
});

test('a disabled handle does not make its item draggable', () => {
  const { items, hover } = list('y');
  const grip = items[0]?.querySelector('button') ?? null;
  grip?.setAttribute('aria-disabled', 'true');
  hover(grip);
  expect(items[0]?.draggable).toBe(false);
});

test('an item lands before or after the item at whose edge it is dropped', async () => {
  const dragged = list('y');
  await start(dragged, 0);
  await over(dragged.items[2], 0, 2 * SIZE + 5);
  await over(dragged.items[2], 0, 3 * SIZE - 5);
  fire('drop', dragged.items[2] ?? window, 0, 3 * SIZE - 5);
  expect(dragged.calls).toEqual(['pick up a at 0', 'move to 1', 'move to 2', 'drop']);
});

test('in a right-to-left row the left edge of an item is its end', async () => {
  const dragged = list('x', 'rtl');
  await start(dragged, 0);
  await over(dragged.items[1], SIZE + 5, 0);
  await over(dragged.items[1], 2 * SIZE - 5, 0);
  expect(dragged.calls).toEqual(['pick up a at 0', 'move to 1', 'move to 0']);
});

test('the last target stays active outside of the list', async () => {
  const dragged = list('y');
  await start(dragged, 2);
  await over(dragged.items[0], 0, 5);
  await over(document.body, 300, 300);
  fire('drop', document.body, 300, 300);
  expect(dragged.calls.slice(-2)).toEqual(['move to 0', 'drop']);
});

test('items rendered during a drag become targets, with the index they carry', async () => {
  const dragged = list('y');
  await start(dragged, 0);
  const added = document.createElement('li');
  added.dataset['reorder'] = 'x';
  added.dataset['index'] = '70';
  added.getBoundingClientRect = () => new DOMRect(0, 0, SIZE, SIZE);
  dragged.root.append(added);
  await frame();
  await over(added, 0, SIZE - 1);
  expect(dragged.calls.at(-1)).toBe('move to 70');
});

test('a dragged item can be unmounted, as when a windowed list scrolls', async () => {
  const dragged = list('y');
  await start(dragged, 0);
  const [source, , last] = dragged.items;
  last?.setAttribute('data-index', '90');
  source?.remove();
  await frame();
  await over(last, 0, 3 * SIZE - 5);
  fire('drop', last ?? window, 0, 3 * SIZE - 5);
  expect(dragged.calls).toEqual(['pick up a at 0', 'move to 90', 'drop']);
});

test('an end without a drop cancels the drag', async () => {
  const dragged = list('y');
  await start(dragged, 0);
  await over(dragged.items[2], 0, 3 * SIZE - 5);
  fire('dragend', dragged.items[0] ?? window);
  expect(dragged.calls.at(-1)).toBe('cancel');
});

test('a list does not accept items of another list', async () => {
  const [first, second] = [list('y'), list('y')];
  await start(first, 0);
  await over(second.items[2], 0, 3 * SIZE - 5);
  fire('drop', second.items[2] ?? window, 0, 3 * SIZE - 5);
  expect(second.calls).toEqual([]);
  expect(first.calls).toEqual(['pick up a at 0', 'cancel']);
});

test('disposing during a drag cancels it', async () => {
  const dragged = list('y');
  await start(dragged, 1);
  dragged.drag.dispose();
  expect(dragged.calls).toEqual(['pick up b at 1', 'cancel']);
});
