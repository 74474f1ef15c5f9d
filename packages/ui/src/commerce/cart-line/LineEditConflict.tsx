import type { LineEditConflictView } from '@skafferi/domain/cart/views'
import { Button } from '../../components/button'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'
import type { CartLineEvents } from './line'

export interface LineEditConflictProps extends Pick<CartLineEvents, 'onQuantityChange' | 'onKeep'> {
  lineId: string
  /** What the line is called, for those who do not see where the buttons stand. */
  title: string
  change: LineEditConflictView
}

/** That others have changed a line, from what to what, and the two ways on. */
export function LineEditConflict({ lineId, title, change, onQuantityChange, onKeep }: LineEditConflictProps) {
  const t = useWords(cartWords)
  const { was, now, back, backText, asked } = change
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-xs">
      <span className="num">
        <b>{t('elsewhere.changed', { was, now })}</b> {t('elsewhere.adds', { now })}
      </span>
      <span className="-ms-2 flex flex-wrap gap-x-1">
        <Button
          variant="quiet"
          size="sm"
          aria-label={t(asked ? 'elsewhere.setOf' : 'elsewhere.backOf', { title, quantity: backText })}
          onPress={() => onQuantityChange({ lineId, quantity: back })}
        >
          {t(asked ? 'elsewhere.set' : 'elsewhere.back', { quantity: backText })}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('elsewhere.keepOf', { title, quantity: now })}
          onPress={() => onKeep({ lineId })}
        >
          {t('elsewhere.keep', { quantity: now })}
        </Button>
      </span>
    </span>
  )
}
