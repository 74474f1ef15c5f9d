import type { AdminOperationId, ApiKeyScope, OperatorRole, Purpose } from './contract'

/** The roles that cover each purpose. */
export const roles: Readonly<Record<Purpose, readonly OperatorRole[]>> = {
  see: ['owner', 'orders', 'catalogue', 'support', 'reader'],
  orders: ['owner', 'orders'],
  catalogue: ['owner', 'catalogue'],
  service: ['owner', 'orders', 'support'],
  administration: ['owner'],
}

/** The scopes that an API key may have: all purposes except those of owners. */
export const keyScopes: readonly ApiKeyScope[] = ['see', 'orders', 'catalogue', 'service']

/** `anybody`: no session is required; `self`: any signed-in operator, for their own data. */
export type CallPurpose = Purpose | 'anybody' | 'self'

/**
 * The purpose of each operation. This is the only place that decides who may call it; an operation without a row does
 * not compile.
 */
export const purposes: Readonly<Record<AdminOperationId, CallPurpose>> = {
  getSession: 'self',
  signIn: 'anybody',
  signOut: 'self',
  getNotices: 'self',
  updateNotices: 'self',
  createInvite: 'administration',
  deleteInvite: 'administration',
  getInvite: 'anybody',
  acceptInvite: 'anybody',
  listOperators: 'administration',
  updateOperator: 'administration',
  renewOperator: 'administration',
  listApiKeys: 'administration',
  createApiKey: 'administration',
  revokeApiKey: 'administration',
  listWebhooks: 'administration',
  createWebhook: 'administration',
  updateWebhook: 'administration',
  deleteWebhook: 'administration',
  testWebhook: 'administration',
  listDeliveries: 'administration',
  resendDelivery: 'administration',
  listOrders: 'see',
  exportOrders: 'see',
  getOrder: 'see',
  updateOrder: 'orders',
  createShipment: 'orders',
  updateShipment: 'orders',
  closeRest: 'orders',
  createRefund: 'orders',
  cancelOrder: 'orders',
  getSales: 'see',
  listLowStock: 'see',
  listCompanies: 'see',
  getCompany: 'see',
  updateCompany: 'service',
  judgeVatId: 'service',
  blockCompany: 'service',
  unblockCompany: 'service',
  addCompanyPerson: 'service',
  listApplications: 'service',
  getApplication: 'service',
  getLicense: 'service',
  approveApplication: 'service',
  askApplicant: 'service',
  rejectApplication: 'service',
  listComplaints: 'service',
  getComplaint: 'service',
  getComplaintPicture: 'service',
  answerComplaint: 'service',
  closeComplaint: 'service',
  listMessages: 'service',
  getMessage: 'service',
  answerMessage: 'service',
  closeMessage: 'service',
  listReviewsToDecide: 'service',
  getReview: 'service',
  approveReview: 'service',
  rejectReview: 'service',
  listUnsentMails: 'service',
  retryMail: 'service',
  listProducts: 'see',
  createProduct: 'catalogue',
  getProduct: 'see',
  updateProduct: 'catalogue',
  archiveProduct: 'catalogue',
  restoreProduct: 'catalogue',
  setStock: 'catalogue',
  setPrices: 'catalogue',
  exportProducts: 'see',
  listCategories: 'see',
  createCategory: 'catalogue',
  getCategory: 'see',
  updateCategory: 'catalogue',
  deleteCategory: 'catalogue',
  listPromotions: 'see',
  createPromotion: 'catalogue',
  getPromotion: 'see',
  updatePromotion: 'catalogue',
  endPromotion: 'catalogue',
  listFlashSales: 'see',
  createFlashSale: 'catalogue',
  getFlashSale: 'see',
  updateFlashSale: 'catalogue',
  deleteFlashSale: 'catalogue',
  endFlashSale: 'catalogue',
  listBanners: 'see',
  getBanner: 'see',
  updateBanner: 'catalogue',
  resetBanner: 'catalogue',
  sendBannerPicture: 'catalogue',
  getSettings: 'see',
  saveProfile: 'administration',
  saveOrderTerms: 'administration',
  saveDelivery: 'administration',
  sendLogo: 'administration',
  listLegalTexts: 'see',
  listLegalVersions: 'see',
  getLegalVersion: 'see',
  getLegalDraft: 'see',
  saveLegalDraft: 'catalogue',
  publishLegalText: 'catalogue',
  listImports: 'see',
  createImport: 'catalogue',
  sendPictures: 'catalogue',
  getImportTemplate: 'see',
  getImport: 'see',
  matchImport: 'catalogue',
  applyImport: 'catalogue',
  stopImport: 'catalogue',
  endImport: 'catalogue',
  getFailedRows: 'see',
  listActivities: 'see',
  exportActivities: 'see',
}

/** Returns all purposes that a role covers. */
export function purposesOf(role: OperatorRole): Purpose[] {
  return (Object.keys(roles) as Purpose[]).filter((purpose) => roles[purpose].includes(role))
}

/** True if the role covers the operation. */
export function mayCall(role: OperatorRole, operationId: AdminOperationId): boolean {
  const purpose = purposes[operationId]
  return purpose === 'anybody' || purpose === 'self' || roles[purpose].includes(role)
}

/** True if the scopes of an API key cover the operation. */
export function mayKeyCall(scopes: readonly ApiKeyScope[], operationId: AdminOperationId): boolean {
  return (scopes as readonly string[]).includes(purposes[operationId])
}
