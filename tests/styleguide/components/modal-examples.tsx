import type { ReactNode } from 'react';
import { Button, Dialog, Drawer, Input, Palette, TabList, TabPanel, TabScope } from '../../../src/ui';
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
        text={danger ? "This can't be undone." : undefined}
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

const WIZARD = [
  { value: 'schema', label: 'Schema', icon: 'schema', mark: { kind: 'check', label: 'complete' } },
  { value: 'relationship', label: 'Relationship', icon: 'hub', mark: { kind: 'dot', label: 'edited' } },
  { value: 'interface', label: 'Interface', icon: 'toggle_on' },
  { value: 'display', label: 'Display', icon: 'sell', disabledReason: 'Choose an interface first' },
] as const;

const navigationDrawer = (
  <Opener label="Open the drawer with navigation">
    {(open, close) => (
      <Held<(typeof WIZARD)[number]['value']> initial="relationship">
        {(part, setPart) => (
          <TabScope orientation="vertical" tabs={WIZARD} value={part} onChange={setPart}>
            <Drawer
              open={open}
              wide
              onClose={close}
              closeLabel="Close"
              crumbs={[
                { label: 'Data model', href: '/settings/data-model' },
                { label: 'Articles', href: '/settings/data-model/articles' },
              ]}
              crumbsLabel="Breadcrumb"
              title="New field: Tags"
              navigation={<TabList label="Parts of the field" />}
              foot={
                <>
                  <Button variant="ghost" onClick={close}>
                    Cancel
                  </Button>
                  <Button variant="primary" onClick={close}>
                    Save
                  </Button>
                </>
              }
            >
              <TabPanel>The settings of {part}</TabPanel>
            </Drawer>
          </TabScope>
        )}
      </Held>
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
            texts={{ label: 'Go to', placeholder: 'Type a name', close: 'Close' }}
            text={text}
            onText={onText}
            groupsFor={text}
            hints={[
              { keys: '↑ ↓', label: 'choose' },
              { keys: '↵', label: 'open' },
            ]}
            emptyText="Nothing has this name"
            onChoose={close}
            groups={['Articles', 'Authors']
              .filter((title) => title.toLowerCase().includes(text.toLowerCase()))
              .map((title) => ({
                id: title,
                title,
                entries: [{ id: title, title, icon: 'box', note: '12 items', matches: [[0, text.length]] }],
              }))}
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
    { title: 'With navigation, breadcrumb and foot', show: navigationDrawer },
  ],
  palette: [{ title: 'With a search', show: palette }],
};
