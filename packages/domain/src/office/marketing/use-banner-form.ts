import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { bannerIds, type BannerId } from '../../rules/content/banners'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { bannerChangeOf } from './banner-change'
import { bannerFaults, refusedFields } from './banner-faults'
import { fieldsOfPlace, type BannerDraft } from './banner-fields'
import { changeBanner, readBanner, resetBanner } from './banner.queries'
import { remoteBannerChanges, toBannerDraft, toBannerPreview, toListedBanner, type BannerDefaults } from './to-banners'
import { bannersKey, useBanners } from './use-banners'

/** An action on a banner: save the draft, or reset to the shop's default. */
type BannerCommand = { id: BannerId; what: BannerDraft | 'reset' }

const formOf = (id: BannerId) => `banner ${id}`

/** The list of banners, and the form of one of them. Unsaved edits survive a change of the place. */
export function useBannerForm(id: BannerId, banners: BannerDefaults['banners']) {
  const office = useOffice()
  const cache = useQueryClient()
  const list = useBanners()
  const defaults = { banners, hosts: list.data?.link_hosts ?? [] }
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: [...bannersKey, 'one', id],
    read: (signal) => readBanner(office, id, signal),
    compare: (before, after) => remoteBannerChanges(before.banner, after.banner, defaults, office),
  })
  const action = useAction(
    'office',
    async ({ what }: BannerCommand, signal) => {
      await change((before) => {
        if (what === 'reset') return resetBanner(office, before, signal)
        const stored = toBannerDraft(before.banner, defaults, office)
        return changeBanner(office, before, bannerChangeOf(before.banner, stored, what), signal)
      }, signal)
      dismissRemoteChanges()
      refreshLists(cache, bannersKey)
    },
    { idOf: (command) => command.id },
  )
  const { busy, input, problem } = action.of(id)
  const run = (what: BannerCommand['what']) => action.run({ id, what })

  const stored = list.data && query.data?.banner
  const form = useOfficeForm<BannerDraft>({
    form: formOf(id),
    stored: stored ? toBannerDraft(stored, defaults, office) : {},
    send: run,
  })
  const { draft, changed, type, discard, save } = form
  const view = stored && {
    id,
    state: stored.state,
    draft,
    fields: fieldsOfPlace[id],
    changed,
    faults: bannerFaults(id, draft, defaults.hosts),
    preview: toBannerPreview(stored, draft, changed.length > 0, defaults),
  }
  const listed = list.data?.banners ?? []
  return {
    banner: toOfficeLoad(list.isError ? list : query, view),
    places: bannerIds.flatMap((place) =>
      listed
        .filter((each) => each.id === place)
        .map((each) => toListedBanner(each, form.isEdited(formOf(place)), office)),
    ),
    remoteChanges,
    dismissRemoteChanges,
    saving: busy && input?.what !== 'reset',
    resetting: busy && input?.what === 'reset',
    problem,
    /** The store's refusals by form field. */
    refused: refusedFields(problem?.fields ?? {}),
    type,
    discard() {
      discard()
      action.reset()
    },
    save,
    /** Resets to the shop's default. Resolves to true if it was done. */
    async reset() {
      const isDone = await run('reset')
      if (isDone) discard()
      return isDone
    },
  }
}
