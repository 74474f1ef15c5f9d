import { expect, it } from 'vitest'
import { misspellings } from './spelling'

const found = (text: string) => misspellings('area', { key: text })

it.each([
  'We answer by email.',
  'E-mail',
  '15 % off',
  '{percent, number} % off',
  'Log in to go on.',
  'Please sign-in first.',
  'After the sign in',
  'The order was canceled.',
  'Upload your license.',
  'Fulfillment',
  'Your favorite color',
  '{count, plural, one {# Item} other {# Items}}',
])('finds a different spelling: %s', (text) => {
  expect(found(text)).toEqual([expect.stringContaining('area key: "')])
})

it.each([
  'Email',
  'Email Address',
  'We answer by e-mail to {email}.',
  'Please fill in the email field.',
  '15% off, {percent} less',
  'Your login details follow by e-mail.',
  'Sign in, or go to the sign-in page',
  'This order is cancelled.',
  'An error occurred during login.',
  'Fulfillment Status',
  '{count, plural, one {# item} other {# items}}',
])('accepts the one spelling, and the specification’s own: %s', (text) => {
  expect(found(text)).toEqual([])
})
