import type { CartConflictView, LineActions } from '@skafferi/domain/shop/cart/views'
import { Button } from '../../../components/actions/button'
import { useWords, type Translate } from '../../../words'
import { useSentences } from '../../../words/use-sentences'
import { cartWords } from '../../../words/generated/cart'
import { conflictsWords, type ConflictsWords } from '../../../words/generated/conflicts'
import { lineFaultsWords } from '../../../words/generated/line-faults'
import { BetterPrice } from '../../prices-and-stock/better-price'

/** The buyer's actions for a conflict. */
export interface CartConflictEvents {
  /** Sets the line to the pieces that are left. */
  onQuantityChange: LineActions['setQuantity']
  /** Removes the line. */
  onRemove: (event: { lineId: string }) => void
}

export interface CartConflictProps {
  conflict: CartConflictView
  /** Undefined if lines cannot be changed on this page. */
  actions: CartConflictEvents | undefined
}

/** A changed line: its product, the change, and the actions. */
export function CartConflict({ conflict, actions }: CartConflictProps) {
  return (
    <li
      data-kind={conflict.kind}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line-strong py-2"
    >
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{conflict.title}</span>
        <span className="num block text-xs wrap-anywhere">
          <ConflictText {...conflict} />
        </span>
      </span>
      {actions && <ConflictActions conflict={conflict} {...actions} />}
    </li>
  )
}

function removedText(
  { by, quantityText: quantity }: Extract<CartConflictView, { kind: 'removed' }>,
  t: Translate<ConflictsWords>,
): string {
  if (by === null) return t('removed', { quantity })
  return by.isYou ? t('removedByYou', { quantity }) : t('removedBy', { quantity, name: by.name })
}

function ConflictText(conflict: CartConflictView) {
  const t = useWords(conflictsWords)
  const cart = useWords(cartWords)
  const fault = useSentences([lineFaultsWords])
  switch (conflict.kind) {
    case 'sold_out':
      return cart('short.gone', { quantity: conflict.quantityText })
    case 'shortage':
      return cart('short.some', { left: conflict.leftText, quantity: conflict.quantityText })
    case 'refused':
      return fault(conflict.fault)
    case 'quantity':
      return t('quantity', { was: conflict.was, now: conflict.now })
    case 'added':
      return t('added', { quantity: conflict.quantityText })
    case 'removed':
      return removedText(conflict, t)
    case 'price':
      return conflict.isLower ? (
        <>
          <BetterPrice>{conflict.now}</BetterPrice> {t('cheaper', { was: conflict.was })}
        </>
      ) : (
        t('dearer', { now: conflict.now, was: conflict.was })
      )
  }
}

function ConflictActions({
  conflict,
  onQuantityChange,
  onRemove,
}: { conflict: CartConflictView } & CartConflictEvents) {
  const t = useWords(conflictsWords)
  const cart = useWords(cartWords)
  const { lineId, title, kind } = conflict
  if (kind === 'price' || kind === 'removed') {
    return null
  }
  if (kind === 'shortage') {
    const { left, leftText } = conflict
    return (
      <Button
        variant="secondary"
        size="sm"
        aria-label={cart('short.takeOf', { left: leftText, title })}
        onPress={() => onQuantityChange({ lineId, quantity: left })}
      >
        {cart('short.take', { left: leftText })}
      </Button>
    )
  }
  if (kind === 'quantity') {
    const { was, wasQuantity } = conflict
    return (
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('backOf', { quantity: was, title })}
        onPress={() => onQuantityChange({ lineId, quantity: wasQuantity })}
      >
        {t('back', { quantity: was })}
      </Button>
    )
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={cart('line.remove', { title })}
      onPress={() => onRemove({ lineId })}
    >
      {cart('short.remove')}
    </Button>
  )
}
