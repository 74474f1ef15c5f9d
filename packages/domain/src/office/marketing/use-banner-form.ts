import { useState } from 'react'
import { bannerIds, type BannerId } from '../../rules/content/banners'
import { bannerFaults, refusedFields } from './banner-faults'
import { fieldsOfPlace, type BannerDraft } from './banner-fields'
import { useOffice } from '../office-context'
import { changedFields, toBannerDraft, toBannerPreview, toListedBanner, type BannerDefaults } from './to-banners'
import { toOfficeLoad } from '../to-office-load'
import { useBanner } from './use-banner'
import { useBanners } from './use-banners'

/** The list of banners, and the form of one of them. Unsaved edits survive a change of the place. */
export function useBannerForm(id: BannerId, banners: BannerDefaults['banners']) {
  const office = useOffice()
  const list = useBanners()
  const defaults = { banners, hosts: list.data?.link_hosts ?? [] }
  const { query, run, forget, problem, ...banner } = useBanner(id, defaults)
  const [typed, setTyped] = useState<Readonly<Partial<Record<BannerId, BannerDraft>>>>({})

  function toDetail() {
    const stored = list.data && query.data?.banner
    if (!stored) return undefined
    const before = toBannerDraft(stored, defaults, office)
    const draft = { ...before, ...typed[id] }
    const changed = changedFields(id, before, draft)
    const preview = toBannerPreview(stored, draft, changed.length > 0, defaults)
    return {
      id,
      state: stored.state,
      draft,
      fields: fieldsOfPlace[id],
      changed,
      faults: bannerFaults(id, draft, defaults.hosts),
      preview,
    }
  }

  const view = toDetail()
  const isTyped = (place: BannerId) => Object.keys(typed[place] ?? {}).length > 0
  const listed = list.data?.banners ?? []
  return {
    banner: toOfficeLoad(list.isError ? list : query, view),
    places: bannerIds.flatMap((place) =>
      listed.filter((each) => each.id === place).map((each) => toListedBanner(each, isTyped(place), office)),
    ),
    ...banner,
    problem,
    /** The store's refusals by form field. */
    refused: refusedFields(problem?.fields ?? {}),
    type: (change: BannerDraft) => setTyped((all) => ({ ...all, [id]: { ...all[id], ...change } })),
    discard() {
      setTyped({ ...typed, [id]: {} })
      forget()
    },
    /** Saves the draft. Resolves to true if it was saved. */
    async save() {
      const isSaved = view !== undefined && (await run(view.draft))
      if (isSaved) setTyped((all) => ({ ...all, [id]: {} }))
      return isSaved
    },
    /** Resets to the shop's default. Resolves to true if it was done. */
    async reset() {
      const isDone = await run('reset')
      if (isDone) setTyped((all) => ({ ...all, [id]: {} }))
      return isDone
    },
  }
}
