/** The view types of the office for the component library. */
export type { ApiKeyScope, ApiKeyView, CreatedKeyView, NewKey } from './team/api-keys.view'
export type {
  Actor,
  ActivityDayView,
  ActivityEntryView,
  ActivitySubject,
  ChangedProductView,
  ChangedProductsView,
  ListPage,
  OfficeState,
  PutBackView,
  RecordedChange,
} from './office.view'
export type {
  AgreedTerms,
  AnsweredStepView,
  ApprovalField,
  ConsentView,
  ApplicationDetailView,
  ListedApplicationView,
} from './customers/applications.view'
export type {
  Block,
  BlockContents,
  BlockFieldLabel,
  BlockFieldView,
  BlockKind,
  BlockListLabel,
  BlockListView,
  BlockName,
  BlockState,
  ContentBlockView,
  ContentChange,
  ContentFault,
  ContentFormView,
  ContentPage,
  ContentVersionDetailView,
  ContentVersionView,
  ContentWarning,
  DeletedBlockView,
  ListedContentView,
  PlaceholderView,
  PageCatalogue,
} from './content/content.view'
export type {
  LegalChange,
  LegalDraft,
  LegalField,
  LegalFieldFault,
  LegalFormView,
  LegalGap,
  LegalKind,
  LegalVersionDetailView,
  LegalVersionView,
  ListedLegalView,
  OutdatedLegalTextView,
} from './legal/legal.view'
export type { RemainingSampleDataView, RemovedSampleDataView, SampleDataView } from './today/sample-data.view'
export type {
  ClosureDraft,
  DeliveryDraft,
  DeliveryExampleView,
  DeliveryFieldFault,
  DeliveryOptionDraft,
  DeliverySettingsView,
  RemoteDeliveryChange,
} from './settings/delivery.view'
export type { CountryTaxRatesView, HomeTaxRates, TaxRateView } from './settings/tax-rates.view'
export type {
  ApplicationFormDraft,
  ApplicationFormField as ApplicationSettingsField,
  ApplicationFormView,
  FormStepView,
  RemoteApplicationFormChange,
} from './settings/application-form.view'
export type {
  OrderTermsDraft,
  OrderTermsFault,
  OrderTermsField,
  OrderTermsView,
  RemoteOrderTermsChange,
} from './settings/order-terms.view'
export type {
  EmptyPage,
  PreviewLinkView,
  SetupStepId,
  SetupStepView,
  SetupView,
  UnfinishedView,
} from './settings/setup.view'
export type {
  CategoryChoice,
  CategoryDraft,
  RemoteCategoryChange,
  ListedCategoryView,
} from './catalogue/categories.view'
export type {
  CompanyChoice,
  CompanyCommand,
  CompanyPersonView,
  CompanyTermsView,
  RemoteCompanyChange,
  ListedCompaniesView,
  ListedCompanyView,
  NewPersonView,
  PasswordLinkView,
  CompanyDetailView,
} from './customers/companies.view'
export type {
  ListedSharedShelfView,
  ListedSharedShelvesView,
  SharedShelfCommand,
  SharedShelfState,
} from './customers/shared-shelves.view'
export type {
  CaseAnswerView,
  CaseCommand,
  CaseKind,
  CaseState,
  CountedList,
  InboxCounts,
  MailProblemView,
  ListedCaseView,
  UnsentMailView,
  WaitingReviewView,
  CaseDetailView,
} from './service/inbox.view'
export type {
  DeliveriesView,
  DeliveryView,
  CreatedWebhookView,
  WebhookEntry,
  WebhookEvent,
  WebhookView,
} from './team/webhooks.view'
export type {
  FailedRowView,
  FailureReasonView,
  ImportJobView,
  ImportColumnView,
  ImportMatchingView,
  ImportSubject,
  ImportTarget,
  ReportedColumn,
  PriceJumpView,
  UnknownCategoryView,
  ListedImportView,
  ImportLayoutView,
  PriceDifferenceView,
  MissingQuestionView,
  MissingValuesView,
  PicturesView,
  RefusedPicture,
} from './catalogue/imports.view'
export type { NoticeChoice, NoticeKind, NoticesView, NoticeTiming } from './team/notices.view'
export type {
  FullOrderView,
  GoodsState,
  LifecycleStepView,
  PaymentFault,
  PaymentState,
  PaymentEntryView,
  OrderDeliveryView,
  OrderNoteView,
  OfferedArticleView,
  ReplacementQuoteView,
  ListedOrderView,
  ListedOrdersView,
  OrderFilters,
  OrderQuery,
  OrderSumView,
  PackingOutcome,
  SelectedOrdersView,
  SummedAmount,
  SumPart,
} from './orders/orders.view'
export type { GoodsFilter } from './orders/to-order-state'
export type {
  PackingDocumentLineView,
  LeftOutOrderView,
  PackingDocumentsView,
  PackingDocumentView,
  SenderView,
} from './orders/packing-documents.view'
export type { FoundItemView, FoundView } from './find/find.view'
export type {
  AppliedChangeKind,
  BulkChangeView,
  BulkKind,
  BulkRefusal,
  BulkRequest,
  BulkSaleRequest,
  BulkSelection,
  ChangedPriceView,
} from './catalogue/bulk-changes.view'
export type {
  CellChange,
  ListedCellChange,
  ListedCellEntry,
  RemoteChange,
  ListedProductsView,
  ListedProductView,
  MissingData,
  ProductChoices,
  ProductFilters,
  ProductSort,
  StockFilter,
  ProductLevelField,
  ProductAction,
  ProductDraft,
  ProductField,
  ProductFieldFault,
  ProductFormView,
  ProductInputView,
  ProductDetailView,
  ProductVariantView,
  TypedPictureView,
  VariantPart,
  DeliveryCheckView,
  DeliveryLineView,
  DeliveryResultView,
  PastedCell,
  PastedColumnView,
  PastedFault,
  PastedLineView,
} from './catalogue/products.view'
export type {
  CorrectionReason,
  ProductStockView,
  StockArticleView,
  CorrectionStart,
  StockChange,
  StockMovementKind,
  StockMovementsView,
  StockMovementView,
  StockResultView,
} from './catalogue/stock.view'
export type { PlannedPricesView, PlannedPriceView } from './catalogue/planned-prices.view'
export type {
  IssuedRefundView,
  RefundableLineView,
  RefundableView,
  RefundDraft,
  RefundPreviewView,
} from './orders/refunds.view'
export type {
  FlashSaleDraft,
  RemoteOfferChange,
  ListedFlashSalesView,
  ListedFlashSaleView,
  ListedPromotionsView,
  ListedPromotionView,
  PromotionDraft,
  PromotionState,
  SaleProductView,
  FlashSaleDetailView,
} from './marketing/promotions.view'
export type {
  OpenInviteView,
  IntegrationView,
  RoleChangeView,
  TeamMemberView,
  TeamPurpose,
  TeamRole,
  TeamView,
} from './team/team.view'
export type { IdentityProof, RecoveryCodesView } from './team/recovery-codes.view'
export type {
  LowProductView,
  LowStockView,
  DashboardView,
  SalesPeriod,
  SalesView,
  WaitingCount,
} from './today/today.view'
export type {
  FaultyLine,
  LogoPlace,
  ProfileDraft,
  ProfileFault,
  ProfileField,
  RemoteProfileChange,
  ShopProfileView,
} from './settings/profile.view'
export type { Availability } from '../rules/catalogue/stock'
export type {
  MissingPicturesView,
  PictureSummaryView,
  PicturesToFetchView,
  PictureToFetchView,
  ProductPicturesView,
} from './catalogue/pictures-to-fetch.view'
