import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { left, right } from 'fp-ts/Either';
import { Suspense } from 'react';
import { concat, of } from 'rxjs';
import { collection, fileField, primaryKey, world } from '../../../../fixtures/builders';
import { axeViolations } from '../../../../tests/support/axe';
import { serviceEntries } from '../../../../tests/support/service-entries';
import { englishTranslator } from '../../../../tests/support/texts';
import { VirtualClock } from '../../../../tests/support/virtual-clock';
import { imageDependencies } from '../../../application/files';
import { UnsavedChanges } from '../../../application/unsaved-changes';
import type { FileDetails } from '../../../domain/files';
import { testUser } from '../../../domain/permissions/current-user.fixtures';
import { schemaOf } from '../../../domain/schema';
import type { Item } from '../../../domain/items';
import { networkFailure, uploadResult } from '../../../kernel';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { ImageEditor } from '.';
import type { ImageEdits, PixelArea, Size } from './image-edits.rules';

/** What the stage was told to show, and what a user draws on it. */
const stage: { shown: ImageEdits | null; mode: string; start: () => void; draw: (area: PixelArea) => void } = {
  shown: null,
  mode: '',
  start: () => undefined,
  draw: () => undefined,
};

// The library measures the page and decodes images, which jsdom cannot; tests in Chromium use the real one.
jest.mock('./cropper-stage', () => ({
  CropperStage: class {
    constructor(
      _: HTMLImageElement,
      _size: Size,
      listeners: { onReady: (s: Size) => void; onStart: () => void; onArea: typeof stage.draw },
    ) {
      stage.start = listeners.onStart;
      stage.draw = listeners.onArea;
      listeners.onReady({ width: 400, height: 200 });
    }
    setDragMode(mode: string): void {
      stage.mode = mode;
    }
    show(edits: ImageEdits): void {
      stage.shown = edits;
    }
    destroy(): void {
      stage.shown = null;
    }
  },
}));

jest.mock('./draw-image', () => ({ drawImage: async () => new Blob(['drawn'], { type: 'image/png' }) }));

const png = (): Blob => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82]);
  new DataView(bytes.buffer).setUint32(16, 400);
  new DataView(bytes.buffer).setUint32(20, 200);
  // jsdom's Blob lacks the method.
  return Object.assign(new Blob([bytes]), { arrayBuffer: async () => bytes.buffer });
};

const HOSTILE = '<img src=x onerror=alert(1)>';

const details = {
  id: 'f',
  title: HOSTILE,
  filename_download: 'harbour.png',
  type: 'image/png',
  filesize: 33,
  width: 400,
  height: 200,
  uploaded_by: 'me',
  modified_on: 'first',
} as FileDetails;

beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:f', revokeObjectURL: () => undefined }));

interface Shown {
  readonly file?: FileDetails;
  /** The connection breaks while the image is sent: before or after the server has changed the file. */
  readonly cut?: 'before' | 'after';
  /** The number of items that show the image. */
  readonly uses?: number;
}

const { collections, fields, relations } = world('sample', [
  collection('articles', {}, [primaryKey(), fileField('cover')]),
]);

const show = async ({ file = details, cut, uses = 0 }: Shown = {}) => {
  const calls: unknown[] = [];
  const clock = new VirtualClock();
  const dependencies = {
    files: {
      read: () => of(right(cut === 'after' && calls.length > 0 ? { ...file, modified_on: 'second' } : file)),
      replace: (id: string, content: File, values: Item) => {
        calls.push(['replace', id, content.name, values]);
        const result = cut !== undefined ? left(networkFailure('PATCH /files/f', true)) : right(file);
        return concat(of({ kind: 'sending' as const, sentBytes: 0, totalBytes: 5 }), of(uploadResult(result)));
      },
    },
    items: {
      update: () => of(right({})),
      list: () => of(right(Array.from({ length: uses }, (_, at) => ({ id: at + 1 })))),
    },
    assets: { read: () => of(right(png())) },
  };
  const unsaved = new UnsavedChanges();
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    ...Object.entries(imageDependencies).map(
      ([name, token]) => [token, dependencies[name as keyof typeof dependencies]] as const,
    ),
    ...serviceEntries({
      clock,
      unsaved,
      notifications: { show: (text: string) => calls.push(text) },
      schema: { schema: schemaOf(collections, fields, relations) },
      access: { access: { user: testUser(true), permissions: [] } },
    }),
  ]);
  await act(async () => {
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <Suspense fallback={null}>
          <ImageEditor
            file={{ id: 'f' }}
            onSaved={({ id }) => calls.push(['saved', id])}
            onClose={() => calls.push('closed')}
          />
        </Suspense>
      </ServicesProvider>,
    );
  });
  const drawer = await screen.findByRole('dialog', { name: 'Editing image' });
  const image = within(drawer).queryByRole('img', { name: 'The image being edited' });
  if (image !== null) act(() => void image.dispatchEvent(new Event('load')));
  const button = (name: string) => within(drawer).getByRole('button', { name });
  const press = (name: string) => userEvent.click(button(name));
  const side = (name: string) => within(drawer).getByRole('textbox', { name });
  return { drawer, calls, clock, unsaved, button, press, side };
};

test('names the image, warns that changes are permanent, and has no accessibility violations', async () => {
  const { drawer, button } = await show();
  expect(drawer).toHaveTextContent('Changes are permanent');
  expect(drawer).toHaveTextContent(HOSTILE);
  expect(drawer.querySelector('img[src=x]')).toBeNull();
  expect(drawer).toHaveTextContent('Original size: 400 × 200 px');
  expect(drawer).not.toHaveTextContent('New size');
  expect(button('Save')).toHaveAccessibleDescription('No changes yet');
  expect(await axeViolations(drawer)).toEqual([]);
});

test('rotates, flips and crops by ratio, shows the new size, and undoes everything', async () => {
  const { drawer, press, unsaved } = await show();
  await press('Turn left');
  expect(drawer).toHaveTextContent('New size: 200 × 400 px');
  expect(stage.shown).toMatchObject({ rotation: 270, area: null });
  expect(unsaved.targets).toEqual([{ kind: 'existing', collection: 'directus_files', key: 'f' }]);
  await press('Flip left to right');
  await userEvent.selectOptions(within(drawer).getByRole('combobox', { name: 'Aspect ratio' }), 'square');
  expect(stage.shown).toMatchObject({ isFlippedY: true, area: { left: 0, top: 100, width: 200, height: 200 } });
  expect(stage.mode).toBe('crop');
  await press('Undo all');
  expect(stage.shown).toMatchObject({ rotation: 0, isFlippedY: false, area: null });
  expect([stage.mode, unsaved.hasAny]).toEqual(['move', false]);
});

test('says how many items show the image, and turns it to the right', async () => {
  const { drawer, press } = await show({ uses: 3 });
  expect(drawer).toHaveTextContent('3 items show this image.');
  await press('Turn right');
  expect(stage.shown).toMatchObject({ rotation: 90 });
});

test('undoes step by step; drawing the area and changing one number are a step each', async () => {
  const { side, press, button, clock } = await show();
  expect(button('Undo')).toHaveAccessibleDescription('No changes yet');
  await press('Flip left to right');
  act(() => {
    stage.start();
    stage.draw({ left: 0, top: 0, width: 50, height: 50 });
    clock.advance(50);
    stage.draw({ left: 0, top: 0, width: 60, height: 50 });
    stage.start();
    stage.draw({ left: 5, top: 0, width: 60, height: 50 });
    clock.advance(50);
  });
  await userEvent.type(side('Height'), '{ArrowDown}{ArrowDown}');
  await press('Undo all');
  expect(stage.shown).toMatchObject({ isFlippedX: false, area: null });
  const areas: unknown[] = [];
  for (let step = 0; step < 4; step += 1) {
    await press('Undo');
    areas.push(stage.shown?.area);
  }
  expect(areas).toEqual([
    { left: 5, top: 0, width: 60, height: 48 },
    { left: 5, top: 0, width: 60, height: 50 },
    { left: 0, top: 0, width: 60, height: 50 },
    null,
  ]);
  expect([stage.shown?.isFlippedX, stage.mode]).toEqual([true, 'move']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(stage.shown).toMatchObject({ isFlippedX: false });
  expect(button('Undo')).toHaveAccessibleDescription('No changes yet');
});

test('what changes nothing is no step', async () => {
  const { button, press } = await show();
  await press('Undo all');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aspect ratio' }), 'free');
  expect(button('Undo')).toHaveAccessibleDescription('No changes yet');
});

test('the area can be entered in pixels and changed by arrow keys', async () => {
  const { side, press } = await show();
  await userEvent.clear(side('Width'));
  await userEvent.type(side('Width'), '120{Enter}');
  await userEvent.type(side('From the left'), '{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  await userEvent.type(side('Height'), '{ArrowDown}');
  expect(stage.shown?.area).toEqual({ left: 11, top: 0, width: 120, height: 199 });
  await press('Cancel crop');
  expect(stage.shown?.area).toBeNull();
});

test('follows an area that is drawn, at most every 50 ms, and does not send it back to the stage', async () => {
  const { clock, side } = await show();
  act(() => {
    stage.draw({ left: 0, top: 0, width: 50.4, height: 50 });
    stage.draw({ left: 0, top: 0, width: 60, height: 50 });
    stage.draw({ left: 0, top: 0, width: 70.6, height: 50 });
  });
  expect(side('Width')).toHaveValue('50');
  act(() => clock.advance(50));
  expect(side('Width')).toHaveValue('71');
  expect(stage.shown?.area ?? null).toBeNull();
});

test('an area that was drawn just before it was cancelled does not come back', async () => {
  const { clock, press, side } = await show();
  act(() => {
    stage.draw({ left: 0, top: 0, width: 50, height: 50 });
    stage.draw({ left: 0, top: 0, width: 60, height: 50 });
  });
  await press('Cancel crop');
  act(() => clock.advance(100));
  expect(side('Width')).toHaveValue('400');
});

test('saves after a confirmation, tells the page and closes', async () => {
  const { press, calls, unsaved } = await show();
  await press('Flip top to bottom');
  await press('Save');
  const question = screen.getByRole('alertdialog', { name: 'Changes are permanent' });
  expect(calls).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Replace image' }));
  expect(calls).toEqual([['replace', 'f', 'harbour.png', { title: HOSTILE }], 'image_saved', ['saved', 'f'], 'closed']);
  expect(unsaved.hasAny).toBe(false);
});

test.each([
  ['says that the old image is there', 'before', 'The connection was lost before the image was replaced.'],
  ['says that the image may be saved', 'after', 'The server did not respond, so the change may not have been saved.'],
] as const)('a save without an answer %s, and keeps the edits, so that it can be repeated', async (_, cut, text) => {
  const { drawer, press, calls, unsaved } = await show({ cut });
  await press('Flip top to bottom');
  await press('Save');
  await userEvent.click(screen.getByRole('button', { name: 'Replace image' }));
  expect(within(drawer).getByRole('alert')).toHaveTextContent(text);
  expect([calls.length, unsaved.hasAny]).toEqual([1, true]);
  expect(stage.shown).toMatchObject({ isFlippedY: true });
  await press('Save');
  await userEvent.click(screen.getByRole('button', { name: 'Replace image' }));
  expect(calls).toHaveLength(2);
});

test('asks before edits are discarded, and not without edits', async () => {
  const { press, calls } = await show();
  await press('Flip top to bottom');
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  await press('Undo all');
  await press('Cancel');
  expect(calls).toEqual(['closed']);
});

test.each([
  ['image/gif', 'GIFs and animated images would lose their frames.'],
  ['image/tiff', 'Only JPEG, PNG and WebP images can be edited in the browser.'],
])('says why an image of type %s cannot be edited', async (type, reason) => {
  const { drawer, calls } = await show({ file: { ...details, type } });
  expect(drawer).toHaveTextContent(reason);
  expect(within(drawer).queryByRole('button', { name: 'Save' })).toBeNull();
  await userEvent.click(within(drawer).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(calls).toEqual(['closed']);
});

test('says so when the browser cannot decode the image', async () => {
  const { drawer } = await show();
  const image = within(drawer).getByRole('img', { name: 'The image being edited' });
  act(() => void image.dispatchEvent(new Event('error')));
  expect(drawer).toHaveTextContent('The file is damaged or is not an image of its type.');
});
