import { StrictMode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { Registries, ServicesProvider, type Services } from '../kit';
import { LinkContext } from '../ui';
import { routerLink } from './router-link';
import { routes } from './routes';

/** The application as an element. `base` is the path it is mounted under, as '/admin'. */
export const app = (services: Services, base: string) => {
  const router = createBrowserRouter(routes(services.get(Registries).modules.all()), { basename: base });
  return (
    <StrictMode>
      <ServicesProvider services={services}>
        <LinkContext value={routerLink(router, base)}>
          <RouterProvider router={router} />
        </LinkContext>
      </ServicesProvider>
    </StrictMode>
  );
};
