import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { stillRefused } from '../forms/form-edits'
import { useOfficeForm } from '../forms/use-office-form'
import { refreshLists, useVersioned } from '../forms/use-versioned'
import { useOffice } from '../office-context'
import { toOfficeLoad } from '../to-office-load'
import { changePromotion, createPromotion, readPromotion } from './promotion.queries'
import type { PromotionDraft } from './promotions.view'
import { remotePromotionChanges, toPromotionDraft } from './to-promotions'
import { promotionsKey } from './use-promotions'

const empty: PromotionDraft = {
  code: '',
  type: 'percentage',
  value: '',
  starts: '',
  ends: '',
  minimum: '',
  limit: '',
  companyLimit: '',
}

/** The fields of the form whose names in the contract differ. */
const fieldNames: Readonly<Record<string, keyof PromotionDraft>> = {
  starts_at: 'starts',
  ends_at: 'ends',
  usage_limit: 'limit',
  usage_limit_per_company: 'companyLimit',
}

/** Adds, changes or ends one promo code. @param id null while none is open */
export function usePromotion(id: string | 'new' | null) {
  const office = useOffice()
  const cache = useQueryClient()
  const isStored = id !== null && id !== 'new'
  const { query, change, remoteChanges, dismissRemoteChanges } = useVersioned({
    key: [...promotionsKey, 'one', id],
    read: (signal) => readPromotion(office, id ?? '', signal),
    compare: (before, after) => remotePromotionChanges(before.promotion, after.promotion, office),
    enabled: isStored,
    gcTime: 0,
  })

  const action = useAction('office', async (draft: PromotionDraft | null, signal) => {
    if (isStored) await change((before) => changePromotion(office, before, draft, signal), signal)
    else if (draft) await createPromotion(office, draft, signal)
    dismissRemoteChanges()
    refreshLists(cache, promotionsKey)
  })
  const stored = query.data && toPromotionDraft(query.data.promotion, office)
  const form = useOfficeForm({ form: `promotion ${id}`, stored: stored ?? empty, send: action.run })
  return {
    /** The stored code. */
    stored: toOfficeLoad(query, stored),
    draft: form.draft,
    edited: form.isEdited(`promotion ${id}`),
    remoteChanges,
    busy: action.busy,
    problem: action.problem,
    /** The problems of fields by their names in the contract, until the field is edited. */
    faults: stillRefused(action.problem?.fields ?? {}, action.input, form.draft, (name) => fieldNames[name] ?? name),
    type: form.type,
    /** Saves it. Resolves to true if it was done. */
    save: form.save,
    /** Ends it at once. Resolves to true if it was done. */
    end: () => action.run(null),
    /** Discards the edits and the result of the last action. */
    reset() {
      form.discard()
      dismissRemoteChanges()
      action.reset()
    },
  }
}
