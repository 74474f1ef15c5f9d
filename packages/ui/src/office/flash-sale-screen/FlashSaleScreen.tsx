import type { RemoteOfferChange, OfficeState, FlashSaleDetailView } from '@skafferi/domain/office/views'
import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { Skeleton, SkeletonGroup } from '../../components/feedback/skeleton'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officePromotionsWords } from '../../words/generated/office-promotions'
import { OfferChanges, OfferState, ConfirmDialog } from '../offer-parts'
import { OfficeFailure, PageHeader } from '../page-header'
import { PageProblem } from '../page-news'
import { SaleForm, type SaleFormProps } from './SaleForm'

export interface FlashSaleScreenProps extends Omit<SaleFormProps, 'sale'> {
  sale: OfficeState<FlashSaleDetailView>
  /** URL of the promotions. */
  promotionsHref: string
  /** Changes by another operator since it was read. */
  remoteChanges: readonly RemoteOfferChange[]
  /** True while it is being ended or deleted. */
  stopping: boolean
  /** Text of the last failure; `null` otherwise. */
  problem: string | null
  /** The user dismisses the list of remote changes. */
  onDismissRemoteChanges: () => void
  /** Ends a running sale or deletes a planned one. Resolves to true if it was done. */
  onStop: () => Promise<boolean>
}

/** The page of a flash sale: days, products with discounts, and a preview of the home page. */
export function FlashSaleScreen({ sale, promotionsHref, ...props }: FlashSaleScreenProps) {
  const t = useWords(officePromotionsWords)
  const office = useWords(officeWords)
  const crumb = { label: office('place.promotions'), href: promotionsHref }
  if (sale.status === 'ready') return <SalePage {...props} sale={sale.view} crumb={crumb} />
  return (
    <div className="grid gap-4 pb-8">
      <PageHeader title={t('promotions.sales')} crumb={crumb} />
      {sale.status === 'loading' ? (
        <SkeletonGroup label={t('sale.loading')} scope="page">
          <Skeleton height="24rem" />
        </SkeletonGroup>
      ) : (
        <OfficeFailure title={t('sale.failed')} request={sale.request} onRetry={sale.retry} />
      )}
    </div>
  )
}

interface SalePageProps
  extends
    SaleFormProps,
    Pick<FlashSaleScreenProps, 'remoteChanges' | 'stopping' | 'problem' | 'onDismissRemoteChanges' | 'onStop'> {
  crumb: { label: string; href: string }
}

function SalePage({ crumb, remoteChanges, stopping, problem, onDismissRemoteChanges, onStop, ...form }: SalePageProps) {
  const t = useWords(officePromotionsWords)
  const [isStopping, setIsStopping] = useState(false)
  const { title, state } = form.sale
  const kind = state === 'running' ? 'stop' : state === 'planned' ? 'delete' : null
  return (
    <div className="grid gap-4">
      <PageHeader
        title={state === 'new' ? t('sale.new') : title}
        crumb={crumb}
        state={<OfferState state={state} />}
        actions={
          form.editable &&
          kind !== null && (
            <Button variant="danger" onPress={() => setIsStopping(true)}>
              {t(`sale.${kind}`)}
            </Button>
          )
        }
      />
      {remoteChanges.length > 0 && <OfferChanges changes={remoteChanges} onDismiss={onDismissRemoteChanges} />}
      <PageProblem text={isStopping ? null : problem} />
      {!form.editable && (
        <p className="text-sm text-ink-muted">{t(state === 'ended' ? 'sale.endedText' : 'sale.readOnly')}</p>
      )}
      <SaleForm {...form} />
      {isStopping && kind !== null && (
        <ConfirmDialog
          words={{
            title: t(`sale.${kind}Title`, { title }),
            text: t(`sale.${kind}Text`),
            confirm: t(`sale.${kind}Do`),
            confirming: t(kind === 'stop' ? 'sale.stopping' : 'sale.deleting'),
          }}
          busy={stopping}
          problem={problem}
          onConfirm={() => void onStop().then((isDone) => isDone && setIsStopping(false))}
          onClose={() => setIsStopping(false)}
        />
      )}
    </div>
  )
}
