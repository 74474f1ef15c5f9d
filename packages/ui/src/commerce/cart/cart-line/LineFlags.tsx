import { useId, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { ShortageView, LineEditConflictView } from '@skafferi/domain/shop/cart/views'
import { useWords } from '../../../words'
import { cartWords } from '../../../words/generated/cart'
import { Button } from '../../../components/actions/button'
import type { CartLineProps, CartLineEvents } from './line'

interface LineNoticeProps {
  /** The problem of the line. */
  children: ReactNode
  /** The button's text and accessible name. */
  action: { text: string; name: string }
  /** True if the problem blocks the order until the button is pressed. */
  isFix?: boolean
  onPress: () => void
}

/** A problem of a cart line, and the action to fix it. */
function LineNotice({ children, action, isFix = false, onPress }: LineNoticeProps) {
  const textId = useId()
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-xs">
      <b id={textId} className="num">
        {children}
      </b>
      <span data-fix={isFix || undefined} className="-ms-2">
        <Button variant="quiet" size="sm" aria-label={action.name} aria-describedby={textId} onPress={onPress}>
          {action.text}
        </Button>
      </span>
    </span>
  )
}

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
  const action = { text: t('short.remove'), name: t('line.remove', { title }) }
  return (
    <LineNotice action={action} onPress={() => onRemove({ lineId })}>
      {t('undeliverable', { country })}
    </LineNotice>
  )
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
  if (left === 0) {
    const action = { text: t('short.remove'), name: t('line.remove', { title }) }
    return (
      <LineNotice isFix action={action} onPress={() => onRemove({ lineId })}>
        {t('short.gone', { quantity: quantityText })}
      </LineNotice>
    )
  }
  const action = { text: t('short.take', { left: leftText }), name: t('short.takeOf', { title, left: leftText }) }
  return (
    <LineNotice isFix action={action} onPress={() => onQuantityChange({ lineId, quantity: left })}>
      {t('short.some', { left: leftText, quantity: quantityText })}
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

/** The notices of a line, each with its actions. */
export function LineFlags({
  line: { id: lineId, name: title, quantityText, undeliverableTo, shortage, editConflict },
  ...events
}: Pick<CartLineProps, 'line' | 'onQuantityChange' | 'onKeepCurrent' | 'onRemove'>) {
  return (
    <>
      {undeliverableTo !== null && (
        <Undeliverable lineId={lineId} title={title} country={undeliverableTo} {...events} />
      )}
      {shortage && undeliverableTo === null && (
        <Shortage lineId={lineId} title={title} quantityText={quantityText} shortage={shortage} {...events} />
      )}
      {editConflict && <LineEditConflict lineId={lineId} title={title} change={editConflict} {...events} />}
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
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1 text-xs">
      <b className="num">{t('editConflict.changed', change)}</b>
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
