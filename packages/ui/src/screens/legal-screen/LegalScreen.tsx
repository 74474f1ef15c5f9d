import { Link } from '../../components/actions/link'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { useWords } from '../../words'
import { legalWords } from '../../words/generated/legal'

export interface LegalScreenProps {
  /** The heading, and the document's name. */
  title: string
  /** Lines above the text: its owner and version. */
  notes: readonly string[]
  /** The text, by section. */
  sections: readonly { title: string; paragraphs: readonly string[] }[]
  /** URL of the binding text, if the operator publishes it elsewhere: only the link is displayed. */
  externalUrl?: string
}

/** A complete legal text, or a link to it. */
export function LegalScreen({ title, notes, sections, externalUrl }: LegalScreenProps) {
  const t = useWords(legalWords)
  return (
    <div className="grid max-w-read gap-6 py-6 md:py-8">
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeading>{title}</PageHeading>
      {externalUrl === undefined ? (
        <>
          <div className="text-ink-muted">
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
          {sections.map((section) => (
            <section key={section.title} className="grid gap-1.5 border-t-2 border-shelf pt-4">
              <h2>{section.title}</h2>
              {section.paragraphs.map((paragraph) => (
                <p key={paragraph} className="wrap-anywhere">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </>
      ) : (
        <p className="wrap-anywhere">
          {t('bindingText')} <Link href={externalUrl}>{externalUrl}</Link>
        </p>
      )}
    </div>
  )
}
