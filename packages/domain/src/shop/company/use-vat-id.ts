import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readable, toLoad, useAction } from '../../platform/action'
import { normalizeVatId, vatIdFault } from '../../rules/tax/vat-id'
import { useDraftState } from '../draft'
import { useShop } from '../shop-context'
import { companyKeys, companyQuery, saveVatId, type VatIdChange } from './company.queries'
import { isOpenVatIdDraft, toVatIdView, type VatIdDraft, type VatIdForm } from './company.view'

const closedForm: VatIdDraft = { editing: false, validated: false, saved: false }
const openForm: VatIdDraft = { ...closedForm, editing: true }

/**
 * Returns the company's VAT number, and the form that changes it. Its draft survives a reload and an expired session.
 * Saving replaces the number that was displayed when the user began to type. If a colleague has changed it, the first
 * try is refused, and the second replaces the colleague's number.
 */
export function useVatId({ open }: { /** True to open the form initially. */ open: boolean }): VatIdForm {
  const shop = useShop()
  const queryClient = useQueryClient()
  const query = useQuery(companyQuery(shop))
  const [draft, setDraft] = useDraftState('vat-id', isOpenVatIdDraft, open ? openForm : closedForm)
  const send = (change: VatIdChange) => saveVatId(shop, queryClient, change)
  const { run, busy, problem, reset } = useAction('save_vat_id', send, { refetchOnUnknown: [companyKeys.company] })

  const stored = query.data?.vat_id ?? null
  const { editing, validated, saved, value = stored ?? '', over = stored } = draft
  const isReserved = (query.data?.vat_id_reserved_for ?? []).length > 0
  const fault = vatIdFault(value)
  const isStored = stored !== null && normalizeVatId(value) === stored
  const replaces = problem?.code === 'vat_id_changed' ? (problem.params?.vat_id ?? '').toString() || null : over

  function resetTo(next: Partial<VatIdDraft>) {
    setDraft(() => ({ ...closedForm, ...next }))
    reset()
  }

  async function save(): Promise<boolean> {
    setDraft((previous) => ({ ...previous, validated: true }))
    if (fault !== null || !query.data) return false
    const isSaved = isStored || (await run({ vatId: normalizeVatId(value), replaces }))
    if (isSaved) resetTo({ saved: true })
    return isSaved
  }

  const settledState = saved ? 'saved' : 'idle'
  return {
    load: toLoad(
      query,
      'load_company',
      readable(query.data, (data) => toVatIdView(data, shop.locale)),
    ),
    editing: editing && !isReserved,
    value,
    fault: validated ? fault : null,
    state: busy ? 'saving' : settledState,
    problem: isStored ? null : problem,
    edit: () => resetTo({ editing: true }),
    type: (event) => setDraft((previous) => ({ ...previous, over, value: event.value })),
    save,
    cancel: () => resetTo({}),
  }
}
