import { useState } from 'react'
import { LazyBoundary, lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'

const SaveDialog = lazyWithRetry(() => import('./SaveDialog'))

/** The handler of Save with a note, and its dialog. */
export function useSaveDialog() {
  const [productId, setProductId] = useState<string | null>(null)
  return {
    onSaveWithNote: (event: { productId: string }) => setProductId(event.productId),
    saveDialog: productId !== null && (
      <LazyBoundary onClose={() => setProductId(null)}>
        <SaveDialog productId={productId} onClose={() => setProductId(null)} />
      </LazyBoundary>
    ),
  }
}
