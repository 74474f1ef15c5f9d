import { ApiError } from '@skafferi/api'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useShop } from '../shop-context'
import { useAttempt } from '../use-attempt'
import { toBulkUploadStage, type BulkUploadStage } from './bulk-upload.stage'
import type { BulkUploadStep, BulkUploadText, CheckedBulkUpload } from './bulk-upload.steps'
import { toBulkUploadView, type BulkUploadView } from './bulk-upload.view'
import { cartQuery } from './cart.queries'

/** Setting many quantities at once: what its dialog shows and what can be done in it. */
export interface BulkUpload extends BulkUploadView {
  stage: BulkUploadStage
  /** Asks the store what a text would change. */
  onPreview: (given: BulkUploadText) => void
  /** Sets the quantities of the text that was checked. */
  onApply: () => void
  /** Back to the text: what was said about it is over. Ignored while the store works on it. */
  onEdit: () => void
  onClose: () => void
}

const start: BulkUploadStep = { name: 'entry', fault: null }

/** Reading and reporting, fetched with the first text: a cart is shown without them. */
const fetchSteps = () =>
  import('./bulk-upload.steps').catch(() => {
    throw new ApiError(0, { code: 'network', message: '' })
  })

/** Many quantities for the cart: a preview of every row, then the change. Undefined until the cart is there. */
export function useBulkUpload(): BulkUpload | undefined {
  const shop = useShop()
  const writer = { shop, queryClient: useQueryClient() }
  const { data: cart } = useQuery(cartQuery(shop))
  const view = useMemo(() => cart && toBulkUploadView(cart), [cart])
  const [step, setStep] = useState(start)
  const check = useAttempt('bulk_update', async (given: BulkUploadText) => {
    setStep(await (await fetchSteps()).checkBulkUpload(writer, given))
  })
  const change = useAttempt('bulk_update', async (checked: CheckedBulkUpload) => {
    setStep(await (await fetchSteps()).applyBulkUpload(writer, checked))
  })

  function restart(): void {
    if (check.busy || change.busy) return
    setStep(start)
    check.forget()
    change.forget()
  }

  const stage = toBulkUploadStage(step, step.name === 'entry' ? check : change)
  const onPreview = (given: BulkUploadText) => void check.start(given)
  const onApply = () => void (step.name === 'preview' && change.start(step.checked))
  return view && { ...view, stage, onPreview, onApply, onEdit: restart, onClose: restart }
}
