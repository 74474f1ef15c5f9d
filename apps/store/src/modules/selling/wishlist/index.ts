export { wishlistRoutes } from './wishlist.routes'
export { createWishlistService } from './wishlist.service'
