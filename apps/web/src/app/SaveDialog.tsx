import { useVariantChoices } from '@skafferi/domain/shop/product'
import { noteLimit, useSaveWithNote } from '@skafferi/domain/shop/wishlist'
import { NoteDialog } from '@skafferi/ui/commerce/wishlist/note-dialog'
import { useProblemText } from '@skafferi/ui/commerce/service/problem-text'

/** The dialog that saves a product with a variant and a note, over the current page. */
export default function SaveDialog({ productId, onClose }: { productId: string; onClose: () => void }) {
  const product = useVariantChoices(productId)
  const { draft, saving, problem, onSave } = useSaveWithNote(productId)
  const problemText = useProblemText()
  if (product.status === 'loading') return null
  const view = product.status === 'ready' ? product.view : { title: '', variants: [] }
  return (
    <NoteDialog
      purpose="save"
      product={view.title}
      draft={draft}
      variants={view.variants}
      limit={noteLimit}
      saving={saving}
      failure={problem && problemText(problem)}
      onSave={onSave}
      onClose={onClose}
    />
  )
}
