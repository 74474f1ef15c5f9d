import { CartIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'
import type { CardActionsProps } from './card-actions'

/** The cart alone, for one piece at a press; with several variants it asks which first. */
export function BriefAction(props: Omit<CardActionsProps, 'quantity' | 'messageId'>) {
  const { product, state, titleId, onAddToCart, onSelectVariant } = props
  const t = useWords(catalogWords)
  const { id: productId, variantId, hasMultipleVariants, stock } = product
  const shared = { icon: <CartIcon />, 'aria-describedby': titleId } as const

  if (stock.state === 'out' || (variantId === null && !hasMultipleVariants)) {
    return <IconButton {...shared} variant="outlined" label={t('outOfStock')} disabled />
  }
  if (variantId === null) {
    return (
      <IconButton
        {...shared}
        variant="outlined"
        label={t('selectVariant')}
        aria-haspopup="dialog"
        onPress={() => onSelectVariant({ productId })}
      />
    )
  }
  return (
    <IconButton
      {...shared}
      variant="filled"
      label={t('addToCart')}
      state={state === 'busy' || state === 'added' ? state : 'idle'}
      onPress={() => onAddToCart({ productId, variantId, quantity: 1 })}
    />
  )
}
