import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Registries, type Services, ServicesProvider, Translator, useStream } from '../../src/kit';
import { applyTheme, Segmented } from '../../src/ui';
import { componentExamples } from './components';
import { DisplayExamples, InterfaceExamples } from './contribution-examples';
import { Contained, ExampleBox } from './example-box';
import { LayoutExamples } from './layout-examples';
import classes from './style-guide.module.css';

/** A component folder or a contribution, with its examples. */
interface Subject {
  /** Its group and name, as in the URL after '#': 'interfaces/slider'. */
  readonly path: string;
  readonly name: string;
  readonly examples: ReactNode;
}

interface Group {
  readonly path: string;
  readonly name: string;
  readonly subjects: readonly Subject[];
}

/** Everything the style guide shows: the components with examples, and whatever is registered. */
export const groupsOf = (services: Services): readonly Group[] => {
  const { interfaces, displays, layouts } = services.get(Registries);
  const group = (path: string, name: string, examples: readonly (readonly [string, ReactNode])[]): Group => ({
    path,
    name,
    subjects: examples.map(([id, shown]) => ({ path: `${path}/${id}`, name: id, examples: shown })),
  });
  return [
    group(
      'components',
      'Components',
      Object.entries(componentExamples).map(([folder, examples]) => [
        folder,
        examples.map(({ title, show, size }) => (
          <ExampleBox key={title} title={title} wide={size === 'wide'} page={size === 'page'}>
            {show}
          </ExampleBox>
        )),
      ]),
    ),
    group(
      'interfaces',
      'Interfaces',
      interfaces
        .all()
        .map((definition) => [definition.id, <InterfaceExamples services={services} definition={definition} />]),
    ),
    group(
      'displays',
      'Displays',
      displays
        .all()
        .map((definition) => [definition.id, <DisplayExamples services={services} definition={definition} />]),
    ),
    group(
      'layouts',
      'Layouts',
      layouts
        .all()
        .map((definition) => [definition.id, <LayoutExamples services={services} definition={definition} />]),
    ),
  ];
};

const watchHash = (notify: () => void): (() => void) => {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
};

/** The group or subject that the URL names; '' for none. */
const usePath = (): string => useSyncExternalStore(watchHash, () => window.location.hash.slice(1));

const Contents = ({ groups, path }: { readonly groups: readonly Group[]; readonly path: string }) => (
  <nav className={classes['contents']} aria-label="Contents">
    {groups.map((group) => (
      <details key={group.path} open={path.split('/')[0] === group.path}>
        <summary>{group.name}</summary>
        <ul>
          {[{ path: group.path, name: 'All' }, ...group.subjects].map((entry) => (
            <li key={entry.path}>
              <a href={`#${entry.path}`} {...(entry.path === path && { 'aria-current': 'page' })}>
                {entry.name}
              </a>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </nav>
);

const ThemeSwitch = () => {
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  useEffect(() => applyTheme(theme), [theme]);
  return (
    <Segmented
      label="Theme"
      value={theme}
      onChange={setTheme}
      options={[
        { value: 'light', label: 'Light' },
        { value: 'dark', label: 'Dark' },
      ]}
    />
  );
};

/** Languages that are written in the two directions. */
const LANGUAGES = { ltr: 'en-US', rtl: 'ar-SA' } as const;

const DirectionSwitch = ({ translator }: { readonly translator: Translator }) => {
  const { code, direction } = useStream(translator.locale$);
  useEffect(() => {
    document.documentElement.lang = code;
    document.documentElement.dir = direction;
  }, [code, direction]);
  return (
    <Segmented
      label="Direction"
      value={direction}
      onChange={(chosen) => void translator.changeLanguage(LANGUAGES[chosen])}
      options={[
        { value: 'ltr', label: 'Left to right' },
        { value: 'rtl', label: 'Right to left' },
      ]}
    />
  );
};

/** Examples of all components and contributions of an application with a signed-in user. */
export const StyleGuide = ({ services }: { readonly services: Services }) => {
  const [groups] = useState(() => groupsOf(services));
  const path = usePath() || 'components';
  const shown = groups.flatMap((group) =>
    group.subjects.filter((subject) => group.path === path || subject.path === path),
  );
  return (
    <ServicesProvider services={services}>
      <MemoryRouter>
        <div className={classes['guide']}>
          <header className={classes['head']}>
            <h1>Style guide</h1>
            <ThemeSwitch />
            <DirectionSwitch translator={services.get(Translator)} />
          </header>
          <Contents groups={groups} path={path} />
          <main className={classes['main']}>
            {shown.length === 0 ? <p>There is nothing called {path}.</p> : null}
            {shown.map((subject) => (
              <section key={subject.path} className={classes['subject']} data-subject={subject.path}>
                <h2 className={classes['name']}>{subject.name}</h2>
                <div className={classes['boxes']}>
                  <Contained>{subject.examples}</Contained>
                </div>
              </section>
            ))}
          </main>
        </div>
      </MemoryRouter>
    </ServicesProvider>
  );
};
