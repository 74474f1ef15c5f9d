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
    ['standard', 'standard', ' Standard'],
  ])('%s is read from its names', (taxClass, ...texts) => {
    for (const text of texts) expect([text, read(text, 'se')]).toEqual([text, taxClass])
  })

  it.each<[CountryCode, TaxClass, ...string[]]>([['gb', 'food', '0', '0%', '0.00 %', 'VAT 0%', 'zero rated']])(
    'in %s is %s by its rate',
    (country, taxClass, ...texts) => {
      for (const text of texts) expect([text, read(text, country)]).toEqual([text, taxClass])
    },
  )

  it.each<[CountryCode, string, ...string[]]>([
    [
      'se',
      'several_tax_classes | 25 | se | nicotine, standard',
      '25',
      '25 %',
      '0.25',
      '25,0 %',
      'MOMS 25 %',
      '25 procent',
    ],
    ['se', 'several_tax_classes | 25 | se | nicotine, standard', 'Standard rate', 'Normal', 'full moms', 'Høy sats'],
    ['se', 'several_tax_classes | 25 | se | nicotine, standard', 'Yleinen verokanta', 'Regelsatz', 'almindelig'],
    ['se', 'several_tax_classes | 25 | se | nicotine, standard', 'VAT25', '25 % Moms (Sverige)', 'SE25%', 'Moms: 25'],
    ['se', 'several_tax_classes | 25 | se | nicotine, standard', '3 Utgående mva 25 %', 'MP1: 25 % (2026)'],
    ['se', 'several_tax_classes | 6 | se | food, confectionery, soft_drink', '6', '0.06', '6%', 'reducerad', 'VAT0.06'],
    ['se', 'unknown_tax_rate | 12 | se | 6%, 25%', '12', '12,0 %', '0,12', 'MOMS12', 'Moms 12 %'],
    ['se', 'unknown_tax_rate | 19 | se | 6%, 25%', '19', 'DE 19%', 'MwSt. 19'],
    ['se', 'unknown_tax_rate | 1 | se | 6%, 25%', '1 %'],
    ['se', 'unknown_tax_rate | 15 | se | 6%, 25%', '31 Utgående mva 15 %'],
    ['se', 'unknown_tax_rate | 2.5 | se | 6%, 25%', '2,5'],
    ['se', 'unknown_tax_rate | 0.06 | se | 6%, 25%', '0.06 %'],
    ['se', 'tax_code | 31 | se | 6%, 25%', '31'],
    ['se', 'tax_code | 5 | se | 6%, 25%', '5'],
    ['se', 'tax_code | VAT3 | se | 6%, 25%', 'VAT3'],
    ['se', 'no_class_without_vat', '0', '0 %', 'nollsats', 'Momsfri', 'No Tax', 'exempt', 'verolliseton', 'Steuerfrei'],
    ['gb', 'no_class_without_vat', 'Exempt'],
    ['fi', 'several_tax_classes | 25.5 | fi | nicotine, standard', '25,5 %', 'ALV 25.5%', '0.255', '25,50', 'VAT25.5'],
    ['fi', 'several_tax_classes | 13.5 | fi | food, confectionery, soft_drink', '13,5', '0.135', 'alennettu verokanta'],
    ['fi', 'several_tax_classes | 13.5 | fi | food, confectionery, soft_drink', 'VAT13.5', 'Food VAT (13.5%)'],
    [
      'no',
      'several_tax_classes | 15 | no | food, confectionery, soft_drink',
      '15 %',
      'mva 15%',
      'Redusert sats',
      '31 Utgående mva 15 %',
    ],
    [
      'de',
      'several_tax_classes | 7 | de | food, confectionery',
      '7',
      '0.07',
      '7 % MwSt.',
      'ermäßigt',
      'ermässigter Satz',
    ],
    ['de', 'several_tax_classes | 19 | de | soft_drink, nicotine, standard', '19', '19 % USt', '19 Prozent', 'DE 19%'],
    ['dk', 'several_tax_classes | 25 | dk | food, confectionery, soft_drink, nicotine, standard', '25', '25 %', '0,25'],
    ['dk', 'several_tax_classes | 25 | dk | food, confectionery, soft_drink, nicotine, standard', '25.000', '25 pct.'],
    ['us', 'several_tax_classes | 0 | us | food, confectionery, soft_drink, nicotine, standard', '0'],
    ['gb', 'unknown_tax_rate | 5 | gb | 0%, 20%', '5 %'],
  ])('in %s is refused: %s', (country, problem, ...texts) => {
    for (const text of texts) expect([text, read(text, country)]).toEqual([text, problem])
  })

  it('“standard” of another system is the standard rate', () => {
    expect(() => readTaxClass('STANDARD', { country: 'se', date }, true)).toThrow('several_tax_classes')
    expect(readTaxClass('food', { country: 'se', date }, true)).toBe('food')
  })

  it('has the rate of the day', () => {
    expect(read('12 %', 'se', '2026-03-31')).toContain('several_tax_classes | 12')
    expect(read('12 %', 'se', '2026-04-01')).toContain('unknown_tax_rate | 12')
  })

  it.each(['T1', 'taxable goods', '25 SEK', '25 % 6 %', '-25', 'A 25', '%', '2.5.5', '-25 %', 'A25 kg'])(
    'is refused: %j',
    (text) => {
      expect(read(text, 'se')).toBe(
        'unknown_tax_class | food, confectionery, soft_drink, nicotine, standard | se | 6%, 25%',
      )
    },
  )

  it('of a reduced rate is refused if a country has none', () => {
    expect(read('reduced', 'gb')).toContain('unknown_tax_class')
  })
})
