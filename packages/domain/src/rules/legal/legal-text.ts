import { isAllowedLink } from '../content/links'
import { cleanLine } from '../text/plain-text'
import { paragraphParts } from './paragraph-parts'

/** The kinds of legal texts. */
export const legalKinds = ['terms', 'privacy', 'cookies', 'imprint'] as const

export type LegalKind = (typeof legalKinds)[number]

export const isLegalKind = (kind: string): kind is LegalKind => (legalKinds as readonly string[]).includes(kind)

/** A legal text in one language. */
export interface LegalText {
  title: string
  /** Lines above the text, the last one with its version. */
  notes: readonly string[]
  /** Paragraphs hold plain text and links: `[words](https://…)` or `[words](/path)`. */
  sections: readonly LegalSection[]
}

export interface LegalSection {
  title: string
  paragraphs: readonly string[]
}

/** A place in a template that the seller fills in. */
export const legalGap = '___'

/** Maximum size of a text, in bytes of its lines. */
export const maxLegalBytes = 64 * 1024

/** The lines of a text. The SHA-256 of these lines, joined by line feeds, identifies the text. */
export function linesOf({ title, notes, sections }: LegalText): string[] {
  return [title, ...notes, ...sections.flatMap((section) => [section.title, ...section.paragraphs])]
}

const cleanLines = (lines: readonly string[]) => lines.map(cleanLine).filter((line) => line !== '')

/** Normalizes a typed text: every paragraph is one line, and empty lines are removed. */
export function cleanLegalText({ title, notes, sections }: LegalText): LegalText {
  return {
    title: cleanLine(title),
    notes: cleanLines(notes),
    sections: sections.map((section) => ({
      title: cleanLine(section.title),
      paragraphs: cleanLines(section.paragraphs),
    })),
  }
}

const versionNote = /^Version \d{4}-\d\d-\d\d(-\d+)?$/

/** The text without the note of its version, for a new draft and for comparison. */
export const withoutVersion = (text: LegalText): LegalText => ({
  ...text,
  notes: text.notes.filter((note) => !versionNote.test(note)),
})

/** The text with the note of a version, so that no two versions have the same SHA-256. */
export const withVersion = (text: LegalText, version: string): LegalText => ({
  ...text,
  notes: [...withoutVersion(text).notes, `Version ${version}`],
})

/** The version that follows on a day: "2026-11-28", then "2026-11-28-2". */
export function nextVersion(day: string, published: readonly string[]): string {
  const numbers = published
    .filter((version) => version === day || version.startsWith(`${day}-`))
    .map((version) => (version === day ? 1 : Number(version.slice(day.length + 1))))
  return numbers.length === 0 ? day : `${day}-${Math.max(...numbers) + 1}`
}

/** What is wrong with a field of a text. */
export type LegalFault = 'required' | 'link_not_allowed' | 'too_long'

/** The fields of a text whose links lead elsewhere than to this shop or an allowed host ("sections.0.paragraphs.1"). */
export function linkFaults({ sections }: LegalText, hosts: readonly string[]): Record<string, LegalFault> {
  const fields = sections.flatMap(({ paragraphs }, section) =>
    paragraphs.flatMap((paragraph, index) =>
      paragraphParts(paragraph).some((part) => typeof part !== 'string' && !isAllowedLink(part.href, hosts))
        ? [`sections.${section}.paragraphs.${index}`]
        : [],
    ),
  )
  return Object.fromEntries(fields.map((field) => [field, 'link_not_allowed']))
}

/** The fields that prevent a text from being published; missing ones, and those with a gap, are `required`. */
export function legalFaults(text: LegalText, hosts: readonly string[]): Record<string, LegalFault> {
  const isTooLong = new TextEncoder().encode(linesOf(text).join('\n')).length > maxLegalBytes
  const missing = [
    ...(text.title === '' ? ['title'] : []),
    ...(text.sections.length === 0 ? ['sections'] : []),
    ...text.sections.flatMap(({ title, paragraphs }, index) => [
      ...(title === '' ? [`sections.${index}.title`] : []),
      ...(paragraphs.length === 0 ? [`sections.${index}.paragraphs`] : []),
      ...paragraphs.flatMap((paragraph, line) =>
        paragraph.includes(legalGap) ? [`sections.${index}.paragraphs.${line}`] : [],
      ),
    ]),
  ]
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'required'] as const)),
    ...linkFaults(text, hosts),
    ...(isTooLong && { sections: 'too_long' as const }),
  }
}
