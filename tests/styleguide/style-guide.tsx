import { useEffect, useState, useSyncExternalStore } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { type Services, ServicesProvider, Translator, useStream } from '../../src/kit';
import { applyTheme, Segmented } from '../../src/ui';
import { Contained } from './example-box';
import { type Group, groupsOf } from './groups';
import classes from './style-guide.module.css';

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
