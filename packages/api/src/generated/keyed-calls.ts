// Generated from openapi/ by `npm run generate`. Do not edit.
export const keyedCalls: ReadonlySet<string> = new Set([
  "POST /store/customers/register",
  "POST /store/customers/customer-request/register",
  "POST /store/customers/uploads",
  "POST /store/customer/complaint",
  "POST /store/uploads",
  "POST /store/customer/wishlist/add",
  "POST /store/customer/wishlist/bulk-add",
  "POST /store/customer/wishlist/toggle",
  "POST /store/products/reviews",
  "POST /store/contact-messages",
  "POST /store/cart/items/add",
  "POST /store/cart/items/bulk-add",
  "POST /store/cart/items/update",
  "POST /store/cart/items/bulk",
  "POST /store/cart/promocode/add",
  "POST /store/cart/complete",
])
