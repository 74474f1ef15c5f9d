import type { OfficeState, PackingDocumentView } from '@skafferi/domain/office/views'
import { Button, LinkButton } from '../../components/actions/button'
import { EmptyState } from '../../components/feedback/empty-state'
import { PrintIcon } from '../../components/content/icon'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officePackingDocumentsWords } from '../../words/generated/office-packing-documents'
import { OfficeFailure, PageHeader } from '../page-header'
import { PackingDocument } from './PackingDocument'

export interface PackingDocumentsScreenProps {
  /** The kind of documents; `slips`: all parcels of several orders. */
  kind: 'pick' | 'slip' | 'slips'
  documents: OfficeState<readonly PackingDocumentView[]>
  /** URL of the order list. */
  ordersHref: string
  /** The user prints the documents. */
  onPrint: () => void
}

/** Pick lists or packing slips, each printed on its own page. */
export function PackingDocumentsScreen({ kind, documents, ordersHref, onPrint }: PackingDocumentsScreenProps) {
  const t = useWords(officePackingDocumentsWords)
  const office = useWords(officeWords)
  const view = documents.status === 'ready' ? documents.view : null
  const count = view?.length ?? 1
  const empty = {
    pick: { title: t('documents.none'), text: t('documents.noneText') },
    slip: { title: t('documents.missing'), text: t('documents.missingText') },
    slips: { title: t('documents.noSlips'), text: t('documents.noSlipsText') },
  }
  return (
    <div className="grid gap-5 pb-8">
      <div className="print:hidden">
        <PageHeader
          title={t(kind === 'pick' ? 'documents.pick' : 'documents.slip', { count })}
          crumb={{ label: office('place.orders'), href: ordersHref }}
          actions={
            view !== null &&
            view.length > 0 && (
              <Button onPress={onPrint}>
                <PrintIcon size="sm" />
                {t('documents.print')}
              </Button>
            )
          }
        />
      </div>
      {documents.status === 'loading' && (
        <SkeletonGroup label={t('documents.loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {documents.status === 'failed' && (
        <OfficeFailure title={t('documents.failed')} request={documents.request} onRetry={documents.retry} />
      )}
      {view?.length === 0 && (
        <EmptyState {...empty[kind]} action={<LinkButton href={ordersHref}>{t('documents.toOrders')}</LinkButton>} />
      )}
      {view?.map((each) => (
        <PackingDocument key={each.id} document={each} />
      ))}
    </div>
  )
}
