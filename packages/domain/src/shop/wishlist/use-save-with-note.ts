import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { type Problem, useAction } from '../../platform/action'
import { type FormDraft, useFormDraft } from '../draft'
import { useShop } from '../shop-context'
import { markProducts } from './mark-products'
import { isNoteDraft, type NoteDraft } from './note'
import { wishlistKeys } from './wishlist.queries'

/** Saving a product, or one of its variants, with a note. */
export interface SavingWithNote {
  /** The input for the product, stored until it is saved or discarded. */
  draft: FormDraft<NoteDraft>
  saving: boolean
  /** Reason why it was not saved; the entered text stays. */
  problem: Problem<'add_to_wishlist'> | null
  /**
   * Saves it. A second press is ignored while the first is pending.
   * @returns true if it is on the wishlist
   */
  onSave: (event: { variantId: string | null; note: string }) => Promise<boolean>
}

/** Adds a product to the wishlist with a note; its heart updates everywhere. */
export function useSaveWithNote(productId: string): SavingWithNote {
  const { client, session } = useShop()
  const queryClient = useQueryClient()
  const draft = useFormDraft(`save ${productId}`, isNoteDraft)
  const { run, busy, problem } = useAction(
    'add_to_wishlist',
    async ({ variantId, note }: { variantId: string | null; note: string }) => {
      const user = session.getUser()
      const body = { product_id: productId, variant_id: variantId ?? undefined, note: note.trim() || undefined }
      await unwrap(client.POST('/store/customer/wishlist/add', { body }))
      draft.discard()
      if (session.getUser() !== user) return
      markProducts(queryClient, [productId], true)
      void queryClient.invalidateQueries({ queryKey: wishlistKeys.list })
    },
    { refetchOnUnknown: [wishlistKeys.list] },
  )
  return { draft, saving: busy, problem, onSave: run }
}
