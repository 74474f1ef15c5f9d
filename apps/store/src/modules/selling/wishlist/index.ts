export { wishlistRoutes } from './routes'
export { createWishlistService } from './change-wishlist'
