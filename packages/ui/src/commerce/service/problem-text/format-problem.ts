import type { Problem, ShoppingAction } from '@skafferi/domain/platform/action/views'
import type { Translate } from '../../../words'
import type { ProblemsWords } from '../../../words/generated/problems'
import { isNotFound, isShortage, isTransportFailure, isUnknown } from './problem'

type Format = (t: Translate<ProblemsWords>, problem: Problem) => string

/**
 * The server's message, but "Out of stock" if it is about stock and none is left; without an answer, the action's text
 * (Specification (shopping), error catalogue, add to cart).
 */
const formatPurchaseProblem =
  (unanswered: 'addToCartUnanswered' | 'buyNowUnanswered'): Format =>
  (t, problem) => {
    if (isTransportFailure(problem)) {
      return t(unanswered)
    }
    const isOut = isShortage(problem) && !problem.params?.left
    return isOut ? t('outOfStock') : problem.message || t('addToCart')
  }

/** If one of several products cannot be saved, none is saved: the text gives the reason. */
const formatWishlistProblem: Format = (t, problem) => {
  if (problem.code === 'wishlist_full') {
    return t('addToWishlistFull')
  }
  return t(isNotFound(problem) ? 'addToWishlistGone' : 'addToWishlist')
}

/** One text for each action, so that a new action does not compile without one. */
const formats: Record<ShoppingAction, Format> = {
  sign_in: (t, { message }) => message || t('signIn'),
  load_products: (t) => t('loadProducts'),
  load_product: (t, problem) => t(isNotFound(problem) ? 'productNotFound' : 'loadProduct'),
  add_to_cart: formatPurchaseProblem('addToCartUnanswered'),
  buy_now: formatPurchaseProblem('buyNowUnanswered'),
  load_cart: (t) => t('loadCart'),
  update_quantity: (t) => t('updateQuantity'),
  remove_item: (t) => t('removeItem'),
  proceed: (t, { code }) => t(code === 'empty_cart' ? 'emptyCart' : 'proceed'),
  load_checkout: (t) => t('loadCheckout'),
  save_shipping_address: (t) => t('saveShippingAddress'),
  save_billing_address: (t) => t('saveBillingAddress'),
  save_references: (t) => t('saveReferences'),
  place_order: (t, problem) => t(isUnknown(problem) ? 'placeOrderUnknown' : 'placeOrder'),
  load_profile: (t) => t('loadProfile'),
  load_company: (t) => t('loadCompany'),
  save_vat_id: (t, { message }) => message || t('saveVatId'),
  load_summary: (t) => t('loadSummary'),
  load_orders: (t) => t('loadOrders'),
  load_usual_articles: (t) => t('loadUsualArticles'),
  load_shelf: (t) => t('loadShelf'),
  arrange_shelf: (t, { code }) => t(code === 'shelf_changed' ? 'shelfChanged' : 'arrangeShelf'),
  bulk_update: (t, problem) => t(isUnknown(problem) ? 'bulkUpdateUnknown' : 'bulkUpdate'),
  load_promo_codes: (t) => t('loadPromoCodes'),
  apply_promo_code: (t) => t('applyPromoCode'),
  remove_promo_code: (t) => t('removePromoCode'),
  toggle_wishlist: (t) => t('toggleWishlist'),
  set_stock_notice: (t) => t('setStockNotice'),
  add_to_wishlist: formatWishlistProblem,
}

/** Describes a problem in the words of the specifications' error catalogues. */
export function formatProblem(t: Translate<ProblemsWords>, problem: Problem): string {
  return formats[problem.action](t, problem)
}

/**
 * Details that the server adds if the catalogue's text is not enough: the stock left after another quantity, or why an
 * order is refused. Otherwise `null`.
 */
export function problemDetail(problem: Problem): string | null {
  const isRefusedOrder = problem.action === 'place_order' && problem.code !== 'unexpected_state'
  return isRefusedOrder || isShortage(problem) ? problem.message || null : null
}
