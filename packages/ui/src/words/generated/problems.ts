// Written by compile.ts from problems.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "problems", and what each of them needs. */
export interface ProblemsWords {
  signIn: NoValues
  loadProducts: NoValues
  loadProduct: NoValues
  productNotFound: NoValues
  outOfStock: NoValues
  addToCart: NoValues
  addToCartUnanswered: NoValues
  buyNowUnanswered: NoValues
  loadCart: NoValues
  updateQuantity: NoValues
  removeItem: NoValues
  emptyCart: NoValues
  proceed: NoValues
  loadCheckout: NoValues
  saveShippingAddress: NoValues
  saveBillingAddress: NoValues
  saveReferences: NoValues
  placeOrder: NoValues
  placeOrderUnknown: NoValues
  loadProfile: NoValues
  loadCompany: NoValues
  saveVatId: NoValues
  loadSummary: NoValues
  loadOrders: NoValues
  bulkUpdate: NoValues
  bulkUpdateUnknown: NoValues
  loadPromoCodes: NoValues
  applyPromoCode: NoValues
  removePromoCode: NoValues
  toggleWishlist: NoValues
  setStockNotice: NoValues
  addToWishlist: NoValues
  addToWishlistFull: NoValues
  addToWishlistGone: NoValues
  loadUsualArticles: NoValues
  loadShelf: NoValues
  arrangeShelf: NoValues
  shelfChanged: NoValues
}

/** The English texts of the area "problems". */
export const problemsWords = /* @__PURE__ */ defineWords<ProblemsWords>('problems', {
  signIn: ["An error occurred during login."],
  loadProducts: ["Failed to load products. Please try again later."],
  loadProduct: ["Failed to load product or reviews. Please try again later."],
  productNotFound: ["Product not found"],
  outOfStock: ["Out of stock"],
  addToCart: ["Failed to add item to cart"],
  addToCartUnanswered: ["An error occurred while adding item to cart"],
  buyNowUnanswered: ["An error occurred while processing your order"],
  loadCart: ["Failed to load cart data"],
  updateQuantity: ["Failed to update item quantity"],
  removeItem: ["Failed to remove item from cart"],
  emptyCart: ["Your cart is empty"],
  proceed: ["Failed to proceed to checkout. Please try again."],
  loadCheckout: ["Failed to load checkout details. Please try again."],
  saveShippingAddress: ["Failed to save shipping address. Please try again."],
  saveBillingAddress: ["Failed to save billing address. Please try again."],
  saveReferences: ["Failed to save your references. What you typed is still here. Please try again."],
  placeOrder: ["Failed to place order. Please try again."],
  placeOrderUnknown: ["We could not find out whether your order was placed. Check your connection and place the order again: it is placed only once."],
  loadProfile: ["Failed to load profile details"],
  loadCompany: ["Failed to load the VAT number"],
  saveVatId: ["Failed to save the VAT number. What you typed is still here. Please try again."],
  loadSummary: ["Failed to load order summary"],
  loadOrders: ["Failed to load orders"],
  bulkUpdate: ["Bulk update failed."],
  bulkUpdateUnknown: ["We could not find out whether the changes were applied. Check your connection and apply them again: nothing is changed twice."],
  loadPromoCodes: ["Failed to load promo codes."],
  applyPromoCode: ["Failed to apply promo code. Please try again."],
  removePromoCode: ["Failed to remove promo code. Please try again."],
  toggleWishlist: ["Failed to toggle wishlist"],
  setStockNotice: ["Your request could not be saved. Please try again."],
  addToWishlist: ["Failed to add to wishlist"],
  addToWishlistFull: ["Failed to add to wishlist: it is full. Please remove some products first."],
  addToWishlistGone: ["Failed to add to wishlist: one of the products is no longer for sale."],
  loadUsualArticles: ["Failed to load your usual articles"],
  loadShelf: ["Failed to load your shelf"],
  arrangeShelf: ["Your last change of the shelf was not saved."],
  shelfChanged: ["A colleague removed this article from the shelf. Your last change was not saved."],
})
