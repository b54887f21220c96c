import {
  AnchoredPopover,
  Avatar,
  Badge,
  Banner,
  Button,
  ButtonRow,
  Chip,
  customColor,
  DescriptionList,
  EmptyState,
  ErrorBoundary,
  ErrorSummary,
  HoverCard,
  Icon,
  Markdown,
  Notice,
  Progress,
  Skeleton,
  StatusLabel,
  Tag,
  Toast,
  useTooltip,
  VisuallyHidden,
} from '../../../src/ui';
import { type Examples, Held, ignore } from './example';

const TONES = ['info', 'success', 'warning', 'danger'] as const;

const MARKDOWN = '**Bold**, *italic*, `code`, [a link](https://example.com)\n\n- one\n- two\n\n> A quotation';

const Throws = (): never => {
  throw new Error('Thrown on purpose');
};

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
          {(['small', 'medium', 'large', 'huge'] as const).map((size) => (
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
  banner: (['info', 'warning', 'danger'] as const).map((tone) => ({
    title: tone,
    size: 'wide',
    show: (
      <Banner tone={tone} icon="wifi_off" title="You are offline." actions={<Button size="small">Try again</Button>}>
        Changes stay in this tab.
      </Banner>
    ),
  })),
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
            <span key={color} {...customColor(color, 'text')}>
              {color}
            </span>
          ))}
          <span {...customColor('#FFF3B0', 'mark')}>
            <Icon name="star" />
          </span>
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
  'empty-state': [
    ...(['empty', 'no-result', 'error', 'denied', 'offline'] as const).map((kind) => ({
      title: kind,
      show: (
        <EmptyState
          kind={kind}
          title="No articles yet"
          text="Articles appear here as soon as there are some."
          actions={<Button variant="accent">Create an article</Button>}
          {...(kind === 'error' && { details: { label: 'Details', text: 'GET /items/articles 500' } })}
        />
      ),
    })),
    { title: 'compact', show: <EmptyState kind="empty" compact title="No comments yet" /> },
  ],
  'error-boundary': [
    {
      title: 'With a fallback',
      show: (
        <ErrorBoundary fallback="Shown instead of what has thrown">
          <Throws />
        </ErrorBoundary>
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
  notice: [
    ...(['neutral', ...TONES] as const).map((tone) => ({
      title: tone,
      show: (
        <Notice tone={tone} title="Title" actions={<Button size="small">Action</Button>}>
          A message above the content that it refers to.
        </Notice>
      ),
    })),
    {
      title: 'Error summary',
      show: (
        <ErrorSummary
          title="2 fields need a change"
          onChoose={ignore}
          errors={[
            { field: 'title', name: 'Title', message: 'A value is needed.' },
            { field: 'slug', name: 'Slug', message: 'The value is not unique.' },
          ]}
        />
      ),
    },
  ],
  popover: [{ title: 'Anchored to a button', show: <Popover /> }],
  progress: [
    { title: 'Forty percent', show: <Progress label="Upload" value={0.4} /> },
    { title: 'Indeterminate', show: <Progress label="Upload" value={null} /> },
  ],
  skeleton: [
    {
      title: 'Line and box',
      show: [<Skeleton key="a" height="16px" />, <Skeleton key="b" width="120px" height="40px" />],
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
  toast: TONES.map((tone) => ({
    title: tone,
    show: (
      <Toast
        tone={tone}
        title="3 articles deleted"
        text={tone === 'danger' ? 'The server refused one of them.' : undefined}
        action={tone === 'success' ? { label: 'Undo', onSelect: ignore } : undefined}
        progress={tone === 'info' ? { label: 'Export', value: 0.6 } : undefined}
        dismissLabel="Dismiss"
        onDismiss={ignore}
      />
    ),
  })),
  tooltip: [{ title: 'On a button', show: <WithTooltip /> }],
  'visually-hidden': [{ title: 'Nothing to see', show: <VisuallyHidden>Read by screen readers only</VisuallyHidden> }],
};
