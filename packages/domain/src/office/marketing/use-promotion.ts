import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { useOffice } from '../office-context'
import { changeOrReload, createPromotion, readPromotion, type VersionedPromotion } from './promotion.queries'
import type { RemoteOfferChange, PromotionDraft } from './promotions.view'
import { remotePromotionChanges, toPromotionDraft } from './to-promotions'
import { toOfficeLoad } from '../to-office-load'
import { promotionsKey } from './use-promotions'

/** Adds, changes or ends one promo code. @param id null while none is open */
export function usePromotion(id: string | 'new' | null) {
  const office = useOffice()
  const cache = useQueryClient()
  const [remoteChanges, setRemoteChanges] = useState<readonly RemoteOfferChange[]>([])
  const key = [...promotionsKey, 'one', id]
  const isStored = id !== null && id !== 'new'
  const queryFn = ({ signal }: { signal: AbortSignal }) => readPromotion(office, id ?? '', signal)
  // The open form belongs to this version of the code. Only opening it, a change or its refusal reloads it.
  const query = useQuery({ queryKey: key, queryFn, enabled: isStored, refetchOnWindowFocus: false, gcTime: 0 })

  async function change(draft: PromotionDraft | null, signal: AbortSignal) {
    const before = cache.getQueryData<VersionedPromotion>(key)!
    const { read, refused } = await changeOrReload(office, before, draft, signal)
    cache.setQueryData(key, read)
    if (!refused) return
    setRemoteChanges(remotePromotionChanges(before.promotion, read.promotion, office))
    throw refused
  }

  const action = useAction('office', async (draft: PromotionDraft | null, signal) => {
    if (isStored) await change(draft, signal)
    else if (draft) await createPromotion(office, draft, signal)
    setRemoteChanges([])
    void cache.invalidateQueries({ queryKey: promotionsKey, predicate: ({ queryKey }) => queryKey[2] !== 'one' })
    void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
  })
  return {
    /** The stored code. */
    stored: toOfficeLoad(query, query.data && toPromotionDraft(query.data.promotion, office)),
    remoteChanges,
    busy: action.busy,
    problem: action.problem,
    /** Saves it. Resolves to true if it was done. */
    save: (draft: PromotionDraft) => action.run(draft),
    /** Ends it at once. Resolves to true if it was done. */
    end: () => action.run(null),
    reset() {
      setRemoteChanges([])
      action.reset()
    },
  }
}
