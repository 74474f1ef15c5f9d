import { paths } from '../paths'

/** Where the steps to an open shop are done. */
export const setupPaths = {
  profile: paths.shopProfile,
  products: paths.import,
  newProduct: paths.newProduct,
  delivery: paths.delivery,
  legal: paths.legalTexts,
  customer: paths.companies,
}
