import { createRoot } from 'react-dom/client';
import { boot } from './assembly';
import { app } from './shell';
import './ui/tokens.css';
import './ui/base.css';

const VERSIONS = 'verified against Directus 9.0.0-rc.83, written to the specification of 9.0.0-rc.80';

const start = async (): Promise<void> => {
  console.info(`%cQuarterdeck%c ${VERSIONS}`, 'font-weight: bold', '');
  const base = document.baseURI;
  const services = await boot(base, (text) => console.warn(text));
  const container = document.getElementById('app');
  if (container === null) throw new Error('index.html has no element #app');
  createRoot(container).render(app(services, new URL(base).pathname.replace(/\/$/, '')));
};

void start();
