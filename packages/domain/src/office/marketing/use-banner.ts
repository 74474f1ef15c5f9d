import { ApiError } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import type { BannerId } from '../../rules/content/banners'
import { bannerChangeOf } from './banner-change'
import type { BannerDraft } from './banner-fields'
import { changeBanner, readBanner, resetBanner, type VersionedBanner } from './banner.queries'
import type { RemoteBannerChange } from './banners.view'
import { useOffice } from '../office-context'
import { remoteBannerChanges, toBannerDraft, type BannerDefaults } from './to-banners'
import { bannersKey } from './use-banners'

/** An action on a banner: save the draft, or reset to the shop's default. */
type BannerCommand = { id: BannerId; what: BannerDraft | 'reset' }

/** One banner and the actions on it. */
export function useBanner(id: BannerId, defaults: BannerDefaults) {
  const office = useOffice()
  const cache = useQueryClient()
  const [remoteChanges, setRemoteChanges] = useState<
    Readonly<Partial<Record<BannerId, readonly RemoteBannerChange[]>>>
  >({})
  const keyOf = (place: BannerId) => [...bannersKey, 'one', place]
  const query = useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => readBanner(office, id, signal),
    refetchOnWindowFocus: false,
  })

  async function showRemoteChanges(before: VersionedBanner, signal: AbortSignal) {
    const after = await readBanner(office, before.banner.id, signal)
    setRemoteChanges({
      ...remoteChanges,
      [before.banner.id]: remoteBannerChanges(before.banner, after.banner, defaults, office),
    })
    cache.setQueryData(keyOf(before.banner.id), after)
  }

  const action = useAction(
    'office',
    async ({ id: place, what }: BannerCommand, signal) => {
      const before = cache.getQueryData<VersionedBanner>(keyOf(place))
      if (!before) return
      try {
        const body =
          what === 'reset' ? null : bannerChangeOf(before.banner, toBannerDraft(before.banner, defaults, office), what)
        cache.setQueryData(
          keyOf(place),
          await (body ? changeBanner(office, before, body, signal) : resetBanner(office, before, signal)),
        )
        setRemoteChanges({ ...remoteChanges, [place]: [] })
      } catch (error) {
        if (error instanceof ApiError && error.status === 412) await showRemoteChanges(before, signal)
        throw error
      }
      for (const queryKey of [
        [...bannersKey, 'list'],
        ['office', 'activity'],
      ])
        void cache.invalidateQueries({ queryKey })
    },
    { idOf: (command) => command.id },
  )
  const { busy, input, problem } = action.of(id)
  return {
    query,
    remoteChanges: remoteChanges[id] ?? [],
    dismissRemoteChanges: () => setRemoteChanges({ ...remoteChanges, [id]: [] }),
    saving: busy && input?.what !== 'reset',
    resetting: busy && input?.what === 'reset',
    problem,
    run: (what: BannerCommand['what']) => action.run({ id, what }),
    forget: action.reset,
  }
}
