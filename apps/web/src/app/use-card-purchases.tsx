import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAddToCart } from '@skafferi/domain/shop/cart'
import { useTypedPieces } from '@skafferi/domain/shop/draft'
import { CartNowToast } from '@skafferi/ui/commerce/cart/cart-now'
import type { CardPurchase } from '@skafferi/ui/commerce/catalogue/product-card'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'
import { paths } from '../paths'
import { useSaveDialog } from './use-save-dialog'

const VariantDialog = lazyWithRetry(() => import('./VariantDialog'))

/**
 * The actions of product cards: add, buy now, choose a variant, save with a note.
 * @param messageDuration how long a card shows the result; until the next purchase by default
 */
export function useCardPurchases(options: { messageDuration?: number } = {}) {
  const purchases = useAddToCart(options)
  const typed = useTypedPieces(useLocation().pathname)
  const navigate = useNavigate()
  const { onSaveWithNote, saveDialog } = useSaveDialog()
  const [choosing, setChoosing] = useState<string | null>(null)
  return {
    purchases: { ...purchases, typed },
    onAddToCart: (event: CardPurchase) => void purchases.add(event),
    onBuyNow: async (event: CardPurchase) => {
      if (await purchases.add({ ...event, action: 'buy_now' })) navigate(paths.cart)
    },
    onSelectVariant: ({ productId }: { productId: string }) => setChoosing(productId),
    onSaveWithNote,
    dialog: (
      <>
        <CartNowToast cart={purchases.cart} />
        {choosing !== null && (
          <LazyBoundary onClose={() => setChoosing(null)}>
            <VariantDialog productId={choosing} onClose={() => setChoosing(null)} />
          </LazyBoundary>
        )}
        {saveDialog}
      </>
    ),
  }
}
