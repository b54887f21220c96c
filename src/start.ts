import { earlyRefresh } from './assembly/early-refresh';

/**
 * The first script: while the others load, it refreshes an expected session and preloads the code behind the sign-in.
 */
const start = async (): Promise<void> => {
  if (earlyRefresh.expectedApi() === null) return;
  // Before the preloads, which would queue before it.
  await earlyRefresh.start();
  const path = location.pathname.slice(new URL(document.baseURI).pathname.length);
  for (const template of document.querySelectorAll<HTMLTemplateElement>('template[data-preloads]')) {
    if (new RegExp(template.dataset['preloads'] ?? '').test(path)) document.head.append(template.content);
  }
};

void start();
