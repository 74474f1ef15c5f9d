import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddToCart } from '@skafferi/domain/cart'
import type { CardPurchase } from '@skafferi/ui/commerce/product-card'
import { paths } from '../paths'

const VariantDialog = lazy(() => import('./VariantDialog'))

/**
 * What the cards of a shelf can do: add, buy now, and open the dialog in which a variant is chosen.
 * @param messageDuration how long a card shows what was done; until the next purchase by default
 */
export function useCardPurchases(says: { messageDuration?: number } = {}) {
  const purchases = useAddToCart(says)
  const navigate = useNavigate()
  const [choosing, setChoosing] = useState<string | null>(null)
  return {
    purchases,
    onAddToCart: (event: CardPurchase) => void purchases.add(event),
    onBuyNow: async (event: CardPurchase) => {
      if (await purchases.add(event)) navigate(paths.cart)
    },
    onSelectVariant: ({ productId }: { productId: string }) => setChoosing(productId),
    dialog: choosing !== null && (
      <Suspense>
        <VariantDialog productId={choosing} onClose={() => setChoosing(null)} />
      </Suspense>
    ),
  }
}
