declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}

declare module '*.css';

/** The documents of the search, made of the guide by the build. */
declare module '*contents.json?index' {
  const documents: unknown;
  export default documents;
}
