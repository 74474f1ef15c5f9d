import { legalVersions } from '@skafferi/brand/legal/versions'
import { expect, it } from 'vitest'
import { consentTexts, legalPagesOf } from './legal-pages'

it('Legal links lead elsewhere only where an operator configured that', () => {
  expect(legalPagesOf({})).toEqual({})
  expect(legalPagesOf({ privacy: 'https://group.example/privacy', terms: '', cookies: '' })).toEqual({
    privacy: 'https://group.example/privacy',
  })
})

it('Applications name the hashes of the texts that the own pages show', () => {
  const { terms, privacy } = legalVersions
  expect(consentTexts).toEqual({ termsAndConditions: terms.sha256, gdprConsent: privacy.sha256 })
})
