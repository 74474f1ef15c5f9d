/** What the kit shows of the office. */
export type { ApiKeyScope, ApiKeyView, MadeKeyView, NewKey } from './api-keys.view'
export type { Doer, DeedView, ListPage, OfficeState, RecordedChange } from './office.view'
export type {
  AgreedTerms,
  AnsweredStepView,
  ApprovalField,
  ConsentView,
  ReadApplicationView,
  WaitingApplicationView,
} from './applications.view'
export type {
  BannerDraft,
  BannerField,
  BannerFieldFault,
  BannerPlace,
  BannerPreviewView,
  BannerState,
  ForeignBannerChange,
  ListedBannerView,
  WholeBannerView,
} from './banners.view'
export type { CategoryChoice, CategoryDraft, ForeignCategoryChange, ListedCategoryView } from './categories.view'
export type {
  CompanyChoice,
  CompanyCommand,
  CompanyPersonView,
  CompanyTermsView,
  ForeignCompanyChange,
  ListedCompaniesView,
  ListedCompanyView,
  NewPersonView,
  WholeCompanyView,
} from './companies.view'
export type {
  CaseAnswerView,
  CaseCommand,
  CaseKind,
  CaseState,
  CountedList,
  InboxCounts,
  ListedCaseView,
  UnsentMailView,
  WaitingReviewView,
  WholeCaseView,
} from './inbox.view'
export type {
  DeliveriesView,
  DeliveryView,
  MadeWebhookView,
  WebhookEntry,
  WebhookEvent,
  WebhookView,
} from './webhooks.view'
export type {
  FailedRowView,
  FollowedImportView,
  ImportColumnView,
  ImportMatchingView,
  ImportSubject,
  ImportTarget,
  LeapView,
  ListedImportView,
  PicturesView,
  RefusedPicture,
} from './imports.view'
export type { NoticeChoice, NoticeKind, NoticesView, NoticeTiming } from './notices.view'
export type {
  FullOrderView,
  ListedOrderView,
  ListedOrdersView,
  OrderFilters,
  OrderQuery,
  OrderSumView,
  PackingOutcome,
  SelectedOrdersView,
  SumPart,
} from './orders.view'
export type { PaperView, PaperLineView } from './papers.view'
export type {
  CellChange,
  ForeignChange,
  ListedProductsView,
  ListedProductView,
  OwnProductField,
  ProductDeed,
  ProductDraft,
  ProductField,
  ProductFieldFault,
  ProductFormView,
  SoldProductView,
  SoldVariantView,
  TypedPictureView,
  VariantPart,
} from './products.view'
export type {
  GivenRefundView,
  RefundableLineView,
  RefundableView,
  RefundDraft,
  RefundPreviewView,
} from './refunds.view'
export type {
  FlashSaleDraft,
  ForeignOfferChange,
  ListedFlashSalesView,
  ListedFlashSaleView,
  ListedPromotionsView,
  ListedPromotionView,
  PromotionDraft,
  PromotionState,
  SaleProductView,
  WholeFlashSaleView,
} from './promotions.view'
export type { OpenInviteView, IntegrationView, TeamMemberView, TeamRole, WholeTeamView } from './team.view'
export type { LowProductView, LowStockView, MorningView, SalesPeriod, SalesView, WaitingCount } from './today.view'
