import { useState } from 'react'
import { Later, lazyAgain } from '@skafferi/ui/components/later'

const SaveDialog = lazyAgain(() => import('./SaveDialog'))

/** Save with a note: what its button does, and the dialog that it opens. */
export function useSaveDialog() {
  const [productId, setProductId] = useState<string | null>(null)
  return {
    onSaveWithNote: (event: { productId: string }) => setProductId(event.productId),
    saveDialog: productId !== null && (
      <Later onClose={() => setProductId(null)}>
        <SaveDialog productId={productId} onClose={() => setProductId(null)} />
      </Later>
    ),
  }
}
