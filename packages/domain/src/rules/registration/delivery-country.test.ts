import { expect, it } from 'vitest'
import { findDeliveryCountry } from './delivery-country'

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
  ['swe', 'se'],
  ['Kingdom of Sweden', 'se'],
  ['NOR', 'no'],
  ['DNK', 'dk'],
  ['Kingdom of Denmark', 'dk'],
  ['fin', 'fi'],
  ['Republic of Finland', 'fi'],
  ['GER', 'de'],
  ['Bundesrepublik Deutschland', 'de'],
  ['Swedén', 'se'],
])('"%s" is the delivery country %s', (text, code) => {
  expect(findDeliveryCountry(text)).toBe(code)
})

it.each(['Iceland', 'Kingdom of the Denmark', 'Swedenn', 'Sweden, Norway', '', '-', 'constructor'])(
  '"%s" is not a delivery country',
  (text) => {
    expect(findDeliveryCountry(text)).toBeUndefined()
  },
)
