import type { FullOrderView } from '@skafferi/domain/office/views'
import { Button } from '../../components/actions/button'
import { BannerMessage } from '../../components/feedback/banner-message'
import { useWords } from '../../words'
import { officeOrderWords } from '../../words/generated/office-order'
import { officeOrderOverlaysWords } from '../../words/generated/office-order-overlays'

export interface RequiredActionProps extends NonNullable<FullOrderView['requiredAction']> {
  /** True while the status is changed. */
  busy: boolean
  /** The user marks the matter as resolved; omit it without the permission. */
  onResolve?: () => void
}

/** Why an order has the status "Requires action", and what ends it. */
export function RequiredAction({ time, person, awaitsPayment, busy, onResolve }: RequiredActionProps) {
  const orderText = useWords(officeOrderWords)
  const t = useWords(officeOrderOverlaysWords)
  return (
    <BannerMessage
      tone="caution"
      action={
        onResolve && (
          <Button variant="secondary" size="sm" busy={busy} busyLabel={orderText('order.paying')} onPress={onResolve}>
            {t('action.resolve')}
          </Button>
        )
      }
    >
      <b>{t(awaitsPayment ? 'action.payment' : 'action.unknown')}</b>{' '}
      {time !== null &&
        `${t('action.set', { time: time.text, known: person === null ? 'no' : 'yes', person: person ?? '' })} `}
      {t('action.do')}
    </BannerMessage>
  )
}
