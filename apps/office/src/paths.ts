import { withQuery, type OfficePaths } from '@skafferi/domain/office'
import { pages } from './pages'

const withId = (path: string) => (id: string) => path.replace(':id', encodeURIComponent(id))

const documentsHref = (kind: 'pick' | 'slips' | 'labels', ids: readonly string[]) =>
  `${pages.packingDocuments.path}?${new URLSearchParams(ids.map((id) => [kind, id])).toString()}`

/** Every URL of the office; those with parameters are functions. */
export const paths = {
  today: pages.today.path,
  orders: pages.orders.path,
  order: withId(pages.order.path),
  pickLists: (ids: readonly string[]) => documentsHref('pick', ids),
  packingSlips: (ids: readonly string[]) => documentsHref('slips', ids),
  addressLabels: (ids: readonly string[]) => documentsHref('labels', ids),
  packingSlip: (orderId: string, parcelId: string) =>
    withQuery(pages.packingDocuments.path, { slip: orderId, parcel: parcelId }),
  inbox: pages.inbox.path,
  complaint: withId(pages.complaint.path),
  messages: pages.messages.path,
  message: withId(pages.message.path),
  reviews: pages.reviews.path,
  mail: pages.mail.path,
  applications: pages.applications.path,
  application: withId(pages.application.path),
  companies: pages.companies.path,
  company: withId(pages.company.path),
  products: pages.products.path,
  /** The product list with the way to book goods in. */
  goodsIn: `${pages.products.path}#goods-in`,
  newProduct: pages.newProduct.path,
  product: withId(pages.product.path),
  categories: pages.categories.path,
  promotions: pages.promotions.path,
  flashSale: withId(pages.flashSale.path),
  import: pages.import.path,
  importJob: withId(pages.importJob.path),
  contentPage: withId(pages.contentPage.path),
  settings: pages.settings.path,
  shopProfile: pages.shopProfile.path,
  delivery: pages.delivery.path,
  orderTerms: pages.orderTerms.path,
  applicationForm: pages.applicationForm.path,
  opening: pages.opening.path,
  legalTexts: pages.legalTexts.path,
  legalText: (kind: string) => withQuery(pages.legalTexts.path, { kind }),
  sharedShelves: pages.sharedShelves.path,
  /** A page of the shop, which loads its document. */
  sharedShelf: (code: string) => `/shelf/${encodeURIComponent(code)}`,
  team: pages.team.path,
  activity: pages.activity.path,
  notices: pages.notices.path,
  recoveryCodes: pages.recoveryCodes.path,
} satisfies OfficePaths & Record<string, unknown>
