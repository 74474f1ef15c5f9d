import { useState } from 'react'
import { Button } from '@skafferi/ui/components/actions/button'
import { ProductCard, type ProductCardProps } from '@skafferi/ui/commerce/catalogue/product-card'
import { ShopPathsProvider } from '@skafferi/ui/commerce/service/shop-paths'
import { paths } from './paths.ts'

const product: ProductCardProps['product'] = {
  id: 'p1',
  title: 'Tjärn Cool Mint',
  brand: 'Tjärn',
  sku: 'TJ-100',
  packText: '24 g · can',
  picture: { src: null, alt: '' },
  thumbnail: { src: null, alt: '' },
  isNew: true,
  rating: { value: 4.5, text: '4.5', count: 12 },
  stock: {
    state: 'in',
    quantity: 1240,
    text: '1,240',
    limit: 1240,
    orderRule: { minimum: 1, multiple: 1, maximum: 100_000 },
  },
  price: { text: '€1.85', from: false },
  sale: null,
  bulkPrice: { text: '€1.48', minQuantity: 60 },
  hasMultipleVariants: false,
  variantId: 'v1',
  isInWishlist: false,
  strength: null,
  deliveryRestriction: null,
  colors: [],
  offer: { currency: 'eur', tiers: [{ amount: 185, min_quantity: 1 }] },
  carton: 24,
  lastOrdered: null,
}

/** One card of the kit, and a button. */
export function Shelf() {
  const [added, setAdded] = useState(0)
  return (
    <ShopPathsProvider paths={paths}>
      <ProductCard
        product={product}
        variant="compact"
        onAddToCart={({ quantity }) => setAdded(added + quantity)}
        onBuyNow={({ quantity }) => setAdded(added + quantity)}
        onSelectVariant={({ productId }) => location.assign(paths.product(productId))}
      />
      <Button variant="secondary" disabled={added === 0} onPress={() => setAdded(0)}>
        Empty
      </Button>
    </ShopPathsProvider>
  )
}
