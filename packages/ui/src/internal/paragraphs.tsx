interface ParagraphsProps {
  /** Plain text; each line that is not blank is a paragraph. */
  text: string
  className?: string
  /** For the paragraphs after the first; as `className` by default. */
  restClassName?: string
}

/** The paragraphs of a text of the seller. */
export function Paragraphs({ text, className, restClassName = className }: ParagraphsProps) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line, index) => (
    <p key={index} className={index === 0 ? className : restClassName}>
      {line}
    </p>
  ))
}
