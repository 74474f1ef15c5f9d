import type { FieldFault } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { firstLanguage, textIn } from '../../rules/text/local-text'
import { trimText } from '../../rules/text/typed-text'
import type { FaultyLine, ProfileDraft, ProfileField, RemoteProfileChange, ShopProfileView } from './profile.view'

type Profile = components['schemas']['ShopProfile']

/** The values of the form while the profile loads. */
export const emptyProfile: ProfileDraft = {
  name: '',
  legalName: '',
  registrationNumber: '',
  country: 'se',
  vatIds: '',
  address: '',
  phone: '',
  email: '',
  hours: '',
  orderRules: '',
  returns: '',
  approval: '',
  about: '',
  footerLinks: '',
  senderName: '',
  signature: '',
  colour: '',
  light: null,
  dark: null,
  mark: null,
}

/** Creates the form's values of a stored profile. */
export function toProfileDraft(profile: Profile): ProfileDraft {
  const { light = null, dark = null, mark = null } = profile.logo ?? {}
  return {
    name: profile.name,
    legalName: profile.legal_name,
    registrationNumber: profile.registration_number,
    country: profile.country,
    vatIds: profile.vat_ids.join(', '),
    address: profile.address.join('\n'),
    phone: profile.phone,
    email: profile.email,
    hours: textIn(profile.hours, firstLanguage),
    orderRules: textIn(profile.order_rules, firstLanguage),
    returns: textIn(profile.returns, firstLanguage),
    approval: textIn(profile.approval, firstLanguage),
    about: textIn(profile.about, firstLanguage),
    footerLinks: profile.footer_links.map((link) => `${textIn(link.label, firstLanguage)} ${link.href}`).join('\n'),
    senderName: profile.sender_name,
    signature: textIn(profile.signature, firstLanguage),
    colour: profile.colour ?? '',
    light,
    // The stored profile repeats the logo on light if the seller gave no other; it is not the field's own picture.
    dark: dark?.src === light?.src ? null : dark,
    mark,
  }
}

const partsOf = (text: string, separator: string | RegExp) => text.split(separator).map(trimText).filter(Boolean)

/** A line of a link: the text, then the address. */
const linkLine = /^(.+)\s(\S+)$/

/** The lines of a text that are not blank, with their numbers from 1. */
const numberedLines = (text: string) =>
  text.split('\n').flatMap((line, index) => {
    const trimmed = trimText(line)
    return trimmed === '' ? [] : [{ line: trimmed, number: index + 1 }]
  })

/** The first line of the footer's links that is not a text and an address, from 1; null if there is none. */
export const faultyLink = (text: string): number | null =>
  numberedLines(text).find(({ line }) => !linkLine.test(line))?.number ?? null

/** Returns the links of lines. One whose address is unchanged keeps its text in other languages. */
function toLinks(text: string, before: Profile['footer_links']): Profile['footer_links'] {
  return partsOf(text, '\n').map((line) => {
    const [, label = line, href = ''] = linkLine.exec(line) ?? []
    const known = before.find((link) => link.href === href)
    return { label: { ...known?.label, [firstLanguage]: trimText(label) }, href }
  })
}

/** Returns the profile of a form. Texts in other languages keep their value. */
export function toProfile(draft: ProfileDraft, before: Profile): Profile {
  const { light, dark, mark } = draft
  return {
    name: draft.name,
    legal_name: draft.legalName,
    registration_number: draft.registrationNumber,
    country: draft.country,
    vat_ids: partsOf(draft.vatIds, /[,;\n]/),
    address: partsOf(draft.address, '\n'),
    phone: draft.phone,
    email: draft.email,
    hours: { ...before.hours, [firstLanguage]: draft.hours },
    order_rules: { ...before.order_rules, [firstLanguage]: draft.orderRules },
    returns: { ...before.returns, [firstLanguage]: draft.returns },
    approval: { ...before.approval, [firstLanguage]: draft.approval },
    about: { ...before.about, [firstLanguage]: draft.about },
    footer_links: toLinks(draft.footerLinks, before.footer_links),
    sender_name: draft.senderName,
    signature: { ...before.signature, [firstLanguage]: draft.signature },
    colour: colourOf(draft.colour) || null,
    // A shop with one logo shows it on both backgrounds.
    logo: light && { light, dark: dark ?? light, mark },
  }
}

/** Returns a typed colour with its number sign. */
const colourOf = (text: string): string => trimText(text).replace(/^(?=[0-9a-f]{6}$)/i, '#')

/** The faults that prevent a profile from being saved. */
export function profileFaults({
  name,
  colour,
  footerLinks,
  light,
  dark,
  mark,
}: ProfileDraft): ShopProfileView['faults'] {
  return {
    ...(trimText(name) === '' && { name: 'missing' }),
    ...(trimText(colour) !== '' && !/^#[0-9a-f]{6}$/i.test(colourOf(colour)) && { colour: 'colour' }),
    ...(faultyLink(footerLinks) !== null && { footerLinks: 'link' }),
    ...(!light && (dark ?? mark) && { light: 'logo' }),
  }
}

/** The texts that sellers write about themselves. */
const ownTexts = ['hours', 'orderRules', 'returns', 'approval', 'about', 'signature'] as const

const factsOf = ({ name, legalName, phone, email, address }: ProfileDraft) =>
  [name, legalName, phone, email, ...partsOf(address, '\n')].map(trimText).filter(Boolean)

/** The texts of a form that name what the stored profile says and the form no longer does, and what that is. */
export function staleTexts(draft: ProfileDraft, stored: ProfileDraft): ShopProfileView['stale'] {
  const facts = factsOf(draft)
  const removed = factsOf(stored).filter((fact) => !facts.includes(fact))
  const entries = ownTexts.map((field) => [field, removed.filter((fact) => draft[field].includes(fact))] as const)
  return Object.fromEntries(entries.filter(([, found]) => found.length > 0))
}

/** The form's field of each of the contract's fields with another name. */
const fieldNames: Readonly<Record<string, ProfileField>> = {
  legal_name: 'legalName',
  registration_number: 'registrationNumber',
  vat_ids: 'vatIds',
  footer_links: 'footerLinks',
  sender_name: 'senderName',
  logo: 'light',
}

/**
 * The refusals by field of the form. That of a link in the footer names its line.
 * @param footerLinks the links as typed
 */
export function refusedProfileFields(
  faults: Readonly<Record<string, FieldFault>>,
  footerLinks: string,
): Readonly<Partial<Record<ProfileField, FieldFault & FaultyLine>>> {
  const lines = numberedLines(footerLinks)
  const entries = Object.entries(faults).map(([path, fault]) => {
    const [name = '', index] = path.replace(/^value\./, '').split('.')
    const line = name === 'footer_links' ? lines[Number(index)]?.number : undefined
    return [fieldNames[name] ?? name, line === undefined ? fault : { ...fault, line }] as const
  })
  // The first fault of a field is shown.
  return Object.fromEntries(entries.toReversed())
}

const textOf = (value: ProfileDraft[ProfileField]) => (typeof value === 'string' ? value : (value?.src ?? ''))

/** Lists the fields that another operator has changed. */
export const remoteProfileChanges = (before: ProfileDraft, after: ProfileDraft): RemoteProfileChange[] =>
  (Object.keys(after) as ProfileField[])
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }))
    .filter((change) => change.before !== change.after)
