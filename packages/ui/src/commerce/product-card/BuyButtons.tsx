import { useState } from 'react'
import { cva } from 'class-variance-authority'
import type { CardPurchaseState } from '@skafferi/domain/cart/views'
import { Button } from '../../components/button'
import { CartIcon } from '../../components/icon'
import { IconButton } from '../../components/icon-button'
import { useWords } from '../../words'
import { catalogWords } from '../../words/generated/catalog'

const buyStyles = cva('grid', { variants: { size: { sm: '', md: 'grow' } } })

export interface BuyButtonsProps {
  /** `filled` by default; on the order list `outlined` marks a line without a quantity. */
  add?: 'filled' | 'outlined'
  /** `sm` on the order list, where a button is as wide as its text. */
  size: 'sm' | 'md'
  /** The state of the last purchase. */
  state: CardPurchaseState
  /** The id of the product's name, which makes the labels of its buttons unique. */
  titleId: string
  /** To the cart, and stay. */
  onAdd: () => void
  /** To the cart, and on to the checkout. */
  onBuy: () => void
}

/**
 * Buy Now and Add to Cart; adding is the primary action (DECISIONS row 28a). Only the pressed button is busy; both
 * ignore a second press.
 */
export function BuyButtons({ size, add = 'filled', state, titleId, onAdd, onBuy }: BuyButtonsProps) {
  const t = useWords(catalogWords)
  const [pressed, setPressed] = useState<'add' | 'buy'>('add')
  const working = state === 'busy' ? pressed : null

  function press(button: 'add' | 'buy', act: () => void) {
    if (working !== null) return
    setPressed(button)
    act()
  }

  return (
    <>
      <span className={buyStyles({ size })}>
        <Button
          size={size}
          variant="secondary"
          busy={working === 'buy'}
          busyLabel={t('adding')}
          aria-describedby={titleId}
          onPress={() => press('buy', onBuy)}
        >
          {t('buyNow')}
        </Button>
      </span>
      <IconButton
        variant={add}
        size={size}
        label={t('addToCart')}
        icon={<CartIcon size={size} />}
        state={working === 'add' ? 'busy' : state === 'added' ? 'added' : 'idle'}
        aria-describedby={titleId}
        onPress={() => press('add', onAdd)}
      />
    </>
  )
}
