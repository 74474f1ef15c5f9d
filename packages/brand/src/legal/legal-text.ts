/** A legal text as its page shows it. */
export interface LegalText {
  title: string
  /** Notes above the text: whether it is a demonstration text, and its version. */
  notes: readonly string[]
  sections: readonly { title: string; paragraphs: readonly string[] }[]
}

/** Marks a text as a demonstration. Remove it from a text of your own. */
export const demoNote = 'This is the text of a demonstration shop. No lawyer has checked it, and it is not binding.'

/**
 * The lines of a text as its page shows them. The SHA-256 of these lines, joined by line feeds, identifies the text.
 */
export function linesOf({ title, notes, sections }: LegalText): string[] {
  return [title, ...notes, ...sections.flatMap((section) => [section.title, ...section.paragraphs])]
}
