import { legalVersions } from '@skafferi/brand/legal/versions'
import { expect, it } from 'vitest'
import { consentTexts, legalPagesOf } from './legal-pages'

it('legal links are external only if an operator configured that', () => {
  expect(legalPagesOf({})).toEqual({})
  expect(legalPagesOf({ privacy: 'https://group.example/privacy', terms: '', cookies: '' })).toEqual({
    privacy: 'https://group.example/privacy',
  })
})

it('applications name the hashes of the texts on the shop’s own pages', () => {
  const { terms, privacy } = legalVersions
  expect(consentTexts).toEqual({ termsAndConditions: terms.sha256, gdprConsent: privacy.sha256 })
})
