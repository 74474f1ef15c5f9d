import type { LegalText } from '../../rules/legal/legal-text'
import { paragraphParts, type ParagraphPart } from '../../rules/legal/paragraph-parts'

/** A legal text with its links. */
export interface LegalTextView {
  title: string
  /** Lines above the text. */
  notes: readonly string[]
  sections: readonly { title: string; paragraphs: readonly (readonly ParagraphPart[])[] }[]
}

/** Finds the links of a legal text. */
export const toLegalTextView = ({ title, notes, sections }: LegalText): LegalTextView => ({
  title,
  notes,
  sections: sections.map((section) => ({ title: section.title, paragraphs: section.paragraphs.map(paragraphParts) })),
})
