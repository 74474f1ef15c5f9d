import { expect, it } from 'vitest'
import { settingsSchemas, toBrand, type ShopProfile } from './seller-settings'

const profile: ShopProfile = {
  name: 'Lakritsverket',
  legalName: 'Lakritsverket ApS',
  registrationNumber: '12345678',
  country: 'dk',
  vatIds: ['SE559000000201', 'DK12345678'],
  address: ['Lakridsvej 1', '2100 København'],
  phone: '',
  email: '',
  hours: {},
  orderRules: { en: 'Orders can be changed until they are packed.' },
  returns: {},
  approval: {},
  about: {},
  footerLinks: [],
  senderName: '',
  signature: {},
  colour: null,
  logo: null,
}

it('pages show the VAT number of the seller’s own country, and an example of its numbers', () => {
  expect(toBrand(profile, 'en-IE')).toMatchObject({
    company: 'Lakritsverket ApS, 12345678',
    vatId: 'DK12345678',
    vatIdExample: 'DK12345678',
  })
  expect(toBrand({ ...profile, country: 'us' }, 'en-IE')).toMatchObject({ vatId: null, vatIdExample: null })
})

it('the address does not repeat the company’s name, which stands above it with its number', () => {
  const below = (changes: Partial<ShopProfile>) => toBrand({ ...profile, ...changes }, 'en-IE').contact.address
  const address = ['Lakritsverket', 'Lakritsverket ApS ', ...profile.address]
  expect(below({ address })).toEqual(profile.address)
  // Without a company, the name is nowhere else.
  expect(below({ address, legalName: '' })).toEqual(address)
})

it('the rules at checkout are the seller’s; a profile that an earlier version stored has none', () => {
  const { orderRules: _, ...earlier } = profile
  expect(toBrand(profile, 'en-IE').orderRules).toBe('Orders can be changed until they are packed.')
  expect(settingsSchemas.profile(earlier)).toBe(true)
  expect(toBrand(earlier, 'en-IE').orderRules).toBeNull()
})
