import { isInternalPath } from '../content/links'

/** A part of a paragraph: words, or words that link. */
export type ParagraphPart = string | { text: string; href: string }

const link = /\[([^[\]]+)\]\(([^()\s]+)\)/g

/** An address of another scheme is never a link, also in a text that was stored by other means. */
const canOpen = (href: string) => isInternalPath(href) || /^https:\/\/[^/?#@\\]/i.test(href)

/** Splits a paragraph at its links, `[words](https://…)` and `[words](/path)`. Everything else stays text. */
export function paragraphParts(paragraph: string): ParagraphPart[] {
  const parts: ParagraphPart[] = []
  let end = 0
  for (const { 0: source, 1: text, 2: href, index } of paragraph.matchAll(link)) {
    if (!canOpen(href!)) continue
    if (index > end) parts.push(paragraph.slice(end, index))
    parts.push({ text: text!, href: href! })
    end = index + source.length
  }
  if (end < paragraph.length) parts.push(paragraph.slice(end))
  return parts
}
