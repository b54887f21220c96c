const pages = () => import(/* webpackChunkName: "signed-in" */ './private');

/** The shell behind the sign-in, in a chunk of its own, so that the sign-in page does not load it. */
export const privateArea = () => pages().then((module) => module.PrivateArea);

/** Routes of modules that extensions register. */
export const extensionRoutes = () => pages().then((module) => module.ExtensionRoutes);
