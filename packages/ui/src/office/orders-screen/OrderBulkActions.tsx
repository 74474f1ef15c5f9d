import { Button, LinkButton } from '../../components/actions/button'
import { PrintIcon } from '../../components/content/icon'
import { useWords } from '../../words'
import { officeOrdersWords } from '../../words/generated/office-orders'
import { officePackingWords } from '../../words/generated/office-packing'

export interface OrderBulkActionsProps {
  /** The number of selected orders. */
  count: number
  /** URLs of their pick lists and packing slips. */
  hrefs: { picks: string; slips: string }
  /** True while they are being marked as packed. */
  busy: boolean
  /** The user marks them as packed; omit it without the permission. */
  onPack?: () => void
}

/** The bulk actions of the selected orders. */
export function OrderBulkActions({ count, hrefs, busy, onPack }: OrderBulkActionsProps) {
  const ordersText = useWords(officeOrdersWords)
  const t = useWords(officePackingWords)
  return (
    <>
      <LinkButton size="sm" href={hrefs.picks}>
        <PrintIcon size="sm" />
        {ordersText('orders.print', { count })}
      </LinkButton>
      <LinkButton size="sm" variant="secondary" href={hrefs.slips}>
        {t('slips')}
      </LinkButton>
      {onPack && (
        <Button size="sm" variant="secondary" busy={busy} busyLabel={t('packing')} onPress={onPack}>
          {t('pack', { count })}
        </Button>
      )}
    </>
  )
}
