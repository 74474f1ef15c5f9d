import { sendLogo } from '@skafferi/api/admin'
import { countryCodeValues } from '@skafferi/api/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { formatCountry } from '../../platform/format'
import { vatIdExample } from '../../rules/tax/vat-id'
import { stillRefused } from '../forms/form-edits'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { missingContentError } from '../catalogue/missing-content'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import type { LogoPlace, ProfileDraft, ShopProfileView } from './profile.view'
import { readSettings, settingsKey } from './settings.queries'
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

const places: readonly LogoPlace[] = ['light', 'dark', 'mark']

/** The form of the shop's profile, with the pictures of its logo. */
export function useShopProfile() {
  const office = useOffice()
  const cache = useQueryClient()
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: [...settingsKey, 'one', 'profile'],
    read: async (signal) => (await readSettings(office, signal)).profile,
    compare: (before, after) => remoteProfileChanges(before.value, after.value),
    isOutdated: ({ code }) => code === 'settings_changed',
  })
  const action = useAction('office', async (draft: ProfileDraft, signal) => {
    await change(async ({ version, value }) => {
      const body = { version, value: toProfile(draft, value) }
      const { data } = await office.client.POST('/admin/settings/profile', { body, signal })
      if (!data) throw missingContentError()
      return data
    }, signal)
    dismissRemoteChanges()
    refreshLists(cache, settingsKey)
  })
  const form = useOfficeForm<ProfileDraft>({
    form: 'shop profile',
    stored: query.data ? toProfileDraft(query.data.value) : emptyProfile,
    send: action.run,
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
    profile: toOfficeLoad(query, view),
    remoteChanges,
    dismissRemoteChanges,
    saving: action.busy,
    problem: action.problem,
    /** The store's refusals by field, until the field is edited. */
    refused: stillRefused(refusedProfileFields(action.problem?.fields ?? {}, draft.footerLinks), action.input, draft),
    /** The pictures that are uploading, and the rejected ones with the reason. */
    uploads: places.flatMap((place) => {
      const { busy, problem, input } = upload.of(place)
      return input && (busy || problem) ? [{ place, name: input.file.name, problem }] : []
    }),
    /** Uploads a picture and sets it in its place. */
    send: (picture: { place: LogoPlace; file: File }) => void upload.run(picture),
    forgetUpload: upload.reset,
    type: form.type,
    discard() {
      form.discard()
      action.reset()
    },
    save: form.save,
  }
}
