/** The part of a language that the sign-in page needs; the build takes it out of the one file there is. */
declare module '*.json?first' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

/** The rest of it. */
declare module '*.json?later' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}

declare module '*.json?rest' {
  const texts: Readonly<Record<string, string>>;
  export default texts;
}
