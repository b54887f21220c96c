import type { ReactNode } from 'react';
import { Button, Dialog, Drawer, Input, Palette } from '../../../src/ui';
import { type Examples, Held } from './example';

interface OpenerProps {
  readonly label: string;
  readonly children: (open: boolean, close: () => void) => ReactNode;
}

/** A button that opens a modal. */
const Opener = ({ label, children }: OpenerProps) => (
  <Held initial={false}>
    {(open, setOpen) => (
      <>
        <Button onClick={() => setOpen(true)}>{label}</Button>
        {children(open, () => setOpen(false))}
      </>
    )}
  </Held>
);

const dialog = (danger: boolean) => (
  <Opener label={danger ? 'Delete 3 articles' : 'Rename'}>
    {(open, close) => (
      <Dialog
        open={open}
        onClose={close}
        danger={danger}
        title={danger ? 'Delete 3 articles?' : 'Rename bookmark'}
        text={danger ? 'This cannot be undone.' : undefined}
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant={danger ? 'danger-fill' : 'primary'} onClick={close}>
              {danger ? 'Delete 3 articles' : 'Rename'}
            </Button>
          </>
        }
      >
        {danger ? null : (
          <Held initial="Needs review">{(value, onChange) => <Input value={value} onChange={onChange} />}</Held>
        )}
      </Dialog>
    )}
  </Opener>
);

const persistent = (
  <Opener label="Rename for good">
    {(open, close) => (
      <Dialog
        open={open}
        title="Choose a new name"
        text="A click outside nudges this dialog, and Escape does nothing."
        actions={
          <Button variant="primary" onClick={close}>
            Rename
          </Button>
        }
      />
    )}
  </Opener>
);

const drawer = (wide: boolean) => (
  <Opener label={wide ? 'Open the wide drawer' : 'Open the drawer'}>
    {(open, close) => (
      <Drawer
        open={open}
        wide={wide}
        onClose={close}
        closeLabel="Close"
        title="Change 3 articles"
        actions={<Button variant="primary">Save</Button>}
      >
        <p>Any content</p>
      </Drawer>
    )}
  </Opener>
);

const palette = (
  <Opener label="Open the palette">
    {(open, close) => (
      <Held initial="">
        {(text, onText) => (
          <Palette
            open={open}
            onClose={close}
            label="Go to"
            placeholder="Type a name"
            text={text}
            onText={onText}
            emptyText="Nothing has this name"
            onChoose={close}
            groups={['Articles', 'Authors']
              .filter((title) => title.toLowerCase().includes(text.toLowerCase()))
              .map((title) => ({ id: title, title, entries: [{ id: title, title, icon: 'box', note: 'Collection' }] }))}
          />
        )}
      </Held>
    )}
  </Opener>
);

export const modalExamples: Examples = {
  dialog: [
    { title: 'With a field', show: dialog(false) },
    { title: 'Dangerous', show: dialog(true) },
    { title: 'Persistent', show: persistent },
  ],
  drawer: [
    { title: 'Narrow', show: drawer(false) },
    { title: 'Wide', show: drawer(true) },
  ],
  palette: [{ title: 'With a search', show: palette }],
};
