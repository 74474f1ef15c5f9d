import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { markHydrating } from './hydrating'

/** A document with the page in it. */
export interface DrawnDocument {
  html: string
  /** The text of its one `style` element: figures such as how far a star is filled. Empty where it has none. */
  styles: string
}

/** What React writes before a page for the document's head: its title, and pictures to begin with. */
const forHead = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\s[^>]*>)+/

const styleAttribute = /\sstyle="([^"]*)"/g

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const unescape = (text: string) => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity]!)

/** What would end a declaration, the text in its selector or the element around it. */
const leavesItsRule = /[{}<"\\]/

/** A rule for what has these declarations; `main.tsx` makes them the element's own. */
function ruleOf(declarations: string): string {
  if (leavesItsRule.test(declarations))
    throw new Error(`A page holds the style ${declarations}, which cannot be a rule of its own.`)
  return `[data-style="${declarations}"]{${declarations}}`
}

/**
 * A page as HTML, whole: in pieces, a long one would need inline scripts to put them together, which the content security policy
 * forbids.
 * @throws whatever failed, or ended the drawing: half a page is none
 */
export async function toHtml(page: ReactNode, signal: AbortSignal): Promise<string> {
  const faults: unknown[] = []
  const onError = (fault: unknown) => void faults.push(fault)
  const { prelude } = await prerender(page, { signal, onError, progressiveChunkSize: Number.POSITIVE_INFINITY })
  const html = await new Response(prelude).text()
  signal.throwIfAborted()
  if (faults.length > 0) throw faults[0]
  return html
}

/**
 * A document with its page, and with the data that the page was drawn with. A policy lets no `style` attribute through, or has to
 * name the text of each, which nobody knows before the page is drawn: they become rules of one `style` element.
 * @param template the page's empty document as the build wrote it, or what of it begins with `</head>`
 * @param data the id of the element that holds it, and a text that may stand in a script
 * @param nonce what the policy knows the `style` element by; none where it names the hash of its text
 * @throws Error where the page holds what its policy forbids
 */
export function toDocument(
  template: string,
  content: string,
  data: { id: string; text: string },
  nonce?: string,
): DrawnDocument {
  if (/<(?:script|style)\b/.test(content)) throw new Error('A page holds a script or styles, which its policy forbids.')
  const [head = ''] = forHead.exec(content) ?? []
  const block = `<script type="application/json" id="${data.id}">${data.text}</script>`
  const rules = new Set(Array.from(content.matchAll(styleAttribute), ([, text = '']) => ruleOf(unescape(text))))
  const styles = [...rules].join('')
  const sheet = styles && `<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${styles}</style>`
  const html = template
    .replace('</head>', () => `${head}${sheet}</head>`)
    .replace('<!--page-->', () => markHydrating(content.slice(head.length)).replace(styleAttribute, ' data-style="$1"'))
    .replace('</body>', () => `${block}</body>`)
  return { html, styles }
}
