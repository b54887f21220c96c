import {
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
  ListFooter,
} from '../../../src/ui';
import { type Examples, Held, ignore } from './example';

const PAGES = { pages: 'Pages', previous: 'Previous page', next: 'Next page', number: String };

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
                { value: 'schema', label: 'Schema' },
                { value: 'field', label: 'Field' },
                { value: 'interface', label: 'Interface' },
              ]}
            >
              The panel of {value}
            </Tabs>
          )}
        </Held>
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
          <Toolbar label="Selection" variant="selection" end={<IconButton icon="close" label="Clear the selection" />}>
            3 selected
          </Toolbar>
          <ListFooter start="1–25 of 240" end="25 a page" />
        </>
      ),
    },
  ],
};
