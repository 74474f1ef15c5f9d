import type { LegalPage } from '@skafferi/domain/shop/content/views'
import { Link } from '../../components/actions/link'
import { EmptyState } from '../../components/feedback/empty-state'
import { ErrorState } from '../../components/feedback/error-state'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { DocumentTitle, PageHeading } from '../../components/layout/page-layout'
import { useWords } from '../../words'
import { legalWords } from '../../words/generated/legal'
import { LegalContent } from './LegalContent'

export interface LegalScreenProps {
  /** The kind of text, which names the page unless the text does. */
  kind: 'terms' | 'privacy' | 'cookies' | 'imprint'
  /** The published text and its state. */
  legal: LegalPage
}

/** A complete legal text, or a link to it, or that the shop has not published it yet. */
export function LegalScreen({ kind, legal }: LegalScreenProps) {
  const t = useWords(legalWords)
  const title = (legal.status === 'ready' && legal.text?.title) || t(`title.${kind}`)
  return (
    <div className="grid max-w-read gap-6 py-6 md:py-8">
      <DocumentTitle>{title}</DocumentTitle>
      <PageHeading>{title}</PageHeading>
      {legal.status === 'loading' && (
        <SkeletonGroup scope="page" label={t('loading')}>
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {legal.status === 'failed' && <ErrorState title={t('failed')} onRetry={() => legal.retry()} />}
      {legal.status === 'ready' && <PublishedText kind={kind} {...legal} />}
    </div>
  )
}

type PublishedTextProps = Pick<LegalScreenProps, 'kind'> & Extract<LegalPage, { status: 'ready' }>

function PublishedText({ kind, text, externalUrl }: PublishedTextProps) {
  const t = useWords(legalWords)
  if (externalUrl !== null) {
    return (
      <p className="wrap-anywhere">
        {t('bindingText')} <Link href={externalUrl}>{externalUrl}</Link>
      </p>
    )
  }
  if (text) return <LegalContent notes={text.notes} sections={text.sections} />
  return <EmptyState title={t('notPublished')} text={t(`notPublished.${kind}`)} />
}
