import {
  AnchoredPopover,
  Avatar,
  Badge,
  Button,
  ButtonRow,
  Chip,
  customColor,
  DescriptionList,
  HoverCard,
  Icon,
  Markdown,
  QrCode,
  StatusLabel,
  Tag,
  useTooltip,
  VisuallyHidden,
} from '../../../src/ui';
import { type Examples, Held, ignore } from './example';

const TONES = ['info', 'success', 'warning', 'danger'] as const;

const MARKDOWN = '**Bold**, *italic*, `code`, [a link](https://example.com)\n\n- one\n- two\n\n> A quotation';

const WithTooltip = () => {
  const { trigger, tooltip } = useTooltip('Shown on hover and focus');
  return (
    <>
      <button type="button" {...trigger}>
        Hover or focus
      </button>
      {tooltip}
    </>
  );
};

const Popover = () => (
  <Held<HTMLElement | null> initial={null}>
    {(anchor, setAnchor) => (
      <>
        <Button onClick={({ currentTarget }) => setAnchor(currentTarget)}>Open the popover</Button>
        {anchor === null ? null : (
          <AnchoredPopover anchor={anchor} label="Example" align="start" onClose={() => setAnchor(null)}>
            <p>Any content</p>
          </AnchoredPopover>
        )}
      </>
    )}
  </Held>
);

export const contentExamples: Examples = {
  avatar: [
    {
      title: 'Sizes, square',
      show: (
        <ButtonRow>
          {(['small', 'medium', 'large', 'huge', 'giant'] as const).map((size) => (
            <Avatar key={size} name="Clara Voss" size={size} />
          ))}
          <Avatar name="Amara Diallo" size="huge" square />
        </ButtonRow>
      ),
    },
  ],
  badge: [
    {
      title: 'Badges and tags',
      show: (
        <ButtonRow>
          {(['neutral', 'accent', 'danger'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              12
            </Badge>
          ))}
          {(['neutral', 'accent', ...TONES] as const).map((tone) => (
            <Tag key={tone} tone={tone} icon={tone === 'accent' ? 'label' : undefined}>
              {tone}
            </Tag>
          ))}
        </ButtonRow>
      ),
    },
  ],
  chip: [
    {
      title: 'Variants',
      show: (
        <ButtonRow>
          {(['plain', 'new', 'locked', 'token'] as const).map((variant) => (
            <Chip key={variant} variant={variant} onClick={ignore} onRemove={ignore} removeLabel="Remove">
              Status is <b>{variant}</b>
            </Chip>
          ))}
          <Chip icon="lock">No buttons</Chip>
        </ButtonRow>
      ),
    },
  ],
  'custom-color': [
    {
      title: 'As text and as a mark',
      show: (
        <ButtonRow>
          {['#FFF3B0', '#10243A'].map((color) => (
            <bdi key={color} {...customColor(color, 'text')}>
              {color}
            </bdi>
          ))}
          <span {...customColor('#FFF3B0', 'mark')}>
            <Icon name="star" />
          </span>
          {['#B3261E', '#10243A'].map((color) => (
            <bdi key={color} {...customColor(color, 'tint')}>
              {color}
            </bdi>
          ))}
        </ButtonRow>
      ),
    },
  ],
  'description-list': [
    {
      title: 'Names and values',
      show: (
        <DescriptionList
          entries={[
            { name: 'Size', value: '12 KB' },
            { name: 'Type', value: 'image/jpeg' },
          ]}
        />
      ),
    },
  ],
  'hover-card': [
    {
      title: 'On hover and focus',
      show: (
        <HoverCard anchor={<Button>Clara Voss</Button>} label="Clara Voss">
          <p>Editor</p>
        </HoverCard>
      ),
    },
  ],
  html: [
    { title: 'Markdown', show: <Markdown text={MARKDOWN} /> },
    { title: 'Plain text', show: <Markdown text="No markup" /> },
  ],
  icon: [
    {
      title: 'Sizes, filled, unknown',
      show: (
        <ButtonRow>
          {(['small', 'middle', 'large'] as const).map((size) => (
            <Icon key={size} name="anchor" size={size} />
          ))}
          <Icon name="mark" />
          <Icon name="star" filled />
          <Icon name="no_such_icon" />
        </ButtonRow>
      ),
    },
  ],
  popover: [{ title: 'Anchored to a button', show: <Popover /> }],
  'qr-code': [
    {
      title: 'Dark on white in both themes',
      show: (
        <div style={{ inlineSize: 168 }}>
          <QrCode
            text="otpauth://totp/The%20Tideway?secret=JBSWY3DPEHPK3PXP"
            label="QR code for an authenticator app"
          />
        </div>
      ),
    },
  ],
  'status-label': [
    {
      title: 'Tones and own colour',
      show: (
        <ButtonRow>
          {(['neutral', 'ring', 'accent', ...TONES] as const).map((tone) => (
            <StatusLabel key={tone} tone={tone}>
              {tone}
            </StatusLabel>
          ))}
          <StatusLabel color="#2ecda7">own colour</StatusLabel>
        </ButtonRow>
      ),
    },
  ],
  tooltip: [{ title: 'On a button', show: <WithTooltip /> }],
  'visually-hidden': [{ title: 'Nothing to see', show: <VisuallyHidden>Read by screen readers only</VisuallyHidden> }],
};
