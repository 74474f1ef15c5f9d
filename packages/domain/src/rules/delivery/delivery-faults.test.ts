import { describe, expect, it } from 'vitest'
import { deliveryLimits, findDeliveryFaults } from './delivery-faults'
import { demoDelivery, isDeliverySettings, type DeliverySettings, type ShippingRate } from './delivery-settings'

const [courier, local] = demoDelivery.options as [ShippingRate, ShippingRate]
const closed = { from: '2027-01-11', to: '2027-01-11', reason: 'Stocktaking' }

/** Returns the codes of the faults by field. */
function codesOf(changed: Partial<DeliverySettings>): Record<string, string> {
  const found = findDeliveryFaults({ ...demoDelivery, ...changed })
  return Object.fromEntries(Object.entries(found).map(([field, { code }]) => [field, code]))
}

/** Returns the codes if the local option of two is changed. */
const codesOfOption = (changed: Partial<ShippingRate>) => codesOf({ options: [courier, { ...local, ...changed }] })

describe('the stored settings', () => {
  it('are accepted as JSON', () => {
    expect(isDeliverySettings(JSON.parse(JSON.stringify({ ...demoDelivery, closures: [closed] })))).toBe(true)
  })

  it.each<[string, object]>([
    ['no working day', { workingDays: [] }],
    ['an eighth weekday', { workingDays: [8] }],
    ['an unknown country', { options: [{ ...local, countries: ['xx'] }] }],
    ['a broken amount', { options: [{ ...local, amount: 1.5 }] }],
    ['no days', { options: [{ ...local, days: null }] }],
    ['a text as closures', { closures: 'never' }],
  ])('are refused with %s', (_, changed) => {
    expect(isDeliverySettings({ ...demoDelivery, ...changed })).toBe(false)
  })
})

describe('the faults of the delivery settings', () => {
  it('are none for the demo, and for a shop that does not deliver', () => {
    expect(codesOf({})).toEqual({})
    expect(codesOf({ options: [] })).toEqual({})
  })

  it('name the field of an option', () => {
    expect(codesOfOption({ amount: -1 })).toEqual({ 'options.1.amount': 'range' })
    expect(codesOfOption({ days: { min: 5, max: 4 } })).toEqual({ 'options.1.days.max': 'range' })
    expect(codesOfOption({ days: { min: -1, max: 0 } })).toEqual({ 'options.1.days.min': 'range' })
    expect(codesOfOption({ id: 'courier' })).toEqual({ 'options.1.id': 'named_twice' })
    expect(codesOfOption({ id: '__proto__ ' })).toEqual({ 'options.1.id': 'format' })
    expect(codesOfOption({ name: ' ' })).toEqual({ 'options.1.name': 'length' })
    expect(codesOfOption({ name: 'Cou\u202erier' })).toEqual({ 'options.1.name': 'control_characters' })
    expect(codesOfOption({ name: 'Cou\nrier' })).toEqual({ 'options.1.name': 'control_characters' })
    expect(codesOfOption({ countries: ['se', 'se', 'no', 'dk', 'fi', 'de'] })).toEqual({
      'options.1.countries': 'named_twice',
    })
  })

  it('are not there for equal days, free delivery and the last allowed values', () => {
    expect(codesOfOption({ days: { min: 0, max: 0 }, amount: 0 })).toEqual({})
    expect(codesOfOption({ amount: deliveryLimits.amount, name: 'x'.repeat(60) })).toEqual({})
  })

  it('name a country whose small orders have no option', () => {
    expect(findDeliveryFaults({ ...demoDelivery, options: [courier, { ...local, countries: ['se'] }] })).toEqual({
      'options.0.goodsFrom': { code: 'no_option_below', params: { country: 'no' } },
    })
  })

  it('name the field of the dispatch', () => {
    expect(codesOf({ workingDays: [], timeZone: 'Europe/Nowhere', cutOff: '24:00', preparationDays: -1 })).toEqual({
      workingDays: 'required',
      timeZone: 'unknown',
      cutOff: 'no_time_of_day',
      preparationDays: 'range',
    })
    expect(codesOf({ workingDays: [1, 1] })).toEqual({ workingDays: 'named_twice' })
  })

  it('name the field of a closure', () => {
    const codesOfClosure = (changed: object) => codesOf({ closures: [{ ...closed, ...changed }] })
    expect(codesOfClosure({ to: '2027-01-10' })).toEqual({ 'closures.0.to': 'before_start' })
    expect(codesOfClosure({ from: '2027-02-30' })).toEqual({ 'closures.0.from': 'no_calendar_date' })
    expect(codesOfClosure({ to: '' })).toEqual({ 'closures.0.to': 'no_calendar_date' })
    expect(codesOfClosure({ to: '2028-01-11' })).toEqual({})
    expect(codesOfClosure({ to: '2028-01-12' })).toEqual({ 'closures.0.to': 'too_many_days' })
    expect(codesOfClosure({ reason: '\u0007' })).toEqual({ 'closures.0.reason': 'control_characters' })
  })

  it('limit the lists', () => {
    const options = Array.from({ length: 21 }, (_, index) => ({ ...local, id: `option_${index}` }))
    expect(codesOf({ options })).toEqual({ options: 'too_many' })
    expect(codesOf({ options: options.slice(1) })).toEqual({})
    expect(codesOf({ closures: Array.from({ length: 61 }, () => closed) })).toEqual({ closures: 'too_many' })
  })
})
