import { unwrap } from '@skafferi/api'
import type { components } from '@skafferi/api/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useAction } from '../../platform/action'
import { formatNumber } from '../../platform/format'
import { refreshLists } from '../forms/use-versioned'
import { useOffice, type Office } from '../office-context'
import { isUsed, toDelivery } from './pasted-column'
import { officeProductsKey } from './product.queries'
import type { DeliveryCheckView, DeliveryResultView, PastedLineView } from './products.view'

type Schemas = components['schemas']
type Delivery = Schemas['DeliveryAnswer']['delivery']

/** A checked delivery, and the request that adds it. */
interface CheckedDelivery {
  view: DeliveryCheckView
  body: Schemas['DeliveryUndoRequest']
}

type ChangePath = '/admin/stock/deliveries' | '/admin/stock/deliveries/undo'

const toResult = ({ articles, quantity: pieces, served_quantity: served }: Delivery) => ({ articles, pieces, served })

/** What the store has said about pasted lines. */
function toChecked(
  lines: readonly PastedLineView[],
  { rows, ...reference }: Schemas['DeliveryUndoRequest'],
  delivery: Delivery,
  { locale }: Office,
): CheckedDelivery {
  const answers = delivery.rows.values()
  const checked = lines.map((line) => ({ line, answer: isUsed(line) ? answers.next().value : undefined }))
  const format = (pieces: number | null) => formatNumber(pieces ?? 0, locale)
  return {
    body: { rows: rows.filter((_, index) => delivery.rows[index]?.refusal === null), ...reference },
    view: {
      ...toResult(delivery),
      lines: checked.flatMap(({ line, answer }) =>
        answer?.refusal === null
          ? [
              {
                sku: answer.sku,
                title: answer.product_title ?? answer.sku,
                before: format(answer.previous_quantity),
                after: format(answer.inventory_quantity),
                added: `+${format(Number(line.value))}`,
              },
            ]
          : [],
      ),
      leftOut: checked.flatMap(({ line, answer }): PastedLineView[] => {
        if (line.fault !== null) return [line]
        const refusal = answer?.refusal ?? null
        return refusal === null ? [] : [{ ...line, fault: refusal }]
      }),
    },
  }
}

/** A delivery of several articles: checked by the store, added to the stock, and taken away again. */
export function useStockDelivery() {
  const office = useOffice()
  const cache = useQueryClient()
  const check = useAction(
    'office',
    async ({ lines, reference }: { lines: readonly PastedLineView[]; reference: string }, signal) => {
      const body = toDelivery(lines, reference)
      const checking = office.client.POST('/admin/stock/deliveries', { body: { ...body, dry_run: true }, signal })
      return toChecked(lines, body, (await unwrap(checking)).delivery, office)
    },
  )
  async function change(path: ChangePath, body: CheckedDelivery['body'], signal: AbortSignal) {
    const { delivery } = await unwrap(office.client.POST(path, { body, signal }))
    refreshLists(cache, officeProductsKey)
    return toResult(delivery)
  }
  const options = { refetchOnUnknown: [officeProductsKey] }
  const booking = useAction(
    'office',
    (body: CheckedDelivery['body'], signal) => change('/admin/stock/deliveries', body, signal),
    options,
  )
  const undoing = useAction(
    'office',
    (body: CheckedDelivery['body'], signal) => change('/admin/stock/deliveries/undo', body, signal),
    options,
  )
  const checked = check.result
  const done = undoing.result ?? booking.result
  const leftOut = checked?.view.leftOut.map(({ sku, title, typed }) => sku || title || typed) ?? []
  return {
    /** What would be added; undefined until it was checked. */
    checked: checked?.view,
    /** What was added or taken away again; undefined before. */
    done: done && ({ ...done, leftOut, isUndone: undoing.done } satisfies DeliveryResultView),
    busy: check.busy || booking.busy || undoing.busy,
    problem: check.problem ?? booking.problem ?? undoing.problem,
    check: check.run,
    /** Adds what was checked, without the lines that are left out. */
    book: async () => checked !== undefined && booking.run(checked.body),
    /** Takes it away again. */
    undo: async () => checked !== undefined && undoing.run(checked.body),
    /** Returns to the lines before they were checked. */
    back() {
      check.reset()
      booking.reset()
    },
  }
}
