import { useState } from 'react'
import { bannerIds, type BannerId } from '../content'
import { bannerFaults, refusedFields } from './banner-faults'
import { fieldsOfPlace, type BannerDraft } from './banner-fields'
import { useOffice } from './office-context'
import { changedFields, toBannerDraft, toBannerPreview, toListedBanner, type BannerSurroundings } from './to-banners'
import { toOfficeLoad } from './to-office-load'
import { useBanner } from './use-banner'
import { useBanners } from './use-banners'

/** The five banners, one of them as a form: what is typed stands over what is kept, and stays while another place is looked at. */
export function useBannerForm(id: BannerId, own: BannerSurroundings['own']) {
  const office = useOffice()
  const list = useBanners()
  const around = { own, hosts: list.data?.link_hosts ?? [] }
  const { query, run, forget, problem, ...banner } = useBanner(id, around)
  const [typed, setTyped] = useState<Readonly<Partial<Record<BannerId, BannerDraft>>>>({})

  function whole() {
    const kept = list.data && query.data?.banner
    if (!kept) return undefined
    const before = toBannerDraft(kept, around, office)
    const draft = { ...before, ...typed[id] }
    const changed = changedFields(id, before, draft)
    const preview = toBannerPreview(kept, draft, changed.length > 0, around)
    return {
      id,
      state: kept.state,
      draft,
      fields: fieldsOfPlace[id],
      changed,
      wrong: bannerFaults(id, draft, around.hosts),
      preview,
    }
  }

  const view = whole()
  const isTyped = (place: BannerId) => Object.keys(typed[place] ?? {}).length > 0
  const listed = list.data?.banners ?? []
  return {
    banner: toOfficeLoad(list.isError ? list : query, view),
    places: bannerIds.flatMap((place) =>
      listed.filter((each) => each.id === place).map((each) => toListedBanner(each, isTyped(place), office)),
    ),
    ...banner,
    problem,
    /** What the store has refused, by the form's fields. */
    refused: refusedFields(problem?.fields ?? {}),
    type: (change: BannerDraft) => setTyped((all) => ({ ...all, [id]: { ...all[id], ...change } })),
    discard() {
      setTyped({ ...typed, [id]: {} })
      forget()
    },
    /** Saves it; resolves to whether it was saved. */
    async save() {
      const isSaved = view !== undefined && (await run(view.draft))
      if (isSaved) setTyped((all) => ({ ...all, [id]: {} }))
      return isSaved
    },
    /** Puts the shop's own words back; resolves to whether it was done. */
    async reset() {
      const isDone = await run('reset')
      if (isDone) setTyped((all) => ({ ...all, [id]: {} }))
      return isDone
    },
  }
}
