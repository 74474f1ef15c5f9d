/** A text of the law as its page shows it. */
export interface LegalText {
  title: string
  /** What stands above the text: whose it is, and its version. */
  notes: readonly string[]
  sections: readonly { title: string; paragraphs: readonly string[] }[]
}

/** Says that a text is no shop's yet. Take it out of a text that is yours. */
export const demoNote = 'This is the text of a demonstration shop: no lawyer has checked it, and it binds nobody.'

/** Everything a text's page shows, line by line. The SHA-256 of these lines, joined by line feeds, names the text. */
export function linesOf({ title, notes, sections }: LegalText): string[] {
  return [title, ...notes, ...sections.flatMap((section) => [section.title, ...section.paragraphs])]
}
