import { expect, it } from 'vitest'
import { fromPassageText, toPassageText, type AccessPassage } from './access.passage'

const visitor = { email: 'anna@kiosk.example', visit: 'first' } as const

it.each<AccessPassage>([
  { ...visitor, stage: 'code', request: { askedAt: 1, resendAfter: 60, expiresIn: 600 }, limit: null },
  { ...visitor, stage: 'code', request: null, limit: { since: 1, seconds: 40 } },
  { ...visitor, stage: 'password', token: 'pw_once' },
  { ...visitor, stage: 'done' },
])('a reload finds the way to a password where it was: $stage', (passage) => {
  expect(fromPassageText(toPassageText(passage))).toEqual(passage)
})

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"stage":"done"}',
  '{"email":"a","visit":"other","stage":"done"}',
  '{"email":"a","visit":"first","stage":"password"}',
  '{"email":"a","visit":"first","stage":"code"}',
  '{"email":"a","visit":"first","stage":"code","request":{"askedAt":"1"},"limit":null}',
  '{"email":"a","visit":"first","stage":"later"}',
])('what cannot be read is no way: %s', (text) => {
  expect(fromPassageText(text)).toBeNull()
})
