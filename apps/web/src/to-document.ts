import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import type { RenderedDocument } from '@skafferi/domain/rules/rendering/page-renderer'
import { markHydrating } from './hydrating'

/** Tags that React renders before a page for the head: the title and preloads. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:link|meta)\s[^>]*>)+/

const styleAttribute = /\sstyle="([^"]*)"/g

const entities: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const unescape = (text: string) => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity]!)

/** Characters that would end a declaration, the selector's string or the element. */
const unsafeInRule = /[{}<"\\]/

/** The rule of the elements with these declarations; `main.tsx` converts them to inline styles. */
function ruleOf(declarations: string): string {
  if (unsafeInRule.test(declarations)) throw new Error(`The style ${declarations} cannot be converted to a rule.`)
  return `[data-style="${declarations}"]{${declarations}}`
}

/**
 * Renders a page to HTML at once. Streaming would add inline scripts, which the content security policy forbids.
 * @throws any error, or the abort reason: a page is never partial
 */
export async function toHtml(page: ReactNode, signal?: AbortSignal): Promise<string> {
  const faults: unknown[] = []
  const onError = (fault: unknown) => void faults.push(fault)
  const { prelude } = await prerender(page, { signal, onError, progressiveChunkSize: Number.POSITIVE_INFINITY })
  const html = await new Response(prelude).text()
  signal?.throwIfAborted()
  if (faults.length > 0) throw faults[0]
  return html
}

/** What a document has beside its page. */
interface DocumentParts {
  /** The id of its element, and a text that is safe inside a script; null for a page without data. */
  data: { id: string; text: string } | null
  /** Further tags of the head. */
  head?: string
  /** The nonce of the style element in the policy; omitted if the policy has the hash of its text. */
  nonce?: string
}

/**
 * Creates a document with its page and data. `style` attributes become rules of one `style` element, because a policy
 * would need the hash of each attribute before the page is rendered.
 * @param template the page's document from the build without content, or the part that begins with `</head>`
 * @throws Error if the page contains an inline script or style
 */
export function toDocument(
  template: string,
  content: string,
  { data, head: further = '', nonce }: DocumentParts,
): RenderedDocument {
  if (/<(?:script|style)\b/.test(content))
    throw new Error('The page contains an inline script or style, which its policy forbids.')
  const [head = ''] = headTags.exec(content) ?? []
  const block = data && `<script type="application/json" id="${data.id}">${data.text}</script>`
  const rules = new Set(Array.from(content.matchAll(styleAttribute), ([, text = '']) => ruleOf(unescape(text))))
  const styles = [...rules].join('')
  const sheet = styles && `<style${nonce === undefined ? '' : ` nonce="${nonce}"`}>${styles}</style>`
  const html = template
    .replace('</head>', () => `${head}${further}${sheet}</head>`)
    .replace('<!--page-->', () => markHydrating(content.slice(head.length)).replace(styleAttribute, ' data-style="$1"'))
    .replace('</body>', () => `${block ?? ''}</body>`)
  return { html, styles }
}
