import { expect, it } from 'vitest'
import { legalPagesOf } from './legal-pages'

it('Legal links lead to the pages an operator configured, and nowhere of their own without', () => {
  expect(legalPagesOf({})).toEqual({})
  expect(legalPagesOf({ privacy: 'https://group.example/privacy', terms: '', cookies: '' })).toEqual({
    privacy: 'https://group.example/privacy',
  })
})
