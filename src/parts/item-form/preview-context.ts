import { createContext } from 'react';

/** Whether whoever shows the form says of all of it that it is only looked at, so that no field has to. */
export const PreviewContext = createContext(false);
