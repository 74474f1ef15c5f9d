import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../action'
import { useOffice } from './office-context'
import { changeOrReload, createPromotion, readPromotion, type ReadPromotion } from './promotion.queries'
import type { RemoteOfferChange, PromotionDraft } from './promotions.view'
import { remotePromotionChanges, toPromotionDraft } from './to-promotions'
import { toOfficeLoad } from './to-office-load'
import { promotionsKey } from './use-promotions'

/** One promo code that is changed or ended; a new one where none is named. @param id null while none is open */
export function usePromotion(id: string | 'new' | null) {
  const office = useOffice()
  const cache = useQueryClient()
  const [remoteChanges, setForeign] = useState<readonly RemoteOfferChange[]>([])
  const key = [...promotionsKey, 'one', id]
  const isKnown = id !== null && id !== 'new'
  const queryFn = ({ signal }: { signal: AbortSignal }) => readPromotion(office, id ?? '', signal)
  // What is typed holds for the code as it was read: only opening it, a change or its refusal reads it anew.
  const query = useQuery({ queryKey: key, queryFn, enabled: isKnown, refetchOnWindowFocus: false, gcTime: 0 })

  async function change(draft: PromotionDraft | null, signal: AbortSignal) {
    const before = cache.getQueryData<ReadPromotion>(key)!
    const { read, refused } = await changeOrReload(office, before, draft, signal)
    cache.setQueryData(key, read)
    if (!refused) return
    setForeign(remotePromotionChanges(before.promotion, read.promotion, office))
    throw refused
  }

  const action = useAction('office', async (draft: PromotionDraft | null, signal) => {
    if (isKnown) await change(draft, signal)
    else if (draft) await createPromotion(office, draft, signal)
    setForeign([])
    void cache.invalidateQueries({ queryKey: promotionsKey, predicate: ({ queryKey }) => queryKey[2] !== 'one' })
    void cache.invalidateQueries({ queryKey: ['office', 'activity'] })
  })
  return {
    /** As it is kept. */
    kept: toOfficeLoad(query, query.data && toPromotionDraft(query.data.promotion, office)),
    remoteChanges,
    busy: action.busy,
    problem: action.problem,
    /** Saves it. Resolves to whether it was done. */
    save: (draft: PromotionDraft) => action.run(draft),
    /** Ends it at once. Resolves to whether it was done. */
    end: () => action.run(null),
    forget() {
      setForeign([])
      action.reset()
    },
  }
}
