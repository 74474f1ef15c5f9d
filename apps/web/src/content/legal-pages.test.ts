import { expect, it } from 'vitest'
import { legalPagesOf } from './legal-pages'

it('Legal links lead to the pages an operator configured, and nowhere of their own without', () => {
  expect(legalPagesOf({})).toEqual({})
  expect(legalPagesOf({ PRIVACY_URL: 'https://group.example/privacy', TERMS_URL: '', COOKIES_URL: '' })).toEqual({
    privacy: 'https://group.example/privacy',
  })
})
