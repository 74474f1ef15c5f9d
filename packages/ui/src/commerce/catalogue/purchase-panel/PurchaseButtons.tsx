import { useEffect, useRef } from 'react'
import type { ProductView, PurchaseState } from '@skafferi/domain/shop/product/views'
import { Button, LinkButton } from '../../../components/actions/button'
import { CartIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { productWords } from '../../../words/generated/product'
import { useShopPaths } from '../../service/shop-paths'
import { focusFault } from './missing-choice'

/** The actions of a purchase. */
export interface PurchaseEvents {
  /** Adds the chosen pieces to the cart and stays on the page. */
  onAddToCart: () => void
  /** Adds the chosen pieces to the cart and opens it. */
  onBuyNow: () => void
}

export interface PurchaseButtonsProps extends PurchaseEvents {
  purchase: Pick<ProductView, 'id' | 'options' | 'quantityRefusal' | 'stock'>
  state: PurchaseState
  /** `panel`: Add to Cart first, with an icon; `bar`: last, near the thumb. */
  variant: 'panel' | 'bar'
}

/** Add to Cart and Buy Now. For a product in the cart there is a link to continue shopping. */
export function PurchaseButtons({ purchase, state, variant, onAddToCart, onBuyNow }: PurchaseButtonsProps) {
  const t = useWords(catalogWords)
  const { status } = state
  const isWorking = status === 'adding' || status === 'buying'

  function press(buy: () => void) {
    if (isWorking) return
    buy()
    focusFault(purchase)
  }

  if (purchase.stock.state === 'out') {
    return (
      <Button variant="secondary" size="lg" width="full" disabled>
        {t('outOfStock')}
      </Button>
    )
  }
  const add = <AddButton key="add" state={state} variant={variant} onPress={() => press(onAddToCart)} />
  const buy = (
    <span key="buy" className="grid flex-none">
      <Button
        variant="quiet"
        size="lg"
        busy={status === 'buying'}
        busyLabel={t('adding')}
        onPress={() => press(onBuyNow)}
      >
        {t('buyNow')}
      </Button>
    </span>
  )
  return (
    <div className="flex min-w-0 flex-1 basis-60 flex-wrap gap-2">{variant === 'panel' ? [add, buy] : [buy, add]}</div>
  )
}

interface AddButtonProps {
  state: PurchaseState
  variant: 'panel' | 'bar'
  onPress: () => void
}

/** Add to Cart, and the link that replaces it and then gets the focus. */
function AddButton({ state, variant, onPress }: AddButtonProps) {
  const t = useWords(productWords)
  const catalog = useWords(catalogWords)
  const paths = useShopPaths()
  const box = useRef<HTMLSpanElement>(null)
  const wasPressedHere = useRef(false)
  const isAdded = state.status === 'added'

  useEffect(() => {
    if (isAdded && wasPressedHere.current) {
      box.current?.querySelector('a')?.focus({ preventScroll: true })
    }
    wasPressedHere.current = state.status === 'adding' && wasPressedHere.current
  }, [isAdded, state.status])

  return (
    <span ref={box} className="grid min-w-0 flex-auto">
      {isAdded ? (
        <LinkButton href={paths.products()} size="lg">
          {t('browseProducts')}
        </LinkButton>
      ) : (
        <Button
          size="lg"
          busy={state.status === 'adding'}
          busyLabel={catalog('adding')}
          onPress={() => {
            wasPressedHere.current = true
            onPress()
          }}
        >
          {variant === 'panel' && <CartIcon />}
          {catalog('addToCart')}
        </Button>
      )}
    </span>
  )
}
