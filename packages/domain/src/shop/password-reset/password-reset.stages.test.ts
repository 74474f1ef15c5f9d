import { expect, it } from 'vitest'
import {
  parsePasswordReset,
  readPasswordLink,
  serializePasswordReset,
  type PasswordReset,
} from './password-reset.stages'

const account = { email: 'anna@kiosk.example', reason: 'first' } as const

it.each<PasswordReset>([
  { ...account, stage: 'code', request: { askedAt: 1, resendAfter: 60, expiresIn: 600 }, limit: null },
  { ...account, stage: 'code', request: null, limit: { since: 1, seconds: 40 } },
  { ...account, stage: 'password', token: 'pw_once' },
  { ...account, stage: 'done' },
])('restores a stored reset at the stage $stage', (passwordReset) => {
  expect(parsePasswordReset(serializePasswordReset(passwordReset))).toEqual(passwordReset)
})

it.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"stage":"done"}',
  '{"email":"a","reason":"other","stage":"done"}',
  '{"email":"a","reason":"first","stage":"password"}',
  '{"email":"a","reason":"first","stage":"code"}',
  '{"email":"a","reason":"first","stage":"code","request":{"askedAt":"1"},"limit":null}',
  '{"email":"a","reason":"first","stage":"later"}',
])('ignores malformed text: %s', (text) => {
  expect(parsePasswordReset(text)).toBeNull()
})

it('parses the link of an operator as the password stage', () => {
  const stage = { email: 'anna@kiosk.example', reason: 'forgotten', stage: 'password', token: 'pw_once' }
  expect(readPasswordLink('#email=anna%40kiosk.example&token=pw_once')).toEqual(stage)
  expect(readPasswordLink('#token=pw_once')).toEqual({ ...stage, email: '' })
  for (const hash of ['', '#', '#vat-number', '#token=', '#email=a']) expect(readPasswordLink(hash)).toBeNull()
})
