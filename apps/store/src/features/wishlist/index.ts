import { unbuilt } from '../unbuilt'

/** The wishlist over HTTP. */
export const wishlistRoutes = () => unbuilt('getWishlist', 'addToWishlist', 'bulkAddToWishlist', 'bulkRemoveFromWishlist', 'toggleWishlist', 'removeFromWishlist', 'clearWishlist')
