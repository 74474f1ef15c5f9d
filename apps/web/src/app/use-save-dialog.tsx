import { Suspense, useState } from 'react'
import { lazyAgain } from '@skafferi/ui/screens/error-screen'

const SaveDialog = lazyAgain(() => import('./SaveDialog'))

/** Save with a note: what its button does, and the dialog that it opens. */
export function useSaveDialog() {
  const [productId, setProductId] = useState<string | null>(null)
  return {
    onSaveWithNote: (event: { productId: string }) => setProductId(event.productId),
    saveDialog: productId !== null && (
      <Suspense>
        <SaveDialog productId={productId} onClose={() => setProductId(null)} />
      </Suspense>
    ),
  }
}
