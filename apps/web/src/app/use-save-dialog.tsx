import { useState } from 'react'
import { Later, lazyAgain } from '@skafferi/ui/components/later'

const SaveDialog = lazyAgain(() => import('./SaveDialog'))

/** The handler of Save with a note, and its dialog. */
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
