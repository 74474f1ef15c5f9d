import { expect, it } from 'vitest'
import { defaultSeller } from '../../rules/tax/tax'
import type { Office } from '../office-context'
import { toHomeTaxRates, toTaxRates } from './tax-rates.view'

const office = (now = '2026-11-20T09:30:00Z') =>
  ({ locale: 'en-IE', timeZone: 'Europe/Stockholm', now: () => new Date(now) }) as Office

it('lists the rates of the seller’s country that apply today and later, with dates and source', () => {
  const [home, ...others] = toTaxRates(defaultSeller, office())
  expect([home?.country, others]).toEqual(['Sweden', []])
  expect(home?.rates.map(({ classes, percent, from, to }) => [classes.join(), percent, from, to])).toEqual([
    ['food,confectionery,soft_drink', '6%', '1 Apr 2026', '31 Dec 2027'],
    ['food,confectionery,soft_drink', '12%', '1 Jan 2028', null],
    ['nicotine,standard', '25%', null, null],
  ])
  expect(home?.rates[0]?.source).toBe('prop. 2025/26:55')
})

it('lists the countries that the seller is registered in after its own', () => {
  const found = toTaxRates({ country: 'no', vatIds: ['NO938210460MVA', 'DK12345674'] }, office())
  expect(found.map(({ country, rates }) => [country, rates.map(({ percent }) => percent)])).toEqual([
    ['Norway', ['15%', '25%']],
    ['Denmark', ['25%']],
  ])
  expect(found[1]?.rates[0]?.classes).toHaveLength(5)
})

const profile = (country: 'se' | 'gb', address: string[] = [], changedBy: string | null = null) => ({
  value: { country, address },
  changed_by: changedBy,
})

it('changes the home rates at midnight of the shop', () => {
  const food = (now: string) => toHomeTaxRates(profile('se', ['Box 1']), office(now)).percents.food
  expect([food('2027-12-31T22:59:00Z'), food('2027-12-31T23:00:00Z')]).toEqual(['6%', '12%'])
  expect(toHomeTaxRates(profile('se'), office()).since).toEqual({
    food: '1 Apr 2026',
    confectionery: '1 Apr 2026',
    soft_drink: '1 Apr 2026',
  })
  expect(toHomeTaxRates(profile('gb'), office())).toMatchObject({
    country: 'United Kingdom',
    isPresumed: true,
    percents: { soft_drink: '20%' },
  })
  expect(toHomeTaxRates(profile('gb', [], 'Elsa'), office()).isPresumed).toBe(false)
})
