const names = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements without content and end tag. */
export const VOID_NAMES = names('area base br col embed hr img input link meta param source track wbr');

/** Elements that end an open paragraph. */
export const BLOCK_NAMES = names(
  'address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 ' +
    'h3 h4 h5 h6 header hgroup hr li listing main menu nav ol p plaintext pre search section summary table ul xmp',
);

/** Elements within text that become marks. */
export const MARK_NAMES = names(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q s samp small span strike strong ' +
    'sub sup time tt u var',
);

/** Elements within text that begin a run of text where they stand between blocks. */
export const INLINE_NAMES: ReadonlySet<string> = new Set([
  ...MARK_NAMES,
  ...names(
    'br img wbr svg math ruby rb rt rp rtc picture map area input button select meter output progress nobr textarea',
  ),
]);

/** Elements that only group blocks. */
export const BOX_NAMES = names(
  'address article aside center dd details dialog div dl dt figcaption figure footer header hgroup main nav search ' +
    'section summary',
);

/** Names that make the source a whole document, and parts of tables and lists, which the parser moves or drops alone. */
export const DOCUMENT_NAMES = names('html head body frameset frame caption colgroup col tbody td tfoot th thead tr');
