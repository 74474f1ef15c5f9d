/** HTML entities that descriptions commonly contain; others are unchanged. */
const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  micro: 'µ',
  euro: '€',
  pound: '£',
  sect: '§',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  aring: 'å',
  Aring: 'Å',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  eacute: 'é',
  Eacute: 'É',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  ccedil: 'ç',
  iacute: 'í',
  icirc: 'î',
  ntilde: 'ñ',
  oacute: 'ó',
  ocirc: 'ô',
  uacute: 'ú',
  ucirc: 'û',
}

function characterOf(reference: string, name: string): string {
  if (!name.startsWith('#')) return namedEntities[name] ?? reference
  const code = /^#x/i.test(name) ? parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ''
}

const entity = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi

/** Replaces the entities of a text: "A &amp; B" becomes "A & B". */
export const decodeEntities = (text: string) => text.replace(entity, characterOf)

/** Elements whose content is not displayed. */
const hiddenElements = new Set(['script', 'style', 'template', 'noscript'])
const paragraphs = new Set(['p', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote'])
const lines = new Set(['div', 'li', 'tr'])
const voids = new Set(['br', 'hr'])

/** Returns the white space that replaces a tag. */
function spaceOf(name: string, isEnd: boolean): string {
  if (voids.has(name)) return '\n'
  if (!isEnd) return name === 'li' ? '\n• ' : ''
  if (paragraphs.has(name)) return '\n\n'
  if (lines.has(name)) return '\n'
  return name === 'td' || name === 'th' ? ' ' : ''
}

const tagStart = /<(?:!--|!|(\/?)([a-z][a-z\d]*))/gi

/**
 * Removes tags and inserts line breaks for block elements. Linear time: each search starts where the last one ended,
 * and an unsuccessful one is the last of its kind.
 */
function withoutTags(html: string): string {
  const parts: string[] = []
  let at = 0
  const takeText = (end: number) => void parts.push(html.slice(at, end).replace(/\s+/g, ' '))
  for (;;) {
    tagStart.lastIndex = at
    const found = tagStart.exec(html)
    const close = found ? html.indexOf('>', found.index) : -1
    // Without ">" it is not a tag, and neither is anything after it.
    if (!found || (close < 0 && found[0] !== '<!--')) break
    takeText(found.index)
    const [start, slash, name = ''] = found
    const tag = name.toLowerCase()
    if (start === '<!--') at = endOf(/-->/g, html, found.index + start.length)
    else if (slash === '' && hiddenElements.has(tag)) at = endOf(new RegExp(`</${tag}\\s*>`, 'gi'), html, close + 1)
    else {
      parts.push(spaceOf(tag, slash === '/'))
      at = close + 1
    }
  }
  takeText(html.length)
  return parts.join('')
}

/** Returns the end of the next match, or of the text if there is no match. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from
  return pattern.test(text) ? pattern.lastIndex : text.length
}

const elements = [
  'a|abbr|address|article|b|blockquote|br|div|em|figure|font|h[1-6]|hr|i|img|li|noscript|ol|p|pre|s|script|section',
  'small|span|strong|style|sub|sup|table|tbody|td|template|th|thead|tr|u|ul',
].join('|')
/** The start of a known element; a text such as "a <b and c> d" has none. */
const markup = new RegExp(String.raw`<(?:!--|\/?(?:${elements})(?:\s[^<>=]*=[^<>]*|\s*)\/?>)`, 'i')

/** Converts HTML to text: paragraphs become lines, list items get bullets. Plain text is unchanged. */
export function textOfHtml(html: string): string {
  const hasMarkup = markup.test(html)
  if (!hasMarkup && !/&#?\w{1,32};/.test(html)) return html.trim()
  // In HTML a line break is white space; in plain text it is a line break.
  const words = decodeEntities(hasMarkup ? withoutTags(html) : html)
  return words
    .split('\n')
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n')
    .trim()
}
