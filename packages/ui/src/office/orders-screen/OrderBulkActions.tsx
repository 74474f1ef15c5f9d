import { Button, LinkButton } from '../../components/button'
import { PrintIcon } from '../../components/icon'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeOrdersWords } from '../../words/generated/office-orders'

export interface OrderBulkActionsProps {
  /** How many orders are selected. */
  count: number
  /** Where their pick lists are, and the packing slips of their parcels. */
  hrefs: { picks: string; slips: string }
  /** They are being marked as packed. */
  busy: boolean
  /** They are to be marked as packed. Left out where the role does not cover it. */
  onPack?: () => void
}

/** What can be done with the selected orders. */
export function OrderBulkActions({ count, hrefs, busy, onPack }: OrderBulkActionsProps) {
  const t = useWords(officeWords)
  const own = useWords(officeOrdersWords)
  return (
    <>
      <LinkButton size="sm" href={hrefs.picks}>
        <PrintIcon size="sm" />
        {t('orders.print', { count })}
      </LinkButton>
      <LinkButton size="sm" variant="secondary" href={hrefs.slips}>
        {own('slips')}
      </LinkButton>
      {onPack && (
        <Button size="sm" variant="secondary" busy={busy} busyLabel={own('packing')} onPress={onPack}>
          {own('pack', { count })}
        </Button>
      )}
    </>
  )
}
