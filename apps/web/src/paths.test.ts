import { neutralApplication, toApplicationForm } from '@skafferi/domain/rules/registration/application-settings'
import { settingsFrom, toPageSettings } from '@skafferi/domain/rules/settings/shop-settings'
import { expect, it } from 'vitest'
import { linkedPaths } from './paths'

it('offers no short request where the shop’s own form requires a licence', () => {
  const offered = (uploadLicenses: 'required' | 'optional' | 'off') => {
    const applicationForm = toApplicationForm({ ...neutralApplication, uploadLicenses })
    return linkedPaths(toPageSettings({ ...settingsFrom({}), applicationForm }).hiddenPages).requestAccess
  }
  expect(offered('required')).toBeUndefined()
  expect([offered('optional'), offered('off'), linkedPaths([]).requestAccess]).toEqual([
    '/request-access',
    '/request-access',
    '/request-access',
  ])
})

it('offers no application while the shop is closed', () => {
  const offered = (isOpen: boolean) => linkedPaths(toPageSettings({ ...settingsFrom({}), isOpen }).hiddenPages).signUp
  expect([offered(true), offered(false)]).toEqual(['/sign-up', undefined])
})
