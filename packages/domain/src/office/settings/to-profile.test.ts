import { expect, it } from 'vitest'
import {
  faultyLink,
  profileFaults,
  refusedProfileFields,
  remoteProfileChanges,
  staleTexts,
  toProfile,
  toProfileDraft,
} from './to-profile'

type Profile = Parameters<typeof toProfileDraft>[0]

const logo = { src: '/files/products/1large.webp', width: 300, height: 72 }
const profile: Profile = {
  name: 'Lakritsverket',
  legal_name: 'Lakritsverket AB',
  registration_number: '556912-3456',
  country: 'se',
  vat_ids: ['SE556912345601', 'DK12345678'],
  address: ['Norra Vallgatan 60', '211 22 Malmö'],
  phone: '+46 40 12 34 56',
  email: 'order@lakritsverket.example',
  hours: { en: '9 to 16', sv: '9 till 16' },
  order_rules: { en: 'Orders can be changed until they are packed.' },
  returns: { en: 'Within 14 days.' },
  approval: { en: 'Within a week.', sv: 'Inom en vecka.' },
  about: { en: 'Liquorice.' },
  footer_links: [{ label: { en: 'Opening hours', sv: 'Öppettider' }, href: '/about' }],
  sender_name: 'Lakritsverket, orders',
  signature: { en: 'Maja and Olle' },
  colour: '#7a1f3d',
  logo: { light: logo, dark: logo, mark: null },
}

it('an unchanged form is the stored profile, with the texts in other languages', () => {
  expect(toProfile(toProfileDraft(profile), profile)).toEqual(profile)
})

it('texts that still name the old phone number or address are named with it', () => {
  const stored = toProfileDraft({ ...profile, signature: { en: 'Maja and Olle\nNorra Vallgatan 60\n+46 40 12 34 56' } })
  expect(staleTexts(stored, stored)).toEqual({})
  expect(staleTexts({ ...stored, phone: '+46 40 99 99 99', address: 'Box 1\n211 22 Malmö' }, stored)).toEqual({
    signature: ['+46 40 12 34 56', 'Norra Vallgatan 60'],
  })
  expect(staleTexts({ ...stored, phone: '', signature: 'Maja' }, stored)).toEqual({})
})

it('lists are typed as text, and empty parts are left out', () => {
  const draft = { ...toProfileDraft(profile), vatIds: ' SE556912345601;, ', address: '\n Box 1 \n\n Malmö\n' }
  expect(toProfile({ ...draft, colour: ' 7a1f3d' }, profile)).toMatchObject({ colour: '#7a1f3d' })
  expect(toProfile(draft, profile)).toMatchObject({ vat_ids: ['SE556912345601'], address: ['Box 1', 'Malmö'] })
})

it('links are typed one in a line, and keep their text in other languages while their address is the same', () => {
  const footerLinks = 'Hours /about\n\n Our  makers https://makers.example/all '
  expect(toProfile({ ...toProfileDraft(profile), footerLinks }, profile).footer_links).toEqual([
    { label: { en: 'Hours', sv: 'Öppettider' }, href: '/about' },
    { label: { en: 'Our  makers' }, href: 'https://makers.example/all' },
  ])
})

it('a logo on light alone is shown on dark too, and none is no logo', () => {
  const draft = toProfileDraft(profile)
  expect(draft.dark).toBeNull()
  expect(toProfile(draft, profile).logo).toEqual(profile.logo)
  expect(toProfile({ ...draft, light: null }, profile).logo).toBeNull()
})

it('another logo on light is the one on dark too, unless that has its own', () => {
  const draft = toProfileDraft(profile)
  const other = { ...logo, src: '/files/products/2large.webp' }
  expect(toProfile({ ...draft, light: other }, profile).logo).toEqual({ light: other, dark: other, mark: null })
  const both = toProfile({ ...draft, dark: other }, profile)
  expect(both.logo).toEqual({ light: logo, dark: other, mark: null })
  expect(toProfileDraft(both).dark).toEqual(other)
})

it.each([
  [{ name: ' \u200b ' }, { name: 'missing' }],
  [{ colour: 'red' }, { colour: 'colour' }],
  [{ colour: '#7A1F3D ' }, {}],
  [{ colour: '7a1f3d' }, {}],
  [{ colour: '7a1f3' }, { colour: 'colour' }],
  [{ light: null }, {}],
  [{ light: null, dark: logo }, { light: 'logo' }],
  [{ footerLinks: 'Hours /about\n/faq' }, { footerLinks: 'link' }],
])('with %j it has the faults %j', (change, faults) => {
  expect(profileFaults({ ...toProfileDraft(profile), ...change })).toEqual(faults)
})

it('names the refusals by its own fields', () => {
  const fault = { code: 'format' as const, message: '' }
  expect(
    refusedProfileFields({ 'vat_ids.1': fault, 'value.legal_name': fault, logo: fault, email: fault }, ''),
  ).toEqual({
    vatIds: fault,
    legalName: fault,
    light: fault,
    email: fault,
  })
})

it('names the line of a link in the footer that is at fault', () => {
  const text = 'Hours /about\n\nMakers https://makers.example/all\nAll http://shop.example'
  expect([faultyLink(text), faultyLink('Hours /about\n\n/faq')]).toEqual([null, 3])
  const fault = { code: 'link_not_allowed' as const, message: '' }
  expect(refusedProfileFields({ 'footer_links.1.href': fault, 'footer_links.2.href': fault }, text)).toEqual({
    footerLinks: { ...fault, line: 3 },
  })
})

it('lists what a colleague has changed', () => {
  const stored = toProfileDraft(profile)
  expect(remoteProfileChanges(stored, { ...stored, phone: '1', light: null })).toEqual([
    { field: 'phone', before: '+46 40 12 34 56', after: '1' },
    { field: 'light', before: logo.src, after: '' },
  ])
})
