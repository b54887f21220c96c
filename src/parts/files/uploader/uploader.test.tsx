import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, Suspense } from 'react';
import { BehaviorSubject } from 'rxjs';
import { axeViolations } from '../../../../tests/support/axe';
import { englishTranslator } from '../../../../tests/support/texts';
import { AccessStore } from '../../../application/access';
import { UploadSession } from '../../../application/files';
import { INTO_ROOT, quiet, startUploads, textFile } from '../../../application/files/uploads/upload-server.fixtures';
import { anonymousAccess, type Access } from '../../../domain/permissions';
import { type Services, ServicesProvider, Translator } from '../../../kit';
import { Clock } from '../../../ports/environment/clock';
import { UploadDrawer } from './upload-drawer';
import { Uploader } from './uploader';
import { WindowDrop } from './window-drop';

const admin = { user: { id: 'clara', role: { admin_access: true } }, permissions: [] } as unknown as Access;

const show = async (part: ReactNode, access: Access = admin) => {
  const all = startUploads();
  const session = new UploadSession();
  session.open(() => all.uploads);
  const services = new Map<unknown, unknown>([
    [Translator, await englishTranslator()],
    [Clock, all.clock],
    [UploadSession, session],
    [AccessStore, { access$: new BehaviorSubject(access) }],
  ]);
  const { container } = await act(async () =>
    render(
      <ServicesProvider services={{ get: (token: unknown) => services.get(token) } as Services}>
        <Suspense fallback={null}>{part}</Suspense>
      </ServicesProvider>,
    ),
  );
  const settle = () => act(() => quiet());
  return { ...all, container, settle };
};

const button = (name: string) => screen.getByRole('button', { name });
const fileInput = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });

/** What a browser tells of dropped files; folders are in `dropped-files.test.ts`. */
const transferOf = (...files: readonly File[]) => ({
  types: ['Files'],
  files,
  items: files.map((file) => ({ kind: 'file', webkitGetAsEntry: () => null, getAsFile: () => file })),
});

const coarse = (matches: boolean) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: matches && query.includes('coarse') }) as never);

beforeAll(() => {
  Object.defineProperty(window, 'matchMedia', { writable: true, value: () => ({ matches: false }) });
});

afterEach(() => jest.restoreAllMocks());

test('uploads chosen files and reports each stored one', async () => {
  const onStored = jest.fn();
  const { server, settle, container } = await show(
    <Uploader multiple target={{ folder: 'inbox' }} onStored={onStored} />,
  );
  expect(await axeViolations(container)).toEqual([]);
  await userEvent.upload(fileInput('Choose files'), [textFile('a.txt'), textFile('b.txt')]);
  await settle();
  expect(server.requests.map(({ folder }) => folder)).toEqual(['inbox', 'inbox']);
  expect(onStored.mock.calls.map(([[{ id }]]: [[{ id: string }]]) => id)).toEqual(['key-1', 'key-2']);
});

test('takes one file only, and refuses other types by name', async () => {
  const { server, settle } = await show(<Uploader target={{ folder: null, accept: 'image/*' }} />);
  expect(screen.queryByRole('button', { name: 'Choose a folder' })).toBeNull();
  fireEvent.drop(screen.getByText('Drag a file here.').parentElement ?? document.body, {
    dataTransfer: transferOf(textFile('<b>a</b>.txt'), textFile('b.txt')),
  });
  await settle();
  expect(screen.getByRole('listitem')).toHaveTextContent('<b>a</b>.txtFiles of this type are not accepted here');
  expect(server.requests).toEqual([]);
});

test('offers the camera where there is no mouse, and the library on request', async () => {
  coarse(true);
  const onChoose = jest.fn();
  await show(<Uploader target={INTO_ROOT} onChooseFromLibrary={onChoose} />);
  expect(fileInput('Take a photo')).toHaveAttribute('capture', 'environment');
  await userEvent.click(button('Choose from library'));
  expect(onChoose).toHaveBeenCalledTimes(1);
});

test('has no camera beside a mouse', async () => {
  coarse(false);
  await show(<Uploader target={INTO_ROOT} />);
  expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull();
});

test('without the permission only the library is offered', async () => {
  await show(<Uploader target={INTO_ROOT} onChooseFromLibrary={() => undefined} />, anonymousAccess);
  expect(screen.getByText("You don't have permission to upload files")).toBeVisible();
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Choose from library']);
});

test('a drawer uploads into its folder, and uploads go on after it was closed', async () => {
  const onClose = jest.fn();
  const { server, settle } = await show(<UploadDrawer folder="inbox" onClose={onClose} />);
  await userEvent.upload(fileInput('Choose files'), textFile('a.txt'));
  await userEvent.click(button('Done'));
  await settle();
  expect([onClose.mock.calls.length, server.stored]).toEqual([1, ['a.txt']]);
});

describe('the dialog of an import', () => {
  const open = async () => {
    const onStored = jest.fn();
    const all = await show(<Uploader target={{ folder: 'inbox' }} onStored={onStored} />);
    await userEvent.click(button('Import from URL'));
    return { ...all, onStored };
  };
  const type = (url: string) => userEvent.type(screen.getByRole('textbox', { name: 'URL' }), url);

  test('needs a valid URL', async () => {
    const { server } = await open();
    expect(button('Import')).toHaveAccessibleDescription('Enter an address that starts with https:// or http://');
    await type('javascript:alert(1){Enter}');
    expect(server.requests).toEqual([]);
    await userEvent.clear(screen.getByRole('textbox', { name: 'URL' }));
    await type('https://x.example/a.png');
    expect(button('Import')).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('imports into the folder, reports the file and closes', async () => {
    const { server, settle, onStored } = await open();
    await type('https://x.example/a.png{Enter}');
    await settle();
    expect(server.requests).toEqual([{ id: 'key-1', folder: 'inbox', uploaded_by: 'clara' }]);
    expect(onStored).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('stays open while the server fetches the file', async () => {
    const { server, settle } = await open();
    server.fates = ['pending'];
    await type('https://x.example/a.png{Enter}');
    await settle();
    expect(button('Cancel')).toHaveAccessibleDescription('The server is fetching the file…');
    await userEvent.click(button('Cancel'));
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  test('shows why an import has failed, and imports once when it is tried again', async () => {
    const { server, settle, uploads } = await open();
    server.fates = ['cut'];
    await type('https://x.example/a.png{Enter}');
    await settle();
    expect(screen.getByRole('alert')).not.toBeEmptyDOMElement();
    await userEvent.click(button('Import'));
    await settle();
    expect(server.stored).toEqual(['a.png']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const left: unknown[] = [];
    uploads.entries$.subscribe((entries) => left.push(entries.length));
    expect(left).toEqual([0]);
  });
});

describe('the window', () => {
  const drag = (
    kind: 'dragOver' | 'dragLeave' | 'drop',
    types: readonly string[],
    more: object = {},
    element: Element = document.body,
  ): Event => {
    const event = createEvent[kind](element, { dataTransfer: { ...transferOf(textFile('a.txt')), types } });
    Object.assign(event, more);
    act(() => void element.dispatchEvent(event));
    return event;
  };

  test('shows where dragged files would go until they leave or are dropped', async () => {
    const { server, settle } = await show(<WindowDrop target={{ folder: 'inbox' }} name="<b>Winter</b>" />);
    drag('dragOver', ['Files']);
    expect(screen.getByRole('status')).toHaveTextContent('Drop into “<b>Winter</b>”');
    drag('dragLeave', ['Files'], { relatedTarget: null });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    drag('dragOver', ['Files']);
    drag('drop', ['Files']);
    await settle();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(server.requests).toMatchObject([{ folder: 'inbox' }]);
  });

  test('files dropped on a folder of the page go into it, and it is marked meanwhile', async () => {
    const folderAt = (element: Element) => {
      const folder = element.closest<HTMLElement>('[data-folder]');
      return folder === null ? null : { element: folder, folder: folder.dataset['folder'] ?? null, name: 'Maps' };
    };
    const { server, settle } = await show(
      <>
        <WindowDrop target={INTO_ROOT} name="Files" folderAt={folderAt} />
        <div data-folder="maps">
          <b>Maps</b>
        </div>
      </>,
    );
    const inside = screen.getByText('Maps');
    const folder = inside.parentElement;
    drag('dragOver', ['Files'], {}, inside);
    expect(screen.getByRole('status')).toHaveTextContent('Drop into “Maps”');
    expect(folder).toHaveAttribute('data-drop-over');
    drag('dragOver', ['Files']);
    expect(screen.getByRole('status')).toHaveTextContent('Drop into “Files”');
    expect(folder).not.toHaveAttribute('data-drop-over');
    drag('dragOver', ['Files'], {}, inside);
    drag('drop', ['Files'], {}, inside);
    await settle();
    expect(folder).not.toHaveAttribute('data-drop-over');
    expect(server.requests).toMatchObject([{ folder: 'maps' }]);
  });

  test('ignores text, rows of the page, and everything without the permission', async () => {
    const { server, settle } = await show(<WindowDrop target={INTO_ROOT} name="Files" />);
    expect(drag('dragOver', ['text/plain']).defaultPrevented).toBe(false);
    drag('drop', ['text/plain']);
    await settle();
    expect(server.requests).toEqual([]);
    const denied = await show(<WindowDrop target={INTO_ROOT} name="Files" />, anonymousAccess);
    expect(screen.getAllByRole('status').every((each) => each.textContent === '')).toBe(true);
    expect(denied.server.requests).toEqual([]);
  });

  test('leaves files to a drawer or a dialog that covers the page', async () => {
    const { server, settle } = await show(
      <>
        <WindowDrop target={INTO_ROOT} name="Files" />
        <div data-over-page="" />
      </>,
    );
    drag('dragOver', ['Files']);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    drag('drop', ['Files']);
    await settle();
    expect(server.requests).toEqual([]);
  });

  test('uploads pasted files, unless text is edited', async () => {
    const { server, settle } = await show(
      <>
        <WindowDrop target={INTO_ROOT} name="Files" />
        <input aria-label="Search" />
      </>,
    );
    const paste = (target: Element, files: readonly File[]) =>
      act(() => void fireEvent(target, Object.assign(createEvent.paste(target), { clipboardData: { files } })));
    paste(screen.getByRole('textbox', { name: 'Search' }), [textFile('no.txt')]);
    paste(document.body, []);
    paste(document.body, [textFile('yes.txt')]);
    await settle();
    expect(server.stored).toEqual(['yes.txt']);
  });
});
