import {
  AppShell,
  Button,
  ConnectionMark,
  DividerText,
  HeaderBar,
  IconButton,
  ModuleBar,
  Navigation,
  NavigationGroup,
  NavigationItem,
  PageContent,
  PublicShell,
  SidebarDetail,
  StatusLabel,
} from '../../../src/ui';
import { type Examples, ignore } from './example';

const modules = (
  <ModuleBar
    label="Modules"
    home={{ href: '/', label: 'Home' }}
    items={[
      { key: 'content', label: 'Content', icon: 'box', href: '/collections', current: true },
      { key: 'users', label: 'Users', icon: 'people', href: '/users', dot: true },
    ]}
    foot={[{ key: 'out', label: 'Sign out', icon: 'logout', dir: true, onSelect: ignore }]}
  />
);

const navigation = (
  <Navigation
    title="The Tideway"
    aside={<ConnectionMark quality="good" label="Good connection, 48 ms" />}
    jump={{ label: 'Go to', keys: '⌘ K', onSelect: ignore }}
  >
    <NavigationGroup>
      <NavigationItem label="Articles" href="/collections/articles" icon="article" current trailing="12" />
      <NavigationItem label="A collection with a very long name" href="/collections/long" icon="box" color="#2ecda7" />
    </NavigationGroup>
    <NavigationGroup label="Bookmarks" separated>
      <NavigationItem label="Needs review" href="/collections/articles" icon="bookmark" />
    </NavigationGroup>
  </Navigation>
);

const sidebar = (
  <>
    <SidebarDetail icon="info" title="About" open>
      Details of the item.
    </SidebarDetail>
    <SidebarDetail icon="history" title="Revisions" badge={12}>
      Nothing yet.
    </SidebarDetail>
  </>
);

const header = (
  <HeaderBar
    title="Articles"
    icon="article"
    crumbs={[{ label: 'Content', href: '/collections' }]}
    crumbsLabel="Breadcrumb"
    count="240"
    extra={<StatusLabel tone="warning">edited</StatusLabel>}
    actions={
      <>
        <IconButton icon="more_vert" label="More" />
        <Button variant="primary" icon="add" collapses>
          Create
        </Button>
      </>
    }
  />
);

export const frameExamples: Examples = {
  'app-shell': [
    {
      title: 'With navigation and sidebar',
      size: 'page',
      show: (
        <AppShell
          texts={{
            skip: 'Skip to content',
            navigation: 'Content',
            sidebar: 'Details',
            openNavigation: 'Open navigation',
            openSidebar: 'Open details',
            closeSidebar: 'Close details',
          }}
          modules={modules}
          navigation={navigation}
          sidebar={sidebar}
        >
          {header}
          <PageContent>The content of the page</PageContent>
        </AppShell>
      ),
    },
  ],
  'header-bar': [
    { title: 'List', size: 'wide', show: header },
    {
      title: 'Item with a long title',
      size: 'wide',
      show: (
        <HeaderBar
          title="The last ferry, or how an island without a harbour keeps its promises to everyone who waits on the pier"
          back={{ href: '/collections/articles', label: 'Back to the list' }}
          actions={<Button variant="primary">Save</Button>}
        />
      ),
    },
  ],
  'module-bar': [
    { title: 'With a dot and a foot', show: <div style={{ display: 'flex', blockSize: 280 }}>{modules}</div> },
  ],
  navigation: [
    { title: 'Groups and items', show: navigation },
    {
      title: 'Connection',
      show: (['good', 'slow', 'off'] as const).map((quality) => (
        <ConnectionMark key={quality} quality={quality} label={quality} />
      )),
    },
  ],
  'sidebar-detail': [{ title: 'Open and closed', show: sidebar }],
  'public-shell': [
    {
      title: 'With a note',
      size: 'page',
      show: (
        <PublicShell name="The Tideway" descriptor="A magazine" title="Sign in" note="A public note" foot="English">
          <Button variant="primary" block>
            Sign in
          </Button>
          <DividerText>or continue with</DividerText>
        </PublicShell>
      ),
    },
  ],
};
