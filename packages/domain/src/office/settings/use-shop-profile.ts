import { sendLogo } from '@skafferi/api/admin'
import { countryCodeValues } from '@skafferi/api/limits'
import { useAction } from '../../platform/action'
import { formatCountry } from '../../platform/format'
import type { LogoPicture } from '../../rules/brand/brand'
import { oneOf, partOf, shape } from '../../rules/json/schema'
import { vatIdExample } from '../../rules/tax/vat-id'
import { stillRefused } from '../forms/form-edits'
import { missingContentError } from '../catalogue/missing-content'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import type { LogoPlace, ProfileDraft, ShopProfileView } from './profile.view'
import { readSettings } from './settings.queries'
import {
  emptyProfile,
  profileFaults,
  faultyLink,
  refusedProfileFields,
  remoteProfileChanges,
  staleTexts,
  toProfile,
  toProfileDraft,
} from './to-profile'
import { useSettingsForm } from './use-settings-form'

const isPicture = oneOf(null, shape<LogoPicture>({ src: '', width: 0, height: 0 }))

/** Schema of unsaved edits of the profile. */
const isProfilePart = partOf<ProfileDraft>({
  ...emptyProfile,
  country: oneOf(...countryCodeValues),
  light: isPicture,
  dark: isPicture,
  mark: isPicture,
})

const places: readonly LogoPlace[] = ['light', 'dark', 'mark']

/** The form of the shop's profile, with the pictures of its logo. */
export function useShopProfile() {
  const office = useOffice()
  const { query, sent, ...form } = useSettingsForm({
    section: 'profile',
    initial: emptyProfile,
    isPart: isProfilePart,
    read: async (signal) => (await readSettings(office, signal)).profile,
    toDraft: ({ value }) => toProfileDraft(value),
    compare: remoteProfileChanges,
    async send({ version, value }, next, signal) {
      const body = { version, value: toProfile(next, value) }
      const { data } = await office.client.POST('/admin/settings/profile', { body, signal })
      if (!data) throw missingContentError()
      return data
    },
  })
  const upload = useAction(
    'office',
    async ({ place, file }: { place: LogoPlace; file: File }, signal) => {
      const picture = await sendLogo(office.connection, { file, signal })
      form.type({ [place]: picture })
    },
    { idOf: ({ place }) => place },
  )
  const { draft, changed } = form
  const view: ShopProfileView | undefined = query.data && {
    draft,
    changed,
    faults: profileFaults(draft),
    stale: staleTexts(draft, toProfileDraft(query.data.value)),
    faultyLink: faultyLink(draft.footerLinks),
    countries: countryCodeValues.map((value) => ({ value, label: formatCountry(value, office.locale) })),
    vatIdExample: vatIdExample(draft.country),
  }
  return {
    ...form,
    profile: toOfficeLoad(query, view),
    /** The store's refusals by field, until the field is edited. */
    refused: stillRefused(refusedProfileFields(form.problem?.fields ?? {}, draft.footerLinks), sent, draft),
    /** The pictures that are uploading, and the rejected ones with the reason. */
    uploads: places.flatMap((place) => {
      const { busy, problem, input } = upload.of(place)
      return input && (busy || problem) ? [{ place, name: input.file.name, problem }] : []
    }),
    /** Uploads a picture and sets it in its place. */
    send: (picture: { place: LogoPlace; file: File }) => void upload.run(picture),
    forgetUpload: upload.reset,
  }
}
