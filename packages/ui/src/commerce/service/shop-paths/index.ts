export { ShopPathsProvider, useShopPaths, type ShopPaths, type ShopPathsProviderProps } from './ShopPaths'
