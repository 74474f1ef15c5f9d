import { ApiError } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useShop } from '../shop-context'
import {
  bulkUploadStart,
  toBulkUploadStage,
  toBulkUploadView,
  type BulkUploadStage,
  type BulkUploadText,
  type BulkUploadView,
  type CheckedBulkUpload,
} from './bulk-upload.view'
import { cartKeys, cartQuery } from './cart.queries'
import type { CartWriter } from './cart.writes'
import { useCartAction } from './use-cart-action'

/** Setting many quantities at once: what its dialog shows and what can be done in it. */
export interface BulkUpload extends BulkUploadView {
  stage: BulkUploadStage
  /** Asks the store what a text would change. */
  onPreview: (given: BulkUploadText) => void
  /** Sets the quantities of the text that was checked. */
  onApply: () => void
  /** Back to the text, without its messages. Ignored while a call is pending. */
  onEdit: () => void
  onClose: () => void
}

/** Reading and reporting, fetched with the first text: a cart is shown without them. */
const fetchSteps = () =>
  import('./bulk-upload.steps').catch(() => {
    throw new ApiError(0, { code: 'network', message: '' })
  })

/** Many quantities for the cart: a preview of every row, then the change. Undefined until the cart is there. */
export function useBulkUpload(): BulkUpload | undefined {
  const { data: cart } = useQuery(cartQuery(useShop()))
  const view = useMemo(() => cart && toBulkUploadView(cart), [cart])
  const [step, setStep] = useState(bulkUploadStart)
  const sendText = async (writer: CartWriter, given: BulkUploadText) =>
    setStep(await (await fetchSteps()).checkBulkUpload(writer, given))
  const sendRows = async (writer: CartWriter, checked: CheckedBulkUpload) =>
    setStep(await (await fetchSteps()).applyBulkUpload(writer, checked))
  const check = useCartAction('bulk_update', sendText)
  const change = useCartAction('bulk_update', sendRows, { refetchOnUnknown: [cartKeys.all] })

  function restart(): void {
    if (check.busy || change.busy) return
    setStep(bulkUploadStart)
    check.reset()
    change.reset()
  }

  const stage = toBulkUploadStage(step, step.name === 'entry' ? check : change)
  const onPreview = (given: BulkUploadText) => void check.run(given)
  const onApply = () => void (step.name === 'preview' && change.run(step.checked))
  return view && { ...view, stage, onPreview, onApply, onEdit: restart, onClose: restart }
}
