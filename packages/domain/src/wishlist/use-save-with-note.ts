import { unwrap } from '@skafferi/api'
import { useQueryClient } from '@tanstack/react-query'
import { type Problem, useAction } from '../action'
import { type FormDraft, useFormDraft } from '../draft'
import { useShop } from '../shop-context'
import { markProducts } from './mark-products'
import { parseStoredNote, type NoteDraft } from './note'
import { wishlistKeys } from './wishlist.queries'

/** Saving a product with a note, as one of its variants where that matters. */
export interface SavingWithNote {
  /** What was typed for the product, kept until it is saved or thrown away. */
  draft: FormDraft<NoteDraft>
  saving: boolean
  /** Why it was not saved; what was typed stays. */
  problem: Problem<'add_to_wishlist'> | null
  /** Resolves to whether it is on the wishlist. A second press is ignored while the first is busy. */
  onSave: (event: { variantId: string | null; note: string }) => Promise<boolean>
}

/** Puts a product on the wishlist with what is to be remembered of it; its heart turns on every shelf. */
export function useSaveWithNote(productId: string): SavingWithNote {
  const { client, session } = useShop()
  const queryClient = useQueryClient()
  const draft = useFormDraft(`save ${productId}`, parseStoredNote)
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
