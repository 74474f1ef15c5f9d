import type { OfficeState, PaperView } from '@skafferi/domain/office/views'
import { Button, LinkButton } from '../../components/button'
import { EmptyState } from '../../components/empty-state'
import { PrintIcon } from '../../components/icon'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officePapersWords } from '../../words/generated/office-papers'
import { OfficeFailure, PageShelf } from '../page-shelf'
import { Paper } from './Paper'

export interface PapersScreenProps {
  /** Which papers are looked at: `slips` of all parcels of several orders. */
  kind: 'pick' | 'slip' | 'slips'
  papers: OfficeState<readonly PaperView[]>
  /** Where the list of orders is. */
  ordersHref: string
  /** They are to be printed. */
  onPrint: () => void
}

/** Papers for the warehouse as they are printed, a sheet for each: pick lists of orders, the packing slip of a parcel. */
export function PapersScreen({ kind, papers, ordersHref, onPrint }: PapersScreenProps) {
  const t = useWords(officePapersWords)
  const office = useWords(officeWords)
  const view = papers.status === 'ready' ? papers.view : null
  const count = view?.length ?? 1
  const empty = {
    pick: { title: t('papers.none'), text: t('papers.noneText') },
    slip: { title: t('papers.missing'), text: t('papers.missingText') },
    slips: { title: t('papers.noSlips'), text: t('papers.noSlipsText') },
  }
  return (
    <div className="grid gap-5 pb-8">
      <div className="print:hidden">
        <PageShelf
          title={t(kind === 'pick' ? 'papers.pick' : 'papers.slip', { count })}
          crumb={{ label: office('place.orders'), href: ordersHref }}
          actions={
            view !== null &&
            view.length > 0 && (
              <Button onPress={onPrint}>
                <PrintIcon size="sm" />
                {t('papers.print')}
              </Button>
            )
          }
        />
      </div>
      {papers.status === 'loading' && (
        <SkeletonGroup label={t('papers.loading')} of="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      )}
      {papers.status === 'failed' && (
        <OfficeFailure title={t('papers.failed')} request={papers.request} onRetry={papers.retry} />
      )}
      {view?.length === 0 && (
        <EmptyState {...empty[kind]} action={<LinkButton href={ordersHref}>{t('papers.toOrders')}</LinkButton>} />
      )}
      {view?.map((paper) => (
        <Paper key={paper.id} paper={paper} />
      ))}
    </div>
  )
}
