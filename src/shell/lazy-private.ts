const pages = () => import(/* webpackChunkName: "private" */ './private');

/** Fetched once somebody signs in: the sign-in page need not wait for the frame. */
export const privateArea = () => pages().then((module) => module.PrivateArea);

/** Whatever is not among the routes that the application starts with. */
export const extensionRoutes = () => pages().then((module) => module.ExtensionRoutes);
