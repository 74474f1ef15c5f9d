import type { LeftOutOrderView, OfficeState, PackingDocumentsView } from '@skafferi/domain/office/views'
import { Button, LinkButton } from '../../components/actions/button'
import { Link } from '../../components/actions/link'
import { EmptyState } from '../../components/feedback/empty-state'
import { PrintIcon } from '../../components/content/icon'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officePackingDocumentsWords } from '../../words/generated/office-packing-documents'
import { OfficeFailure, PageHeader } from '../page-header'
import { AddressLabels } from './AddressLabels'
import { PackingDocument } from './PackingDocument'

export interface PackingDocumentsScreenProps {
  /** The kind of documents; `slips`: all parcels of several orders. */
  kind: 'pick' | 'slip' | 'slips' | 'labels'
  documents: OfficeState<PackingDocumentsView>
  /** URL of the order list. */
  ordersHref: string
  /** URL of the address labels of the same orders. */
  labelsHref: string
  /** The user prints the documents. */
  onPrint: () => void
}

/** Pick lists or packing slips, each printed on its own page, or address labels. */
export function PackingDocumentsScreen({
  kind,
  documents,
  ordersHref,
  labelsHref,
  onPrint,
}: PackingDocumentsScreenProps) {
  const t = useWords(officePackingDocumentsWords)
  const office = useWords(officeWords)
  const view = documents.status === 'ready' ? documents.view : null
  const count = view?.documents.length ?? 1
  const leftOut = view?.leftOut ?? []
  const titleKey = ({ pick: 'pick', slip: 'slip', slips: 'slip', labels: 'label' } as const)[kind]
  const empty = {
    pick:
      leftOut.length > 0
        ? { title: t('documents.noPicks'), text: t('documents.noPicksText') }
        : { title: t('documents.none'), text: t('documents.noneText') },
    slip: { title: t('documents.missing'), text: t('documents.missingText') },
    labels: { title: t('documents.none'), text: t('documents.noneText') },
    slips: { title: t('documents.noSlips'), text: t('documents.noSlipsText') },
  }
  return (
    <div className="grid gap-5 pb-8">
      <div className="print:hidden">
        <PageHeader
          title={t(`documents.${titleKey}`, { count })}
          crumb={{ label: office('place.orders'), href: ordersHref }}
          actions={
            view !== null &&
            view.documents.length > 0 && (
              <>
                {kind !== 'labels' && (
                  <LinkButton href={labelsHref} variant="secondary">
                    {t('documents.labels')}
                  </LinkButton>
                )}
                <Button onPress={onPrint}>
                  <PrintIcon size="sm" />
                  {t('documents.print')}
                </Button>
              </>
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
      {leftOut.length > 0 && <LeftOut orders={leftOut} />}
      {view?.documents.length === 0 && (
        <EmptyState {...empty[kind]} action={<LinkButton href={ordersHref}>{t('documents.toOrders')}</LinkButton>} />
      )}
      {view && kind === 'labels' && <AddressLabels {...view} />}
      {view &&
        kind !== 'labels' &&
        view.documents.map((each) => <PackingDocument key={each.id} document={each} sender={view.sender} />)}
    </div>
  )
}

/** The orders that have no pick list, and why; not printed. */
function LeftOut({ orders }: { orders: readonly LeftOutOrderView[] }) {
  const t = useWords(officePackingDocumentsWords)
  return (
    <div className="grid gap-2 text-sm print:hidden">
      <p className="font-medium">{t('documents.leftOut', { count: orders.length })}</p>
      <ul className="grid gap-2">
        {orders.map(({ id, number, company, href, reason }) => (
          <li key={id}>
            <Link href={href}>{t(`documents.leftOut.${reason}`, { number, company })}</Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
