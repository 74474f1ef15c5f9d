import { describe, expect, it } from 'vitest'
import type { Problem, ShoppingAction } from '@skafferi/domain/platform/action/views'
import { problemsWords } from '../../../words/generated/problems'
import { createTranslate } from '../../../words/translate'
import { problemDetail, formatProblem } from './format-problem'

const t = createTranslate(problemsWords, 'en')

function textFor(action: ShoppingAction, rest: Partial<Problem> = {}): string {
  return formatProblem(t, { action, code: 'network', message: null, fields: {}, ...rest })
}

describe('a problem has the text of the specification', () => {
  it.each<[ShoppingAction, string]>([
    ['sign_in', 'An error occurred during login.'],
    ['load_products', 'Failed to load products. Please try again later.'],
    ['load_product', 'Failed to load product or reviews. Please try again later.'],
    ['add_to_cart', 'An error occurred while adding item to cart'],
    ['buy_now', 'An error occurred while processing your order'],
    ['load_cart', 'Failed to load cart data'],
    ['update_quantity', 'Failed to update item quantity'],
    ['remove_item', 'Failed to remove item from cart'],
    ['proceed', 'Failed to proceed to checkout. Please try again.'],
    ['load_checkout', 'Failed to load checkout details. Please try again.'],
    ['save_shipping_address', 'Failed to save shipping address. Please try again.'],
    ['save_billing_address', 'Failed to save billing address. Please try again.'],
    ['save_references', 'Failed to save your references. What you typed is still here. Please try again.'],
    ['place_order', 'Failed to place order. Please try again.'],
    ['load_profile', 'Failed to load profile details'],
    ['load_company', 'Failed to load the VAT number'],
    ['save_vat_id', 'Failed to save the VAT number. What you typed is still here. Please try again.'],
    ['load_summary', 'Failed to load order summary'],
    ['load_orders', 'Failed to load orders'],
    ['load_usual_articles', 'Failed to load your usual articles'],
    ['bulk_update', 'Bulk update failed.'],
    ['load_promo_codes', 'Failed to load promo codes.'],
    ['apply_promo_code', 'Failed to apply promo code. Please try again.'],
    ['remove_promo_code', 'Failed to remove promo code. Please try again.'],
    ['toggle_wishlist', 'Failed to toggle wishlist'],
    ['set_stock_notice', 'Your request could not be saved. Please try again.'],
    ['add_to_wishlist', 'Failed to add to wishlist'],
  ])('%s without an answer: %s', (action, text) => {
    expect(textFor(action)).toBe(text)
  })

  it('an unknown outcome is not reported as a failure', () => {
    const code = 'outcome_unknown'
    expect(textFor('place_order', { code })).toMatch(/^We could not find out whether your order was placed\./)
    expect(textFor('bulk_update', { code })).toMatch(/^We could not find out whether the changes were applied\./)
  })

  it('a refused sign-in shows the server message', () => {
    expect(textFor('sign_in', { code: 'invalid_credentials', message: 'Invalid credentials' })).toBe(
      'Invalid credentials',
    )
  })

  it('an unknown product is not found, whatever the status code', () => {
    expect(textFor('load_product', { code: 'not_found', message: 'x' })).toBe('Product not found')
    expect(textFor('load_product', { code: 'product_not_found', message: 'x' })).toBe('Product not found')
  })

  it('an empty cart cannot proceed, with a message', () => {
    expect(textFor('proceed', { code: 'empty_cart', message: 'x' })).toBe('Your cart is empty')
  })
})

describe('a cart that is not saved to the wishlist', () => {
  it.each([
    ['wishlist_full', 'Failed to add to wishlist: it is full. Please remove some products first.'],
    ['product_not_found', 'Failed to add to wishlist: one of the products is no longer for sale.'],
    ['unexpected_state', 'Failed to add to wishlist'],
  ])('because of %s: %s', (code, text) => {
    expect(textFor('add_to_wishlist', { code, message: 'x' })).toBe(text)
  })
})

describe('a refused purchase', () => {
  const shortage = { code: 'insufficient_inventory', message: 'Only 12 of "Fish" are in stock.' }

  it.each<ShoppingAction>(['add_to_cart', 'buy_now'])('%s: no stock is "Out of stock"', (action) => {
    expect(textFor(action, shortage)).toBe('Out of stock')
    expect(textFor(action, { ...shortage, params: { title: 'Fish', left: 0 } })).toBe('Out of stock')
  })

  it.each<ShoppingAction>(['add_to_cart', 'buy_now'])('%s: too little stock says how much is left', (action) => {
    expect(textFor(action, { ...shortage, params: { title: 'Fish', left: 12 } })).toBe(shortage.message)
  })

  it.each<ShoppingAction>(['add_to_cart', 'buy_now'])('%s: any other refusal shows the server message', (action) => {
    expect(textFor(action, { code: 'not_allowed', message: 'Not sold in your country' })).toBe(
      'Not sold in your country',
    )
  })

  it('a refusal without a message has a text', () => {
    expect(textFor('add_to_cart', { code: 'unexpected_state', message: '' })).toBe('Failed to add item to cart')
  })

  it('of another quantity has the server message as detail if stock is insufficient', () => {
    const problem = { action: 'update_quantity', fields: {} } as const
    expect(problemDetail({ ...problem, ...shortage })).toBe(shortage.message)
    expect(problemDetail({ ...problem, code: 'not_allowed', message: 'Not sold in your country' })).toBeNull()
  })
})

describe('an order that was not placed', () => {
  const notDeliverable = 'Cool Mint pouches cannot be delivered to Germany.'

  it('has the server’s reason as detail, which shows what to change', () => {
    const refused = { action: 'place_order', code: 'not_deliverable', message: notDeliverable, fields: {} } as const
    expect(problemDetail(refused)).toBe(notDeliverable)
    expect(problemDetail({ ...refused, code: 'promo_code_ended', message: 'It has ended.' })).toBe('It has ended.')
  })

  it('has no detail without a response', () => {
    const failed = { action: 'place_order', code: 'unexpected_state', message: 'Our fault.', fields: {} } as const
    expect(problemDetail(failed)).toBeNull()
    expect(problemDetail({ ...failed, code: 'network', message: null })).toBeNull()
    expect(problemDetail({ ...failed, code: 'conflict', message: '' })).toBeNull()
  })
})
