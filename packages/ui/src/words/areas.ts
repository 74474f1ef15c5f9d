// Written by compile.ts. Run `npm run generate -w @skafferi/ui`.
import type { AboutWords } from './generated/about'
import type { AccessWords } from './generated/access'
import type { AccountWords } from './generated/account'
import type { AccountProblemsWords } from './generated/account-problems'
import type { AccountRefusalsWords } from './generated/account-refusals'
import type { AddressBookWords } from './generated/address-book'
import type { AddressFormWords } from './generated/address-form'
import type { ApplicationAnswerWords } from './generated/application-answer'
import type { ApplicationStatusWords } from './generated/application-status'
import type { ArrangeShelfWords } from './generated/arrange-shelf'
import type { BulkUploadWords } from './generated/bulk-upload'
import type { CardWords } from './generated/card'
import type { CartWords } from './generated/cart'
import type { CartAlreadyOrderedWords } from './generated/cart-already-ordered'
import type { CartSizeWords } from './generated/cart-size'
import type { CartonStackWords } from './generated/carton-stack'
import type { CatalogWords } from './generated/catalog'
import type { CheckoutWords } from './generated/checkout'
import type { ChromeWords } from './generated/chrome'
import type { CompanyWords } from './generated/company'
import type { ComplaintWords } from './generated/complaint'
import type { ComplaintsWords } from './generated/complaints'
import type { ConflictsWords } from './generated/conflicts'
import type { ContactWords } from './generated/contact'
import type { ContentFaultsWords } from './generated/content-faults'
import type { ControlsWords } from './generated/controls'
import type { DeliveryStepsWords } from './generated/delivery-steps'
import type { DispatchWords } from './generated/dispatch'
import type { DisplayWords } from './generated/display'
import type { EndedCodesWords } from './generated/ended-codes'
import type { FaqWords } from './generated/faq'
import type { FaultsWords } from './generated/faults'
import type { FileRefusalsWords } from './generated/file-refusals'
import type { FormsWords } from './generated/forms'
import type { HomeWords } from './generated/home'
import type { ImportFaultsWords } from './generated/import-faults'
import type { ImportWizardWords } from './generated/import-wizard'
import type { LandingWords } from './generated/landing'
import type { LandingBlocksWords } from './generated/landing-blocks'
import type { LargerQuantityWords } from './generated/larger-quantity'
import type { LegalWords } from './generated/legal'
import type { LineFaultsWords } from './generated/line-faults'
import type { LinkWords } from './generated/link'
import type { ListingWords } from './generated/listing'
import type { NoScriptWords } from './generated/no-script'
import type { OfficeWords } from './generated/office'
import type { OfficeActivityWords } from './generated/office-activity'
import type { OfficeActivityListWords } from './generated/office-activity-list'
import type { OfficeApplicationFormWords } from './generated/office-application-form'
import type { OfficeApplicationsWords } from './generated/office-applications'
import type { OfficeBlockWords } from './generated/office-block'
import type { OfficeBrandPreviewWords } from './generated/office-brand-preview'
import type { OfficeBulkWords } from './generated/office-bulk'
import type { OfficeBulkActionsWords } from './generated/office-bulk-actions'
import type { OfficeBulkSaleWords } from './generated/office-bulk-sale'
import type { OfficeCatalogueWords } from './generated/office-catalogue'
import type { OfficeCategoriesWords } from './generated/office-categories'
import type { OfficeCloseWords } from './generated/office-close'
import type { OfficeCompaniesWords } from './generated/office-companies'
import type { OfficeContentWords } from './generated/office-content'
import type { OfficeDeliveryWords } from './generated/office-delivery'
import type { OfficeEntriesWords } from './generated/office-entries'
import type { OfficeFindWords } from './generated/office-find'
import type { OfficeImportWords } from './generated/office-import'
import type { OfficeImportCategoriesWords } from './generated/office-import-categories'
import type { OfficeImportPageWords } from './generated/office-import-page'
import type { OfficeInboxWords } from './generated/office-inbox'
import type { OfficeKeysWords } from './generated/office-keys'
import type { OfficeLegalWords } from './generated/office-legal'
import type { OfficeMailProblemWords } from './generated/office-mail-problem'
import type { OfficeMailedWords } from './generated/office-mailed'
import type { OfficeMissingWords } from './generated/office-missing'
import type { OfficeNoticesWords } from './generated/office-notices'
import type { OfficeOldFiguresWords } from './generated/office-old-figures'
import type { OfficeOnlyOwnerWords } from './generated/office-only-owner'
import type { OfficeOpeningWords } from './generated/office-opening'
import type { OfficeOrderWords } from './generated/office-order'
import type { OfficeOrderOverlaysWords } from './generated/office-order-overlays'
import type { OfficeOrderStateWords } from './generated/office-order-state'
import type { OfficeOrderTermsWords } from './generated/office-order-terms'
import type { OfficeOrdersWords } from './generated/office-orders'
import type { OfficeOutdatedLegalTextsWords } from './generated/office-outdated-legal-texts'
import type { OfficePackingWords } from './generated/office-packing'
import type { OfficePackingDocumentsWords } from './generated/office-packing-documents'
import type { OfficePartsWords } from './generated/office-parts'
import type { OfficePasswordLinkWords } from './generated/office-password-link'
import type { OfficePasteWords } from './generated/office-paste'
import type { OfficePicturesWords } from './generated/office-pictures'
import type { OfficePlannedPricesWords } from './generated/office-planned-prices'
import type { OfficeProductWords } from './generated/office-product'
import type { OfficeProductsWords } from './generated/office-products'
import type { OfficeProfileWords } from './generated/office-profile'
import type { OfficePromotionsWords } from './generated/office-promotions'
import type { OfficePublishLegalWords } from './generated/office-publish-legal'
import type { OfficeRecoveryWords } from './generated/office-recovery'
import type { OfficeRefundWords } from './generated/office-refund'
import type { OfficeRefusalsWords } from './generated/office-refusals'
import type { OfficeSampleDataWords } from './generated/office-sample-data'
import type { OfficeSettingsWords } from './generated/office-settings'
import type { OfficeSharedShelvesWords } from './generated/office-shared-shelves'
import type { OfficeSheetWords } from './generated/office-sheet'
import type { OfficeSignInWords } from './generated/office-sign-in'
import type { OfficeStockWords } from './generated/office-stock'
import type { OfficeStockDialogWords } from './generated/office-stock-dialog'
import type { OfficeStockMovementsWords } from './generated/office-stock-movements'
import type { OfficeTaxWords } from './generated/office-tax'
import type { OfficeTeamWords } from './generated/office-team'
import type { OfficeTestCustomerWords } from './generated/office-test-customer'
import type { OfficeTestMailWords } from './generated/office-test-mail'
import type { OfficeTodayWords } from './generated/office-today'
import type { OfficeTypedCellsWords } from './generated/office-typed-cells'
import type { OfficeVersionsWords } from './generated/office-versions'
import type { OfficeWebhooksWords } from './generated/office-webhooks'
import type { OfficeWelcomeWords } from './generated/office-welcome'
import type { OpeningSoonWords } from './generated/opening-soon'
import type { OrderDetailWords } from './generated/order-detail'
import type { OrderFormWords } from './generated/order-form'
import type { OrderReviewWords } from './generated/order-review'
import type { OrdersWords } from './generated/orders'
import type { OutOfStockWords } from './generated/out-of-stock'
import type { ProblemsWords } from './generated/problems'
import type { ProductWords } from './generated/product'
import type { ProductInfoWords } from './generated/product-info'
import type { PromoWords } from './generated/promo'
import type { QuickOrderWords } from './generated/quick-order'
import type { RefusalsWords } from './generated/refusals'
import type { RegistrationWords } from './generated/registration'
import type { RegistrationShopWords } from './generated/registration-shop'
import type { ReorderWords } from './generated/reorder'
import type { ReviewsWords } from './generated/reviews'
import type { SavedAddressesWords } from './generated/saved-addresses'
import type { SessionWords } from './generated/session'
import type { ShareShelfWords } from './generated/share-shelf'
import type { SharedShelfWords } from './generated/shared-shelf'
import type { ShelfWords } from './generated/shelf'
import type { ShelfListWords } from './generated/shelf-list'
import type { ShelfSearchWords } from './generated/shelf-search'
import type { ShellWords } from './generated/shell'
import type { SuggestionsWords } from './generated/suggestions'
import type { ThanksWords } from './generated/thanks'
import type { TotalsWords } from './generated/totals'
import type { VisitorStepsWords } from './generated/visitor-steps'
import type { WishlistWords } from './generated/wishlist'

/** The texts of each area, and what each of them needs. */
export interface Areas {
  about: AboutWords
  access: AccessWords
  account: AccountWords
  'account-problems': AccountProblemsWords
  'account-refusals': AccountRefusalsWords
  'address-book': AddressBookWords
  'address-form': AddressFormWords
  'application-answer': ApplicationAnswerWords
  'application-status': ApplicationStatusWords
  'arrange-shelf': ArrangeShelfWords
  'bulk-upload': BulkUploadWords
  card: CardWords
  cart: CartWords
  'cart-already-ordered': CartAlreadyOrderedWords
  'cart-size': CartSizeWords
  'carton-stack': CartonStackWords
  catalog: CatalogWords
  checkout: CheckoutWords
  chrome: ChromeWords
  company: CompanyWords
  complaint: ComplaintWords
  complaints: ComplaintsWords
  conflicts: ConflictsWords
  contact: ContactWords
  'content-faults': ContentFaultsWords
  controls: ControlsWords
  'delivery-steps': DeliveryStepsWords
  dispatch: DispatchWords
  display: DisplayWords
  'ended-codes': EndedCodesWords
  faq: FaqWords
  faults: FaultsWords
  'file-refusals': FileRefusalsWords
  forms: FormsWords
  home: HomeWords
  'import-faults': ImportFaultsWords
  'import-wizard': ImportWizardWords
  landing: LandingWords
  'landing-blocks': LandingBlocksWords
  'larger-quantity': LargerQuantityWords
  legal: LegalWords
  'line-faults': LineFaultsWords
  link: LinkWords
  listing: ListingWords
  'no-script': NoScriptWords
  office: OfficeWords
  'office-activity': OfficeActivityWords
  'office-activity-list': OfficeActivityListWords
  'office-application-form': OfficeApplicationFormWords
  'office-applications': OfficeApplicationsWords
  'office-block': OfficeBlockWords
  'office-brand-preview': OfficeBrandPreviewWords
  'office-bulk': OfficeBulkWords
  'office-bulk-actions': OfficeBulkActionsWords
  'office-bulk-sale': OfficeBulkSaleWords
  'office-catalogue': OfficeCatalogueWords
  'office-categories': OfficeCategoriesWords
  'office-close': OfficeCloseWords
  'office-companies': OfficeCompaniesWords
  'office-content': OfficeContentWords
  'office-delivery': OfficeDeliveryWords
  'office-entries': OfficeEntriesWords
  'office-find': OfficeFindWords
  'office-import': OfficeImportWords
  'office-import-categories': OfficeImportCategoriesWords
  'office-import-page': OfficeImportPageWords
  'office-inbox': OfficeInboxWords
  'office-keys': OfficeKeysWords
  'office-legal': OfficeLegalWords
  'office-mail-problem': OfficeMailProblemWords
  'office-mailed': OfficeMailedWords
  'office-missing': OfficeMissingWords
  'office-notices': OfficeNoticesWords
  'office-old-figures': OfficeOldFiguresWords
  'office-only-owner': OfficeOnlyOwnerWords
  'office-opening': OfficeOpeningWords
  'office-order': OfficeOrderWords
  'office-order-overlays': OfficeOrderOverlaysWords
  'office-order-state': OfficeOrderStateWords
  'office-order-terms': OfficeOrderTermsWords
  'office-orders': OfficeOrdersWords
  'office-outdated-legal-texts': OfficeOutdatedLegalTextsWords
  'office-packing': OfficePackingWords
  'office-packing-documents': OfficePackingDocumentsWords
  'office-parts': OfficePartsWords
  'office-password-link': OfficePasswordLinkWords
  'office-paste': OfficePasteWords
  'office-pictures': OfficePicturesWords
  'office-planned-prices': OfficePlannedPricesWords
  'office-product': OfficeProductWords
  'office-products': OfficeProductsWords
  'office-profile': OfficeProfileWords
  'office-promotions': OfficePromotionsWords
  'office-publish-legal': OfficePublishLegalWords
  'office-recovery': OfficeRecoveryWords
  'office-refund': OfficeRefundWords
  'office-refusals': OfficeRefusalsWords
  'office-sample-data': OfficeSampleDataWords
  'office-settings': OfficeSettingsWords
  'office-shared-shelves': OfficeSharedShelvesWords
  'office-sheet': OfficeSheetWords
  'office-sign-in': OfficeSignInWords
  'office-stock': OfficeStockWords
  'office-stock-dialog': OfficeStockDialogWords
  'office-stock-movements': OfficeStockMovementsWords
  'office-tax': OfficeTaxWords
  'office-team': OfficeTeamWords
  'office-test-customer': OfficeTestCustomerWords
  'office-test-mail': OfficeTestMailWords
  'office-today': OfficeTodayWords
  'office-typed-cells': OfficeTypedCellsWords
  'office-versions': OfficeVersionsWords
  'office-webhooks': OfficeWebhooksWords
  'office-welcome': OfficeWelcomeWords
  'opening-soon': OpeningSoonWords
  'order-detail': OrderDetailWords
  'order-form': OrderFormWords
  'order-review': OrderReviewWords
  orders: OrdersWords
  'out-of-stock': OutOfStockWords
  problems: ProblemsWords
  product: ProductWords
  'product-info': ProductInfoWords
  promo: PromoWords
  'quick-order': QuickOrderWords
  refusals: RefusalsWords
  registration: RegistrationWords
  'registration-shop': RegistrationShopWords
  reorder: ReorderWords
  reviews: ReviewsWords
  'saved-addresses': SavedAddressesWords
  session: SessionWords
  'share-shelf': ShareShelfWords
  'shared-shelf': SharedShelfWords
  shelf: ShelfWords
  'shelf-list': ShelfListWords
  'shelf-search': ShelfSearchWords
  shell: ShellWords
  suggestions: SuggestionsWords
  thanks: ThanksWords
  totals: TotalsWords
  'visitor-steps': VisitorStepsWords
  wishlist: WishlistWords
}
