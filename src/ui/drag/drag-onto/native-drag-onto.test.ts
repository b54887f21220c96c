import { fireEvent } from '@testing-library/react';
import { connectDragOnto, type DragOnto } from './native-drag-onto';

/** The elements that scroll at their edges. */
const autoScrolled: Element[] = [];
jest.mock('@atlaskit/pragmatic-drag-and-drop-auto-scroll/element', () => ({
  autoScrollForElements: ({ element }: { readonly element: Element }) => {
    autoScrolled.push(element);
    return () => void autoScrolled.splice(autoScrolled.indexOf(element), 1);
  },
}));

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** Fires a drag event; jsdom has neither DragEvent nor DataTransfer. */
const fire = (type: string, target: EventTarget): void => {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: [], setData: () => undefined, setDragImage: () => undefined } });
  fireEvent(target as Element, event);
};

const setUp = () => {
  document.body.innerHTML =
    '<div id="file"><a href="#x">File</a></div><div id="folder"><span>Folder</span></div><div id="full">Full</div>';
  const found = (id: string): HTMLElement => {
    const element = document.getElementById(id);
    if (element === null) throw new Error(`There is no element ${id}`);
    return element;
  };
  const dropped: string[] = [];
  let label = 'one';
  const drag: DragOnto<string> = {
    sourceAt: (element) => {
      const source = element.closest<HTMLElement>('#file');
      return source === null ? null : { element: source, label, data: label };
    },
    targetAt: (element) => element.closest<HTMLElement>('#folder'),
    onDrop: (data, target) => dropped.push(`${data} onto ${target.id}`),
    listed: () => [found('file'), found('folder')],
  };
  const native = connectDragOnto(drag);
  const point = (element: Element): void => {
    document.elementFromPoint = () => element;
    document.elementsFromPoint = () => [element];
  };
  const start = async (): Promise<void> => {
    native.hover(found('file').firstElementChild);
    point(found('file'));
    fire('dragstart', found('file'));
    await frame();
  };
  const over = async (element: Element): Promise<void> => {
    point(element);
    fire('dragenter', element);
    fire('dragover', element);
    await frame();
  };
  return { found, dropped, native, start, over, select: (next: string) => (label = next) };
};

afterEach(() => {
  fire('dragend', window);
  document.body.replaceChildren();
});

test('only what is under the pointer is draggable, and not its link', () => {
  const { found, native } = setUp();
  expect(found('file').draggable).toBe(false);
  native.hover(found('file').firstElementChild);
  expect([found('file').draggable, found('file').querySelector('a')?.draggable]).toEqual([true, false]);
  native.hover(found('folder'));
  expect(found('file').draggable).toBe(false);
  native.dispose();
});

test('drops onto the element under the pointer, which is marked meanwhile', async () => {
  const { found, dropped, native, start, over, select } = setUp();
  select('two');
  await start();
  await over(found('folder').firstElementChild as Element);
  expect(found('folder')).toHaveAttribute('data-drop-over');
  fire('drop', found('folder'));
  expect([dropped, found('folder').hasAttribute('data-drop-over')]).toEqual([['two onto folder'], false]);
  native.dispose();
});

test('what scrolls around the lists scrolls at its edges during a drag', async () => {
  const { found, native, start } = setUp();
  document.body.style.overflowY = 'auto';
  expect(autoScrolled).toEqual([]);
  await start();
  expect(autoScrolled).toEqual([document.body]);
  fire('drop', found('full'));
  expect(autoScrolled).toEqual([]);
  document.body.style.overflowY = '';
  native.dispose();
});

test('a drop elsewhere has no effect', async () => {
  const { found, dropped, native, start, over } = setUp();
  await start();
  await over(found('folder'));
  await over(found('full'));
  expect(found('folder')).not.toHaveAttribute('data-drop-over');
  fire('drop', found('full'));
  expect(dropped).toEqual([]);
  native.dispose();
});
