import {
  Banner,
  Button,
  EmptyState,
  ErrorBoundary,
  ErrorSummary,
  Notice,
  Progress,
  Skeleton,
  Toast,
} from '../../../src/ui';
import { type Examples, ignore } from './example';

const TONES = ['info', 'success', 'warning', 'danger'] as const;

const Throws = (): never => {
  throw new Error('Thrown on purpose');
};

export const feedbackExamples: Examples = {
  banner: (['info', 'warning', 'danger'] as const).map((tone) => ({
    title: tone,
    size: 'wide',
    show: (
      <Banner tone={tone} icon="wifi_off" title="You are offline." actions={<Button size="small">Try again</Button>}>
        Changes stay in this tab.
      </Banner>
    ),
  })),
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
};
