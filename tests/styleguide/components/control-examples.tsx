import {
  CommandBar,
  CommandSeparator,
  Breadcrumb,
  Button,
  ButtonRow,
  IconButton,
  Kbd,
  Link,
  Pagination,
  Segmented,
  Tabs,
  TextLink,
  Toolbar,
  Tree,
  ListFooter,
} from '../../../src/ui';
import { type Examples, Held, ignore } from './example';

const PAGES = { pages: 'Pages', previous: 'Previous page', next: 'Next page', number: String };

const FOLDERS = [
  {
    key: 'photos',
    label: 'Photos',
    icon: 'folder',
    children: [
      { key: 'sea', label: 'The sea at night, with a very long name that does not fit', icon: 'folder' },
      {
        key: 'ships',
        label: 'Ships',
        icon: 'folder',
        children: [{ key: 'ferries', label: 'Ferries', icon: 'folder' }],
      },
    ],
  },
  { key: 'maps', label: 'Maps', icon: 'folder' },
];

const MANY_FOLDERS = Array.from({ length: 5000 }, (_, index) => ({ key: `folder-${index}`, label: `Folder ${index}` }));

const NOTHING_EXPANDED: ReadonlySet<string> = new Set();

export const controlExamples: Examples = {
  link: [
    {
      title: 'Text links',
      show: (
        <ButtonRow>
          <Link href="/collections">Unstyled</Link>
          <TextLink href="/collections">Text link</TextLink>
          <TextLink quiet onClick={ignore}>
            Quiet button
          </TextLink>
          <TextLink external href="https://example.com">
            External
          </TextLink>
        </ButtonRow>
      ),
    },
  ],
  breadcrumb: [
    {
      title: 'With a link and without',
      show: (
        <Breadcrumb label="Breadcrumb" crumbs={[{ label: 'Settings', href: '/settings' }, { label: 'Data model' }]} />
      ),
    },
  ],
  kbd: [{ title: 'Key caps', show: <Kbd keys="⌘ Shift S" /> }],
  pagination: [3, 9].map((start) => ({
    title: start === 3 ? 'In the middle' : 'Last page',
    show: (
      <Held initial={start}>
        {(page, setPage) => (
          <Pagination
            page={page}
            window={[1, 2, 3, 4, null, 9]}
            last={9}
            onPage={setPage}
            labels={{ ...PAGES, page: (number) => `Page ${number}` }}
          />
        )}
      </Held>
    ),
  })),
  segmented: [
    {
      title: 'Texts, icons, disabled',
      show: (
        <ButtonRow>
          {([{}, { icon: 'view_list' }, { disabled: true }] as const).map((props, index) => (
            <Held<'a' | 'b'> key={index} initial="a">
              {(value, onChange) => (
                <Segmented
                  label="View"
                  value={value}
                  onChange={onChange}
                  disabled={'disabled' in props}
                  options={[
                    { value: 'a', label: 'List', ...('icon' in props && { icon: 'view_list' }) },
                    { value: 'b', label: 'Cards', ...('icon' in props && { icon: 'grid_view' }) },
                  ]}
                />
              )}
            </Held>
          ))}
        </ButtonRow>
      ),
    },
  ],
  tabs: [
    {
      title: 'With a panel',
      show: (
        <Held initial="changes">
          {(value, onChange) => (
            <Tabs
              label="Revision"
              value={value}
              onChange={onChange}
              tabs={[
                { value: 'changes', label: 'Changes' },
                { value: 'preview', label: 'Preview' },
              ]}
            >
              The panel of {value}
            </Tabs>
          )}
        </Held>
      ),
    },
    {
      title: 'Vertical, beside the panel',
      show: (
        <Held initial="schema">
          {(value, onChange) => (
            <Tabs
              label="Field"
              orientation="vertical"
              value={value}
              onChange={onChange}
              tabs={[
                { value: 'schema', label: 'Schema', icon: 'schema', mark: { kind: 'check', label: 'complete' } },
                { value: 'field', label: 'Field', icon: 'short_text', mark: { kind: 'dot', label: 'edited' } },
                { value: 'interface', label: 'Interface', icon: 'toggle_on' },
                { value: 'display', label: 'Display', icon: 'sell', disabledReason: 'Choose an interface first' },
              ]}
            >
              The panel of {value}
            </Tabs>
          )}
        </Held>
      ),
    },
  ],
  tree: [
    {
      title: 'Folders',
      show: (
        <Held<ReadonlySet<string>> initial={new Set(['photos'])}>
          {(expanded, onExpand) => (
            <Held<string | null> initial="ships">
              {(selected, onSelect) => (
                <Tree
                  label="Folders"
                  nodes={FOLDERS}
                  expanded={expanded}
                  onExpand={onExpand}
                  selected={selected}
                  onSelect={onSelect}
                />
              )}
            </Held>
          )}
        </Held>
      ),
    },
    {
      title: '5,000 nodes',
      show: (
        <div style={{ blockSize: 200 }}>
          <Held<string | null> initial={null}>
            {(selected, onSelect) => (
              <Tree
                label="Many folders"
                nodes={MANY_FOLDERS}
                expanded={NOTHING_EXPANDED}
                onExpand={ignore}
                selected={selected}
                onSelect={onSelect}
              />
            )}
          </Held>
        </div>
      ),
    },
  ],
  toolbar: [
    {
      title: 'Filters, selection, list footer',
      size: 'wide',
      show: (
        <>
          <Toolbar label="Filters" end={<Button size="small">Clear</Button>}>
            <Button size="small" icon="filter_list">
              Add filter
            </Button>
          </Toolbar>
          <Toolbar label="Selection" variant="selection" end={<IconButton icon="close" label="Clear selection" />}>
            3 selected
          </Toolbar>
          <CommandBar label="Formatting" end={<Button size="small">Preview</Button>}>
            <IconButton icon="format_bold" size="small" label="Bold" keys="Ctrl B" />
            <IconButton icon="format_italic" size="small" label="Italic" keys="Ctrl I" />
            <CommandSeparator />
            <IconButton icon="link" size="small" label="Link" keys="Ctrl K" />
          </CommandBar>
          <ListFooter start="1–25 of 240" end="25 a page" />
        </>
      ),
    },
  ],
};
