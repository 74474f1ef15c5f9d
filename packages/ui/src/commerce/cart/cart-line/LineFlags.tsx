import { cva } from 'class-variance-authority'
import type { ShortageView, LineEditConflictView } from '@skafferi/domain/shop/cart/views'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { LineNotice } from '../../../internal/line-notice'
import { LargerQuantity, type LargerQuantityProps } from '../../prices-and-stock/larger-quantity'
import type { CartLineProps, CartLineEvents } from './line'

interface UndeliverableProps extends Pick<CartLineEvents, 'onRemove'> {
  lineId: string
  /** The accessible name of the line, for its button. */
  title: string
  /** The name of the delivery country. */
  country: string
}

/**
 * States that the product cannot be delivered to the destination by law. It does not block checkout: the address is
 * chosen there, and another one may be allowed.
 */
function Undeliverable({ lineId, title, country, onRemove }: UndeliverableProps) {
  const t = useWords(cartWords)
  const action = { text: t('short.remove'), name: t('line.remove', { title }), onPress: () => onRemove({ lineId }) }
  return <LineNotice actions={[action]}>{t('undeliverable', { country })}</LineNotice>
}

interface ShortageProps extends Pick<CartLineEvents, 'onQuantityChange' | 'onRemove'> {
  lineId: string
  /** The accessible name of the line, for its button. */
  title: string
  /** Pieces in the line, formatted. */
  quantityText: string
  shortage: ShortageView
}

/** States that fewer pieces are left than the line has, with the action to reduce the quantity or remove the line. */
function Shortage({ lineId, title, quantityText, shortage, onQuantityChange, onRemove }: ShortageProps) {
  const t = useWords(cartWords)
  const { left, leftText } = shortage
  const isGone = left === 0
  const action = isGone
    ? { text: t('short.remove'), name: t('line.remove', { title }), onPress: () => onRemove({ lineId }) }
    : {
        text: t('short.take', { left: leftText }),
        name: t('short.takeOf', { title, left: leftText }),
        onPress: () => onQuantityChange({ lineId, quantity: left }),
      }
  return (
    <LineNotice isFix actions={[action]}>
      {t(isGone ? 'short.gone' : 'short.some', { left: leftText, quantity: quantityText })}
    </LineNotice>
  )
}

/** The most important notice of a line; undefined if there is none. */
export function flagOf({
  undeliverableTo,
  shortage,
  editConflict,
}: CartLineProps['line']): 'short' | 'changed' | undefined {
  if (undeliverableTo !== null || shortage) return 'short'
  return editConflict ? 'changed' : undefined
}

interface LineFlagsProps
  extends
    Pick<CartLineProps, 'line' | 'onQuantityChange' | 'onKeepCurrent' | 'onRemove'>,
    Pick<LargerQuantityProps, 'onTake'> {}

/** The notices of a line, each with its actions. */
export function LineFlags({
  line: { id: lineId, name: title, quantityText, undeliverableTo, shortage, editConflict, larger },
  onTake,
  ...events
}: LineFlagsProps) {
  return (
    <>
      {undeliverableTo !== null && (
        <Undeliverable lineId={lineId} title={title} country={undeliverableTo} {...events} />
      )}
      {shortage && undeliverableTo === null && (
        <Shortage lineId={lineId} title={title} quantityText={quantityText} shortage={shortage} {...events} />
      )}
      {editConflict && <LineEditConflict lineId={lineId} title={title} change={editConflict} {...events} />}
      {larger && <LargerQuantity larger={larger} title={title} onTake={onTake} />}
    </>
  )
}

interface LineEditConflictProps extends Pick<CartLineEvents, 'onQuantityChange' | 'onKeepCurrent'> {
  lineId: string
  /** The accessible name of the line, for its buttons. */
  title: string
  change: LineEditConflictView
}

/** States that others have changed a line, or that a quantity got no answer, with two actions. */
function LineEditConflict({ lineId, title, change, onQuantityChange, onKeepCurrent }: LineEditConflictProps) {
  const t = useWords(cartWords)
  const { now, alternative, alternativeText, isRequested } = change
  const actions = [
    {
      text: t(isRequested ? 'editConflict.set' : 'editConflict.back', { quantity: alternativeText }),
      name: t(isRequested ? 'editConflict.setOf' : 'editConflict.backOf', { title, quantity: alternativeText }),
      onPress: () => onQuantityChange({ lineId, quantity: alternative }),
    },
    {
      text: t('editConflict.keep', { quantity: now }),
      name: t('editConflict.keepOf', { title, quantity: now }),
      onPress: () => onKeepCurrent({ lineId }),
    },
  ]
  return <LineNotice actions={actions}>{t('editConflict.changed', change)}</LineNotice>
}

/** Background and edge of a line with a notice. */
export const flagStyles = cva('', {
  variants: {
    flag: {
      none: '',
      changed: 'bg-info-quiet shadow-[inset_3px_0_0_var(--info)] rtl:shadow-[inset_-3px_0_0_var(--info)]',
      short: 'bg-caution-quiet shadow-[inset_3px_0_0_var(--caution)] rtl:shadow-[inset_-3px_0_0_var(--caution)]',
    },
  },
})
