import type { LineEditConflictView } from '@skafferi/domain/shop/cart/views'
import { Button } from '../../../components/actions/button'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import type { CartLineEvents } from './line'

export interface LineEditConflictProps extends Pick<CartLineEvents, 'onQuantityChange' | 'onKeepCurrent'> {
  lineId: string
  /** The accessible name of the line, for its buttons. */
  title: string
  change: LineEditConflictView
}

/** States that others have changed a line, with old and new quantity and two actions. */
export function LineEditConflict({ lineId, title, change, onQuantityChange, onKeepCurrent }: LineEditConflictProps) {
  const t = useWords(cartWords)
  const { was, now, alternative, alternativeText, isRequested } = change
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-xs">
      <span className="num">
        <b>{t('editConflict.changed', { was, now })}</b> {t('editConflict.adds', { now })}
      </span>
      <span className="-ms-2 flex flex-wrap gap-x-1">
        <Button
          variant="quiet"
          size="sm"
          aria-label={t(isRequested ? 'editConflict.setOf' : 'editConflict.backOf', {
            title,
            quantity: alternativeText,
          })}
          onPress={() => onQuantityChange({ lineId, quantity: alternative })}
        >
          {t(isRequested ? 'editConflict.set' : 'editConflict.back', { quantity: alternativeText })}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('editConflict.keepOf', { title, quantity: now })}
          onPress={() => onKeepCurrent({ lineId })}
        >
          {t('editConflict.keep', { quantity: now })}
        </Button>
      </span>
    </span>
  )
}
