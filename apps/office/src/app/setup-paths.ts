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

/** Where the content of the pages is written. */
export const contentPaths = {
  landing: paths.contentPage('landing'),
  home: paths.contentPage('home'),
  faq: paths.contentPage('faq'),
  about: paths.contentPage('about'),
}
