import { useAddSaved } from '@skafferi/domain/shop/cart'
import { noteLimit, useNote, useWishlist } from '@skafferi/domain/shop/wishlist'
import { WishlistScreen } from '@skafferi/ui/screens/wishlist-screen'
import { useCardPurchases } from '../app/use-card-purchases'

export default function WishlistRoute() {
  return (
    <WishlistScreen
      {...useWishlist()}
      {...useCardPurchases()}
      addSaved={useAddSaved()}
      note={{ ...useNote(), limit: noteLimit }}
    />
  )
}
