/** Names of signs that descriptions use; the rest of HTML's two thousand stay as they are written. */
const named: Readonly<Record<string, string>> = {
  amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', shy: '', copy: '©', reg: '®', trade: '™', deg: '°', middot: '·',
  bull: '•', hellip: '…', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„',
  laquo: '«', raquo: '»', times: '×', frac12: '½', frac14: '¼', frac34: '¾', micro: 'µ', euro: '€', pound: '£', sect: '§',
  auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß', aring: 'å', Aring: 'Å', aelig: 'æ', AElig: 'Æ',
  oslash: 'ø', Oslash: 'Ø', eacute: 'é', Eacute: 'É', egrave: 'è', ecirc: 'ê', agrave: 'à', aacute: 'á', acirc: 'â', ccedil: 'ç',
  iacute: 'í', icirc: 'î', ntilde: 'ñ', oacute: 'ó', ocirc: 'ô', uacute: 'ú', ucirc: 'û',
}

function signOf(whole: string, name: string): string {
  if (!name.startsWith('#')) return named[name] ?? whole
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
}

const entity = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** What is not to be read: comments, scripts and styles with all that is in them. */
const unread = /<!--[^]*?(?:-->|$)|<(script|style|template|noscript)\b[^]*?(?:<\/\1\s*>|$)/gi
const lineEnd = /<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/ul|\/ol|\/table|\/blockquote|hr)\b[^>]*>/gi
const paragraphEnd = /<\/(?:p|ul|ol|table|h[1-6]|blockquote)\s*>/gi
const tag = /<\/?[a-z][^>]*>/gi

/** The words of a text with HTML: lines where it has paragraphs, dots before the points of its lists. Plain text stays as it is. */
export function textOfHtml(html: string): string {
  if (!/<[a-z!/][^>]*>|&(?:#\w+|\w+);/i.test(html)) return html.trim()
  const hasMarkup = /<[a-z!/][^>]*>/i.test(html)
  // Between the tags a line end is a space; in text without any it is one.
  const flat = hasMarkup ? html.replace(unread, '').replace(/\s+/g, ' ') : html
  const lines = flat.replace(paragraphEnd, '\n\n').replace(lineEnd, '\n').replace(/<li\b[^>]*>/gi, '\n• ').replace(/<\/t[dh]\s*>/gi, ' ').replace(tag, '')
  const words = lines.replace(entity, signOf)
  return words
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n')
    .trim()
}
