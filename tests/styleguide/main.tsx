import { createRoot } from 'react-dom/client';
import { Translator } from '../../src/kit';
import '../../src/ui/base.css';
import '../../src/ui/tokens.css';
import { startApplication } from '../matrix/application';
import { StyleGuide } from './style-guide';

/** The entry of `npm run dev -- --styleguide`. */
const start = async (): Promise<void> => {
  const container = document.getElementById('app');
  if (container === null) throw new Error('index.html has no element #app');
  const services = await startApplication();
  await services.get(Translator).load();
  createRoot(container).render(<StyleGuide services={services} />);
};

void start();
