import { describe, expect, it } from 'vitest'
import type { CountryCode, TaxClass } from '../tax/tax-rates'
import { CellProblem } from './cells'
import { readTaxClass } from './tax-class-text'

const date = '2026-11-20'

/** The class of a cell, or the code of its problem with its values. */
function read(text: string, country: CountryCode, on = date) {
  try {
    return readTaxClass(text, { country, date: on })
  } catch (error) {
    if (!(error instanceof CellProblem)) throw error
    return [error.code, ...Object.values(error.params ?? {})].join(' | ')
  }
}

describe('a tax class', () => {
  it.each<[TaxClass, ...string[]]>([
    ['food', 'food', ' FOOD\u00A0', 'Groceries', 'livsmedel', 'Livsmedel', 'Matvarer', 'Næringsmidler', 'fødevarer'],
    ['food', 'elintarvike', 'Elintarvikkeet', 'Lebensmittel', 'NAHRUNGSMITTEL'],
    ['confectionery', 'confectionery', 'Godis', 'konfektyr', 'Godteri', 'slik', 'Makeiset', 'Süßwaren', 'Suesswaren'],
    ['soft_drink', 'soft_drink', 'soft drink', 'Läsk', 'brus', 'Sodavand', 'virvoitusjuoma', 'Erfrischungsgetränke'],
    ['nicotine', 'nicotine', 'Nikotin', 'nikotiini', 'nicotine-pouches'],
    ['standard', 'standard', 'Standard rate', 'Normal', 'full moms', 'Høy sats', 'alminnelig sats', 'almindelig'],
    ['standard', 'Yleinen verokanta', 'Regelsatz', 'Regelsteuersatz', 'normalsatz'],
  ])('%s is read from its names', (taxClass, ...texts) => {
    for (const text of texts) expect([text, read(text, 'se')]).toEqual([text, taxClass])
  })

  it.each<[CountryCode, TaxClass, ...string[]]>([
    ['gb', 'food', '0', '0%', '0.00 %', 'VAT 0%', 'zero rated'],
    ['dk', 'standard', '25', '25 %', '25,0 %', '0.25', '0,25', '25.000', 'moms 25%', '25 pct.', '25 % moms'],
    ['us', 'standard', '0'],
  ])('in %s is %s by its rate', (country, taxClass, ...texts) => {
    for (const text of texts) expect([text, read(text, country)]).toEqual([text, taxClass])
  })

  it.each<[CountryCode, string, ...string[]]>([
    ['se', 'several_tax_classes | 25 | standard, nicotine', '25', '25 %', '0.25', '25,0 %', 'MOMS 25 %', '25 procent'],
    ['se', 'several_tax_classes | 6 | food, confectionery, soft drink', '6', '0.06', '6%', 'reducerad', 'Reduced rate'],
    ['se', 'unknown_tax_rate | 12 | 6%, 25%', '12', '12,0 %', '0,12'],
    ['se', 'unknown_tax_rate | 0 | 6%, 25%', '0', 'nollsats'],
    ['se', 'unknown_tax_rate | 1 | 6%, 25%', '1', '1 %'],
    ['se', 'unknown_tax_rate | 0.06 | 6%, 25%', '0.06 %'],
    ['fi', 'several_tax_classes | 25.5 | standard, nicotine', '25,5 %', 'ALV 25.5%', '0.255', '25,50'],
    ['fi', 'several_tax_classes | 13.5 | food, confectionery, soft drink', '13,5', '0.135', 'alennettu verokanta'],
    ['no', 'several_tax_classes | 15 | food, confectionery, soft drink', '15 %', 'mva 15%', 'Redusert sats'],
    ['de', 'several_tax_classes | 7 | food, confectionery', '7', '0.07', '7 % MwSt.', 'ermäßigt', 'ermässigter Satz'],
    ['de', 'several_tax_classes | 19 | soft drink, standard, nicotine', '19', '19 % USt', '19 Prozent'],
    ['gb', 'unknown_tax_rate | 5 | 0%, 20%', '5 %'],
  ])('in %s is refused: %s', (country, problem, ...texts) => {
    for (const text of texts) expect([text, read(text, country)]).toEqual([text, problem])
  })

  it('has the rate of the day', () => {
    expect(read('12 %', 'se', '2026-03-31')).toContain('several_tax_classes | 12')
    expect(read('12 %', 'se', '2026-04-01')).toContain('unknown_tax_rate | 12')
  })

  it.each(['T1', 'taxable goods', '25 SEK', '25 % 6 %', '-25', 'A 25', '%', '2.5.5'])('is refused: %j', (text) => {
    expect(read(text, 'se')).toBe('unknown_tax_class | food, confectionery, soft drink, nicotine, standard | 6%, 25%')
  })

  it('of a reduced rate is refused if a country has none', () => {
    expect(read('reduced', 'gb')).toContain('unknown_tax_class')
  })
})
