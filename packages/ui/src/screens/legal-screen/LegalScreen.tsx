import type { LegalTextView } from '@skafferi/domain/shop/content/views'
import { Link } from '../../components/actions/link'
import { EmptyState } from '../../components/feedback/empty-state'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { useWords } from '../../words'
import { legalWords } from '../../words/generated/legal'
import { LegalContent } from './LegalContent'

export interface LegalScreenProps {
  /** The kind of text, which names the page if the shop's own text is not here. */
  kind: 'terms' | 'privacy' | 'cookies'
  /** The published text; null if there is none here. */
  text: LegalTextView | null
  /** URL of the binding text, if the operator publishes it elsewhere: only the link is displayed. */
  externalUrl?: string
}

/** A complete legal text, or a link to it, or that the shop has not published it yet. */
export function LegalScreen({ kind, text, externalUrl }: LegalScreenProps) {
  const t = useWords(legalWords)
  const title = text?.title ?? t(`title.${kind}`)
  return (
    <div className="grid max-w-read gap-6 py-6 md:py-8">
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeading>{title}</PageHeading>
      {externalUrl !== undefined ? (
        <p className="wrap-anywhere">
          {t('bindingText')} <Link href={externalUrl}>{externalUrl}</Link>
        </p>
      ) : text ? (
        <LegalContent notes={text.notes} sections={text.sections} />
      ) : (
        <EmptyState title={t('notPublished')} text={t(`notPublished.${kind}`)} />
      )}
    </div>
  )
}
