import {
  AnchoredMenu,
  Button,
  ButtonRow,
  type ButtonVariant,
  IconButton,
  Menu,
  type MenuEntry,
  SplitButton,
} from '../../../src/ui';
import { type Examples, Held, ignore } from './example';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'accent', 'danger', 'danger-fill'];

const ENTRIES: readonly MenuEntry[] = [
  { key: 'open', label: 'Open', icon: 'open_in_new', shortcut: '⌘ O', onSelect: ignore },
  { key: 'copy', label: 'Save as copy', icon: 'content_copy', note: 'Links are kept', onSelect: ignore },
  { key: 'checked', label: 'Show archived', checked: true, onSelect: ignore },
  { key: 'off', label: 'Archive', icon: 'archive', disabledReason: "Your role can't archive" },
  { key: 'delete', label: 'Delete', icon: 'delete', danger: true, separated: true, onSelect: ignore },
];

const MenuBelow = () => (
  <Held<HTMLElement | null> initial={null}>
    {(anchor, setAnchor) => (
      <>
        <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Open below this button</Button>
        {anchor === null ? null : (
          <AnchoredMenu anchor={anchor} label="More" entries={ENTRIES} onClose={() => setAnchor(null)} />
        )}
      </>
    )}
  </Held>
);

export const buttonExamples: Examples = {
  button: [
    {
      title: 'Variants',
      show: (
        <ButtonRow>
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </ButtonRow>
      ),
    },
    {
      title: 'Sizes, with an icon',
      show: (
        <ButtonRow>
          {(['small', 'medium', 'large'] as const).map((size) => (
            <Button key={size} size={size} icon="save">
              {size}
            </Button>
          ))}
        </ButtonRow>
      ),
    },
    {
      title: 'Busy, disabled, link',
      show: (
        <ButtonRow>
          <Button busy variant="primary">
            Saving
          </Button>
          <Button disabledReason="Nothing has changed">Disabled</Button>
          <Button href="/collections" icon="arrow_forward" iconDir>
            Link
          </Button>
        </ButtonRow>
      ),
    },
    { title: 'Full width', show: <Button block>Continue</Button> },
  ],
  'icon-button': [
    {
      title: 'Variants and sizes',
      show: (
        <ButtonRow>
          {(['plain', 'danger', 'back', 'primary'] as const).map((variant) => (
            <IconButton key={variant} icon="star" label={variant} variant={variant} />
          ))}
          {(['tiny', 'small'] as const).map((size) => (
            <IconButton key={size} icon="star" label={size} size={size} />
          ))}
        </ButtonRow>
      ),
    },
    {
      title: 'Pressed, badge, disabled',
      show: (
        <ButtonRow>
          <IconButton icon="filter_list" label="Filter" pressed />
          <IconButton icon="notifications" label="Notifications, 3" badge={3} />
          <IconButton icon="delete" label="Delete" disabledReason="Your role can't delete" />
        </ButtonRow>
      ),
    },
  ],
  'split-button': [
    {
      title: 'With other saves, busy, disabled',
      show: (
        <ButtonRow>
          <SplitButton label="Save" icon="check" menuLabel="More ways to save" entries={ENTRIES} onClick={ignore} />
          <SplitButton label="Save" icon="check" menuLabel="More ways to save" entries={ENTRIES} busy />
          <SplitButton
            label="Save"
            icon="check"
            menuLabel="More ways to save"
            entries={ENTRIES}
            disabledReason="Nothing has changed"
          />
        </ButtonRow>
      ),
    },
  ],
  menu: [
    { title: 'On a button', show: <Menu label="More" entries={ENTRIES} trigger={<Button>Open the menu</Button>} /> },
    { title: 'Anchored to an element', show: <MenuBelow /> },
  ],
};
