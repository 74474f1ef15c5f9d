import { lazy, Suspense, useState } from 'react'

const SaveDialog = lazy(() => import('./SaveDialog'))

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
