import { ApiError } from '@skafferi/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useFormDraft } from '../draft'
import { useShop } from '../shop-context'
import type { DuplicateChoice } from '../../rules/cart/bulk-duplicates'
import type { BulkUploadInput, BulkUploadSource } from '../../rules/cart/bulk-upload'
import type { OrderColumns } from '../../rules/cart/order-columns'
import {
  bulkUploadStart,
  isStoredBulkUpload,
  toBulkUploadStage,
  toBulkUploadView,
  toStoredBulkUpload,
  type PendingBulkUpload,
  type BulkUpload,
  type CheckedBulkUpload,
  type StoredBulkUpload,
} from './bulk-upload.view'
import { cartKeys, cartQuery } from './cart.queries'
import type { CartWriter } from './cart.writes'
import { useCartAction } from './use-cart-action'
import { useReadOrderFile } from './use-read-order-file'

/** The parser and the report, loaded with the first text. */
const fetchSteps = () =>
  import('./bulk-upload.steps').catch(() => {
    throw new ApiError(0, { code: 'network', message: '' })
  })

/** Many quantities for the cart: a preview of every row, then the change. Undefined until the cart is loaded. */
export function useBulkUpload(): BulkUpload | undefined {
  const shop = useShop()
  const { data: cart } = useQuery(cartQuery(shop))
  const onReadFile = useReadOrderFile()
  const view = useMemo(() => cart && toBulkUploadView(cart), [cart])
  const stored = useFormDraft('bulk-upload', isStoredBulkUpload)
  const draft = useMemo(
    () => ({ ...stored, save: (values: StoredBulkUpload) => stored.save(toStoredBulkUpload(values)) }),
    [stored],
  )
  const [step, setStep] = useState(bulkUploadStart)
  const sendText = async (writer: CartWriter, given: BulkUploadInput) =>
    setStep(await (await fetchSteps()).checkBulkUpload(writer, given))
  const sendChoice = async (writer: CartWriter, pending: PendingBulkUpload & { choice: DuplicateChoice }) =>
    setStep(await (await fetchSteps()).resolveBulkUpload(writer, pending))
  const sendRows = async (writer: CartWriter, checked: CheckedBulkUpload) => {
    const next = await (await fetchSteps()).applyBulkUpload(writer, checked)
    if (next.name === 'done' && next.report.success) draft.discard()
    setStep(next)
  }
  const check = useCartAction('bulk_update', sendText)
  const resolve = useCartAction('bulk_update', sendChoice)
  const change = useCartAction('bulk_update', sendRows, { refetchOnUnknown: [cartKeys.all] })

  function restart(): void {
    if (check.busy || resolve.busy || change.busy) return
    setStep(bulkUploadStart)
    check.reset()
    resolve.reset()
    change.reset()
  }

  const stage = toBulkUploadStage(
    step,
    { entry: check, columns: check, doubled: resolve, preview: change, done: change }[step.name],
  )
  const onPreview = (given: BulkUploadSource) => void check.run(given)
  const onChooseColumns = (columns: OrderColumns) =>
    void (step.name === 'columns' && check.run({ ...step.given, columns }))
  const onEditColumns = () => {
    if (step.name !== 'preview' || !step.columns || change.busy) return
    restart()
    setStep({ name: 'columns', columns: step.columns, given: step.checked.given })
  }
  const onResolveDuplicates = (event: { choice: DuplicateChoice }) =>
    void (step.name === 'doubled' && resolve.run({ ...step.pending, ...event }))
  const onApply = () => void (step.name === 'preview' && change.run(step.checked))
  return (
    view && {
      ...view,
      stage,
      draft,
      onReadFile,
      onPreview,
      onChooseColumns,
      onEditColumns,
      onResolveDuplicates,
      onApply,
      onEdit: restart,
      onClose: restart,
    }
  )
}
