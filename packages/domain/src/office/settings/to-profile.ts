import type { FieldFault } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { firstLanguage, textIn } from '../../rules/text/local-text'
import { trimText } from '../../rules/text/typed-text'
import type { ProfileDraft, ProfileField, RemoteProfileChange, ShopProfileView } from './profile.view'

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
  returns: '',
  about: '',
  colour: '',
  light: null,
  dark: null,
  mark: null,
}

/** Creates the form's values of a stored profile. */
export function toProfileDraft(profile: Profile): ProfileDraft {
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
    returns: textIn(profile.returns, firstLanguage),
    about: textIn(profile.about, firstLanguage),
    colour: profile.colour ?? '',
    light: profile.logo?.light ?? null,
    dark: profile.logo?.dark ?? null,
    mark: profile.logo?.mark ?? null,
  }
}

const partsOf = (text: string, separator: string | RegExp) => text.split(separator).map(trimText).filter(Boolean)

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
    returns: { ...before.returns, [firstLanguage]: draft.returns },
    about: { ...before.about, [firstLanguage]: draft.about },
    colour: trimText(draft.colour) || null,
    // A shop with one logo shows it on both backgrounds.
    logo: light && { light, dark: dark ?? light, mark },
  }
}

/** The faults that prevent a profile from being saved. */
export function profileFaults({ name, colour, light, dark, mark }: ProfileDraft): ShopProfileView['faults'] {
  return {
    ...(trimText(name) === '' && { name: 'missing' }),
    ...(trimText(colour) !== '' && !/^#[0-9a-f]{6}$/i.test(trimText(colour)) && { colour: 'colour' }),
    ...(!light && (dark ?? mark) && { light: 'logo' }),
  }
}

/** The form's field of each of the contract's fields with another name. */
const fieldNames: Readonly<Record<string, ProfileField>> = {
  legal_name: 'legalName',
  registration_number: 'registrationNumber',
  vat_ids: 'vatIds',
  logo: 'light',
}

/** The refusals by field of the form. */
export function refusedProfileFields(
  faults: Readonly<Record<string, FieldFault>>,
): Readonly<Partial<Record<ProfileField, FieldFault>>> {
  const entries = Object.entries(faults).map(([path, fault]) => {
    const [name = ''] = path.replace(/^value\./, '').split('.')
    return [fieldNames[name] ?? name, fault]
  })
  return Object.fromEntries(entries)
}

const textOf = (value: ProfileDraft[ProfileField]) => (typeof value === 'string' ? value : (value?.src ?? ''))

/** Lists the fields that another operator has changed. */
export function remoteProfileChanges(before: Profile, after: Profile): RemoteProfileChange[] {
  const [old, next] = [toProfileDraft(before), toProfileDraft(after)]
  return (Object.keys(next) as ProfileField[])
    .map((field) => ({ field, before: textOf(old[field]), after: textOf(next[field]) }))
    .filter((change) => change.before !== change.after)
}
