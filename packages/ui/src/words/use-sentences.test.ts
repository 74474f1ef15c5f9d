import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { describe, expect, it } from 'vitest'
import { toOfficeValues } from '@skafferi/domain/rules/errors/office-values'
import { createTranslate } from './translate'
import { refusalsWords, type RefusalsWords } from './generated/refusals'
import { officeRefusalsWords } from './generated/office-refusals'
import { formatReason, type Sentences } from './use-sentences'

const sentencesOf = (t: ReturnType<typeof createTranslate<RefusalsWords>>) =>
  [{ area: refusalsWords, t }] as unknown as readonly Sentences[]

const english = sentencesOf(createTranslate(refusalsWords, 'en'))
const swedish = sentencesOf(
  createTranslate(refusalsWords, 'sv', {
    refusals: {
      insufficient_inventory: compileMessageOrThrow('{title}: bara {left} kvar.'),
      not_deliverable: compileMessageOrThrow('{title} kan inte levereras till {country}.'),
      promo_code_minimum: compileMessageOrThrow('{code} kräver varor för {minimum}: {missing} saknas.'),
    },
  }),
)

const shortage = {
  code: 'insufficient_inventory',
  message: 'Not enough stock for Sältan. 12 left.',
  params: { title: 'Sältan', left: 12 },
}

describe('a refusal with a text in the kit', () => {
  it.each([
    [shortage.code, shortage.message, shortage.params],
    ['not_deliverable', 'Tjärn cannot be delivered to Germany.', { title: 'Tjärn', country: 'de' }],
    ['product_unavailable', 'Tjärn is no longer for sale.', { title: 'Tjärn' }],
    ['unknown_promo_code', 'We do not know the code HELLO.', { code: 'HELLO' }],
    ['promo_code_ended', 'The promo code HELLO has ended.', { code: 'HELLO' }],
    ['promo_code_used_up', 'The promo code HELLO is used up.', { code: 'HELLO', by: 'all' }],
    [
      'promo_code_used_up',
      'The promo code HELLO is used up: your company has ordered with it before.',
      { code: 'HELLO', by: 'company' },
    ],
    [
      'promo_code_minimum',
      'The promo code HELLO needs goods for €1,200.00; add €40.50.',
      { code: 'HELLO', minimum: 1200, missing: 40.5, currency_code: 'eur' },
    ],
    ['po_number_required', 'Your company orders with a purchase order number. Please add it.', {}],
    [
      'order_minimum',
      'The order minimum is €120.00: add goods for €21.70.',
      { minimum: 120, missing: 21.7, currency_code: 'eur' },
    ],
    ['too_many_promo_codes', 'A cart can have 5 promo codes at most.', { most: 5 }],
    ['too_many_attempts', 'Too many tries. Please wait 1 minute.', { minutes: 1 }],
    ['too_many_attempts', 'Too many tries. Please wait 15 minutes.', { minutes: 15 }],
    ['line_changed', 'This line was changed elsewhere: it now has 1,200 pieces.', { quantity: 1200 }],
    ['cart_changed', 'The cart has changed since you opened this page. Nothing has been ordered.', {}],
    ['variant_not_found', 'This product is no longer for sale. Please choose another product.', {}],
    ['overloaded', 'The store is very busy. Please try again in a moment.', {}],
    ['busy', 'The store is very busy. Please try again in a moment.', {}],
    ['database_unwritable', 'The store cannot save anything at the moment. Please try again in a moment.', {}],
    ['database_unavailable', 'The store cannot reach its database. Please try again in a moment.', {}],
  ])('%s has the same English text as in the store: %s', (code, message, params) => {
    expect(formatReason(english, 'en-IE', { code, message: 'The server’s own sentence.', params })).toBe(message)
  })

  it('is translated, with formatted amounts and countries', () => {
    expect(formatReason(swedish, 'sv', shortage)).toBe('Sältan: bara 12 kvar.')
    const country = { code: 'not_deliverable', message: 'x', params: { title: 'Tjärn', country: 'de' } }
    expect(formatReason(swedish, 'sv', country)).toBe('Tjärn kan inte levereras till Tyskland.')
    const amounts = { minimum: 1200, missing: 40.5, currency_code: 'eur' }
    const minimum = { code: 'promo_code_minimum', message: 'x', params: { code: 'HEJ', ...amounts } }
    expect(formatReason(swedish, 'sv', minimum)?.replaceAll('\u00A0', ' ')).toBe(
      'HEJ kräver varor för 1 200,00 €: 40,50 € saknas.',
    )
  })
})

describe('an amount', () => {
  const office = [
    { area: officeRefusalsWords, t: createTranslate(officeRefusalsWords, 'en-IE') },
  ] as unknown as readonly Sentences[]

  it.each([
    ['replacement_price_changed', /it is now €19\.10 a piece/, { price: 19.1, currency: 'EUR' }],
    ['refund_too_high', /credited: €12\.50 in all/, { left: 12.5, currency: 'EUR' }],
    ['paid_too_much', /paid: SEK.1,284\.60\./, { left: 1284.6, currency: 'SEK' }],
    ['price_jump', /from €9\.90 to €45\.90\..*keep €9\.90/, { sku: 'A', before: '9.90 EUR', after: '45.90 EUR' }],
    ['price_changed', /is now €2\.20, not -/, { sku: 'A', seen: '-', now: '2.20 EUR' }],
  ] as const)('of %s has its currency and decimals', (code, text, params) => {
    const values = toOfficeValues(params, 'en-IE')
    expect(formatReason(office, 'en-IE', { code, message: 'x', params: values })).toMatch(text)
  })
})

describe('the server’s message is shown', () => {
  it('if the kit has no text for the code', () => {
    expect(formatReason(english, 'en', { code: 'brand_new', message: 'Closed today.', params: {} })).toBe(
      'Closed today.',
    )
    expect(formatReason(english, 'en', { code: 'toString', message: 'Closed today.' })).toBe('Closed today.')
  })

  it('if a value of the text is missing', () => {
    expect(formatReason(english, 'en', { ...shortage, params: { title: 'Sältan' } })).toBe(shortage.message)
    expect(formatReason(english, 'en', { code: shortage.code, message: shortage.message })).toBe(shortage.message)
  })

  it('and nothing without a message', () => {
    expect(formatReason(english, 'en', { code: 'brand_new', message: null })).toBeNull()
  })
})
