import type { components } from '@skafferi/api/admin'
import { isAllowedLink, isInternalPath } from '@skafferi/domain/rules/content/links'
import { isShopPage } from '@skafferi/domain/rules/content/shop-pages'
import { toMajor, toMinor } from '@skafferi/domain/rules/pricing/money'
import { lowStockOf, type OrderTerms, type ShopProfile } from '@skafferi/domain/rules/settings/seller-settings'
import { employerIdFault, nordicCountryOf, type NordicCountry } from '@skafferi/domain/rules/registration/employer-id'
import { normalizeVatId, vatIdCountry, vatIdExample } from '@skafferi/domain/rules/tax/vat-id'
import { firstLanguage, textIn } from '@skafferi/domain/rules/text/local-text'
import { cleanIdentifier, trimText } from '@skafferi/domain/rules/text/typed-text'
import { fault, invalidFields, type Faults } from '../../../platform/http/errors'

type Schemas = components['schemas']
type Given = Schemas['ShopProfile']
type Logo = NonNullable<Given['logo']>

const trimTexts = (texts: Given['hours']) =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([language, text]) => (trimText(text) ? [[language, trimText(text)]] : [])),
  )

const toLogo = ({ light, dark, mark }: Logo): ShopProfile['logo'] => ({ light, dark, mark })

/** Pictures are uploaded before; no other site learns who visits the shop. */
const picturesOf = ({ light, dark, mark }: Logo) => [light, dark, ...(mark ? [mark] : [])]

/** Characters that could begin another header of an e-mail, or hide what a name says. */
const control = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u

/** An address and its domain, without characters that end an address in the header of an e-mail. */
function isEmail(text: string): boolean {
  const parts = text.split('@')
  return parts.length === 2 && parts.every((part) => /^[^\s<>,;:"]+$/.test(part)) && /^[^.].*\.[^.]+$/.test(parts[1]!)
}

/** Business numbers of the countries whose registers are known, as they are written there. */
const businessNumbers: Readonly<Record<NordicCountry, { digits: number; example: string }>> = {
  se: { digits: 10, example: '559000-0000' },
  no: { digits: 9, example: '900 000 000' },
  dk: { digits: 8, example: '12 34 56 70' },
  fi: { digits: 8, example: '1234567-1' },
}

/** Checks the seller's number by the rule of applicants. It may be empty. */
function registrationFaultOf({ country, registrationNumber }: ShopProfile) {
  const register = nordicCountryOf(country)
  const found = registrationNumber === '' || !register ? null : employerIdFault(country, registrationNumber)
  if (!found || !register) return undefined
  return found === 'check_digit' ? fault('wrong_last_digit') : fault('number_of_digits', businessNumbers[register])
}

/** A Finnish VAT number is the business ID with its country. */
function vatIdFaultOf(vatId: string, country: ShopProfile['country']) {
  const prefix = vatIdCountry(vatId)
  if (prefix === null) return fault('vat_id', { example: vatIdExample(country) ?? 'DE123456789' })
  const isWrong = prefix === 'FI' && employerIdFault('fi', vatId.slice(2)) !== null
  return isWrong ? fault('wrong_last_digit') : undefined
}

function faultsOf(profile: ShopProfile, linkHosts: readonly string[]): Faults {
  const faults: Faults = {}
  const lines = {
    name: profile.name,
    legal_name: profile.legalName,
    phone: profile.phone,
    sender_name: profile.senderName,
  }
  for (const [field, text] of Object.entries(lines)) if (control.test(text)) faults[field] = fault('control_characters')
  if (profile.name === '') faults.name = fault('required')
  if (profile.email !== '' && !isEmail(profile.email)) faults.email = fault('format')
  if (profile.phone !== '' && !/^[+(\d][\d\s()./-]{3,}$/.test(profile.phone)) faults.phone = fault('format')
  const numberFault = registrationFaultOf(profile)
  if (numberFault) faults.registration_number = numberFault
  profile.vatIds.forEach((vatId, index) => {
    const found = vatIdFaultOf(vatId, profile.country)
    if (found) faults[`vat_ids.${index}`] = found
  })
  profile.footerLinks.forEach(({ label, href }, index) => {
    if (textIn(label, firstLanguage) === '') faults[`footer_links.${index}.label`] = fault('required')
    if (!isAllowedLink(href, linkHosts)) faults[`footer_links.${index}.href`] = fault('link_not_allowed')
    else if (isInternalPath(href) && !isShopPage(href)) faults[`footer_links.${index}.href`] = fault('unknown_page')
  })
  if (profile.logo && !picturesOf(profile.logo).every(({ src }) => isInternalPath(src)))
    faults.logo = fault('link_not_allowed')
  return faults
}

/**
 * Checks and cleans a profile as entered.
 * @param linkHosts external hosts that links may have
 * @throws StoreError 400 naming the fields
 */
export function checkProfile(given: Given, linkHosts: readonly string[]): ShopProfile {
  const profile: ShopProfile = {
    name: trimText(given.name),
    legalName: trimText(given.legal_name),
    registrationNumber: cleanIdentifier(given.registration_number),
    country: given.country,
    vatIds: given.vat_ids.map(normalizeVatId).filter((vatId) => vatId !== ''),
    address: given.address.map(trimText).filter((line) => line !== ''),
    phone: cleanIdentifier(given.phone),
    email: cleanIdentifier(given.email),
    hours: trimTexts(given.hours),
    orderRules: trimTexts(given.order_rules),
    returns: trimTexts(given.returns),
    approval: trimTexts(given.approval),
    about: trimTexts(given.about),
    footerLinks: given.footer_links.map(({ label, href }) => ({
      label: trimTexts(label),
      href: cleanIdentifier(href),
    })),
    senderName: trimText(given.sender_name),
    signature: trimTexts(given.signature),
    colour: given.colour?.toLowerCase() ?? null,
    logo: given.logo && toLogo(given.logo),
  }
  const faults = faultsOf(profile, linkHosts)
  if (Object.keys(faults).length > 0) throw invalidFields(faults)
  return profile
}

/** Converts a profile to the contract's shape. */
export function toProfile(profile: ShopProfile): Given {
  const { legalName, registrationNumber, vatIds, address, orderRules = {}, footerLinks, senderName, ...rest } = profile
  return {
    ...rest,
    legal_name: legalName,
    registration_number: registrationNumber,
    vat_ids: [...vatIds],
    address: [...address],
    order_rules: orderRules,
    footer_links: [...footerLinks],
    sender_name: senderName,
  }
}

/** Converts the conditions of orders to the contract's shape. */
export const toOrderTerms = ({ minimum, paymentDays, points, ...stock }: OrderTerms): Schemas['OrderTerms'] => ({
  minimum: minimum === null ? null : toMajor(minimum),
  payment_days: paymentDays,
  points,
  low_stock: lowStockOf(stock),
})

/** Converts the conditions of orders to minor units. A minimum of 0 is none. */
export const checkOrderTerms = ({
  minimum,
  payment_days: paymentDays,
  points,
  low_stock: lowStock,
}: Schemas['OrderTerms']): OrderTerms => ({
  minimum: minimum ? toMinor(minimum) : null,
  paymentDays,
  points,
  lowStock,
})
