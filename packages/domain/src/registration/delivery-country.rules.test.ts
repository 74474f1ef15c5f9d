import { expect, it } from 'vitest'
import { findDeliveryCountry } from './delivery-country.rules'

it.each([
  ['Sweden', 'se'],
  [' sverige ', 'se'],
  ['SE', 'se'],
  ['Norge', 'no'],
  ['Danmark', 'dk'],
  ['Suomi', 'fi'],
  ['Finland', 'fi'],
  ['United  States', 'us'],
  ['The United States of America', 'us'],
  ['U.S.A.', 'us'],
  ['United Kingdom', 'gb'],
  ['UK', 'gb'],
  ['England', 'gb'],
  ['Germany', 'de'],
  ['Deutschland', 'de'],
  ['Vereinigte Staaten', 'us'],
  ['Yhdysvallat', 'us'],
  ['USA', 'us'],
])('"%s" is the delivery country %s', (text, code) => {
  expect(findDeliveryCountry(text)).toBe(code)
})

it.each(['Iceland', 'Swedenn', 'Sweden, Norway', '', '-', 'constructor'])('"%s" is none', (text) => {
  expect(findDeliveryCountry(text)).toBeUndefined()
})
