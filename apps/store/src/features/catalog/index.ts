export { subtitleOf, toPrices } from './catalog.answers'
export { catalogRoutes } from './catalog.routes'
export { createCatalogService } from './catalog.service'
export { searchTextOf } from './search-text'
