import { expect, it } from 'vitest'
import { defaultSeller } from '../../rules/tax/tax'
import type { Office } from '../office-context'
import { toHomeTaxRates, toTaxRates } from './tax-rates.view'

const office = (now = '2026-11-20T09:30:00Z') =>
  ({ locale: 'en-IE', timeZone: 'Europe/Stockholm', now: () => new Date(now) }) as Office

it('lists the rates of the seller’s country that apply today and later, with dates and source', () => {
  const rates = toTaxRates(defaultSeller, office())
  expect(rates.map(({ country, classes, percent, from, to }) => [country, classes.join(), percent, from, to])).toEqual([
    ['Sweden', 'food,confectionery,soft_drink', '6%', '1 Apr 2026', '31 Dec 2027'],
    ['Sweden', 'food,confectionery,soft_drink', '12%', '1 Jan 2028', null],
    ['Sweden', 'nicotine,standard', '25%', null, null],
  ])
  expect(rates[0]?.source).toBe('prop. 2025/26:55')
})

it('lists the countries that the seller is registered in after its own', () => {
  const rates = toTaxRates({ country: 'no', vatIds: ['NO938210460MVA', 'DK12345674'] }, office())
  expect(rates.map(({ country, classes, percent }) => [country, classes.length, percent])).toEqual([
    ['Norway', 3, '15%'],
    ['Norway', 2, '25%'],
    ['Denmark', 5, '25%'],
  ])
})

it('changes the home rates at midnight of the shop', () => {
  const food = (now: string) => toHomeTaxRates('se', office(now)).percents.food
  expect([food('2027-12-31T22:59:00Z'), food('2027-12-31T23:00:00Z')]).toEqual(['6%', '12%'])
  expect(toHomeTaxRates('gb', office())).toMatchObject({ country: 'United Kingdom', percents: { soft_drink: '20%' } })
})
