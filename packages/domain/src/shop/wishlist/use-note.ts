import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../platform/action'
import { useFormDraft } from '../draft'
import { useShop } from '../shop-context'
import { isNoteDraft } from './note'
import type { EditedNote, NoteEditing } from './note.view'
import { wishlistKeys } from './wishlist.queries'
import type { Wishlist } from './wishlist.view'

/** Edits notes. A note that a colleague has changed is shown before it can be replaced. */
export function useNote(): NoteEditing {
  const { client } = useShop()
  const queryClient = useQueryClient()
  const [edited, setEdited] = useState<EditedNote | null>(null)
  const draft = useFormDraft(`note ${edited?.productId ?? ''}`, isNoteDraft)
  const action = useAction('save_note', async (body: { product_id: string; note: string; replaces: string | null }) => {
    const { product_id: id } = body
    try {
      await unwrap(client.PATCH('/store/customer/wishlist/note', { body }))
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: wishlistKeys.list })
      throw error
    }
    draft.discard()
    const note = body.note.trim() || null
    queryClient.setQueryData<Wishlist>(
      wishlistKeys.list,
      (list) => list && { ...list, wishlist: list.wishlist.map((item) => (item.id === id ? { ...item, note } : item)) },
    )
  })
  // The refusal shows the colleague's note, so saving again replaces it.
  const currentNote = action.problem?.code === 'note_changed' ? String(action.problem.params?.note ?? '') : edited?.note
  return {
    edited,
    draft,
    saving: action.busy,
    problem: action.problem,
    onNoteEdit: setEdited,
    async onNoteSave({ note }) {
      if (!edited) return false
      return action.run({ product_id: edited.productId, note, replaces: currentNote || null })
    },
    onNoteClose() {
      setEdited(null)
      action.reset()
    },
  }
}
