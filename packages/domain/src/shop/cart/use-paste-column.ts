import { ApiError } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useAction, type Problem } from '../../platform/action'
import { isText } from '../../rules/json/schema'
import { useFormDraft, type FormDraft } from '../draft'
import { useShop } from '../shop-context'
import type { Pasted } from './paste-column.steps'
import type { PasteView } from './paste-column.view'

/** Previewing a pasted column. */
export interface PasteColumn {
  /** The text that was pasted or typed, stored until it is added to the list or discarded. */
  draft: FormDraft<string>
  /** The preview; null before the text was read. */
  view: PasteView | null
  busy: boolean
  problem: Problem<'bulk_update'> | null
  /** Reads a text. A newer one replaces it. */
  onRead: (event: Pasted) => void
  /** Called when the text is changed or discarded: removes its preview. */
  onEdit: () => void
}

const fetchSteps = () =>
  import('./paste-column.steps').catch(() => {
    throw new ApiError(0, { code: 'network', message: '' })
  })

/** Previews a pasted column. Nothing is filled in, and the cart does not change. */
export function usePasteColumn(): PasteColumn {
  const writer = { shop: useShop(), queryClient: useQueryClient() }
  const read = async (pasted: Pasted) => (await fetchSteps()).previewPasted(writer, pasted)
  const draft = useFormDraft('paste-column', isText)
  const { run, busy, result, problem, reset } = useAction('bulk_update', read)
  return { draft, view: result ?? null, busy, problem, onRead: (event) => void run(event), onEdit: reset }
}
