import { Button } from '../../../components/actions/button'
import { CartIcon, CheckIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import type { CardActionsProps } from './card-actions'

/** Adds one piece with each press. With several variants, opens their choice first. */
export function CompactCardAction(props: Omit<CardActionsProps, 'quantity' | 'messageId'>) {
  const { product, state, titleId, onAddToCart, onSelectVariant } = props
  const t = useWords(catalogWords)
  const { id: productId, variantId, hasMultipleVariants, stock } = product
  const shared = { size: 'sm', 'aria-describedby': titleId } as const

  if (stock.state === 'out' || (variantId === null && !hasMultipleVariants)) {
    return (
      <Button {...shared} variant="secondary" disabled>
        {t('outOfStock')}
      </Button>
    )
  }
  if (variantId === null) {
    return (
      <Button {...shared} variant="secondary" aria-haspopup="dialog" onPress={() => onSelectVariant({ productId })}>
        {t('selectVariant')}
      </Button>
    )
  }
  return (
    <Button
      {...shared}
      busy={state === 'busy'}
      busyLabel={t('adding')}
      onPress={() => onAddToCart({ productId, variantId, quantity: 1 })}
    >
      {state === 'added' ? <CheckIcon size="sm" /> : <CartIcon size="sm" />}
      {t('addToCart')}
    </Button>
  )
}
