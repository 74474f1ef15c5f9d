import type { LegalTextView } from '@skafferi/domain/shop/content/views'
import { Link } from '../../components/actions/link'

export interface LegalContentProps extends Pick<LegalTextView, 'notes' | 'sections'> {
  /** The level of its headings; 2 by default, 4 in a preview. */
  headingLevel?: 2 | 4
}

/** The notes and sections of a legal text, without its title. */
export function LegalContent({ notes, sections, headingLevel = 2 }: LegalContentProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <>
      {notes.length > 0 && (
        <div className="text-ink-muted">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {sections.map((section, index) => (
        <section key={index} className="grid gap-1.5 border-t-2 border-shelf pt-4">
          <Heading className="wrap-anywhere">{section.title}</Heading>
          {section.paragraphs.map((parts, number) => (
            <p key={number} className="wrap-anywhere">
              {parts.map((part, position) =>
                typeof part === 'string' ? (
                  part
                ) : (
                  <Link key={position} href={part.href}>
                    {part.text}
                  </Link>
                ),
              )}
            </p>
          ))}
        </section>
      ))}
    </>
  )
}
