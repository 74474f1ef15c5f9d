import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAnswerDraft, useCarriers, useOfficeOrder, useOperator, useReplacement } from '@skafferi/domain/office'
import type { FullOrderView } from '@skafferi/domain/office/views'
import type { FullOrderScreenProps, MissingDraft, OpenOverlay } from '@skafferi/ui/office/order-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'

type Command = keyof FullOrderScreenProps['problems']

const commands: readonly Command[] = [
  'ship',
  'mark',
  'close',
  'cancel',
  'pay',
  'payBack',
  'refund',
  'pack',
  'complete',
  'resolve',
  'undo',
  'correct',
  'backorder',
  'replace',
  'writeNote',
  'deleteNote',
]

const nothing: FullOrderView['can'] = {
  ship: false,
  mark: false,
  close: false,
  cancel: false,
  pay: false,
  payBack: false,
  refund: false,
  pack: false,
  complete: false,
  resolve: false,
  missing: false,
}

/** Returns the command about missing pieces of a line. */
function commandOf(draft: MissingDraft) {
  if (draft.what === 'credit') {
    const { line: id, pieces, reason } = draft
    return { do: 'close', reason, refund: true, lines: [{ id, pieces }] } as const
  }
  const { what, ...input } = draft
  return { do: what, ...input } as Extract<Parameters<ReturnType<typeof useOfficeOrder>['run']>[0], { line: string }>
}

/** Reads the pieces by line of a complaint, "item_1:2,item_2:1"; ignores what is malformed. */
const piecesOf = (text: string | null): Readonly<Record<string, number>> =>
  Object.fromEntries([...(text ?? '').matchAll(/([^:,]+):(\d+)/g)].map(([, id, pieces]) => [id, Number(pieces)]))

/** The actions of an order page, and its open dialog. */
export function useOrderPage(id: string): Omit<FullOrderScreenProps, 'ordersHref'> {
  const { order, busy, refused, run, previewRefund, paymentFault, closingCredit, reset } = useOfficeOrder(id)
  const { may } = useOperator()
  const [note, setNote] = useAnswerDraft(`note ${id}`)
  const [query] = useSearchParams()
  // A complaint leads to the credit of its order.
  const [open, setOpen] = useState<OpenOverlay | null>(
    query.get('do') === 'refund' && may.includes('orders')
      ? { overlay: 'refund', target: null, pieces: piecesOf(query.get('pieces')) }
      : null,
  )
  const [credit, setCredit] = useState<FullOrderScreenProps['credit']>(null)
  const quote = useReplacement(id)
  const problemText = useOfficeProblem()
  const mayChange = may.includes('orders')
  const problems = Object.fromEntries(
    commands.map((command) => [command, refused?.command === command ? problemText(refused.problem) : null]),
  ) as Record<Command, string | null>
  const fields = refused?.problem.fields ?? {}
  const isShip = refused?.command === 'ship'
  const shipField = isShip && 'tracking_url' in fields ? 'tracking' : isShip && 'carrier' in fields ? 'carrier' : null

  /** Runs a command, and closes the dialog once it is done. */
  const runAndClose = async (command: Parameters<typeof run>[0]) => {
    if (await run(command)) setOpen(null)
  }
  const view = order.status === 'ready' ? order.view : null
  return {
    order,
    open: view && open,
    busy,
    can: { ...(view && mayChange ? view.can : nothing), change: mayChange, note: may.includes('service') },
    payRefused: view && mayChange ? view.payRefused : null,
    problems,
    shipField,
    carriers: useCarriers(view && open?.overlay === 'ship' ? view.shippingOption : null),
    correctsTracking: refused?.command === 'correct' && 'tracking_url' in fields,
    previewRefund,
    paymentFault,
    closingCredit,
    replacement: {
      quote: quote.quote,
      busy: quote.busy,
      problem: problemText(quote.problem),
      found: quote.found,
      onSearch: ({ text }) => quote.search(text),
      onAsk: (choice) => void quote.ask(choice),
      onReset: quote.reset,
    },
    onOpen: (next) => {
      reset()
      quote.reset()
      setOpen(next)
    },
    onClose: () => setOpen(null),
    onPay: (payment) => void runAndClose({ do: 'pay', ...payment }),
    onPayBack: ({ on }) => void runAndClose({ do: 'payBack', on }),
    onPack: () => void run({ do: 'pack' }),
    onComplete: () => void run({ do: 'complete' }),
    onResolve: () => view && void run({ do: 'resolve', shipment: view.shipment.state }),
    onUndo: (undo) => void runAndClose({ do: 'undo', ...undo }),
    onCorrect: (parcel) => void runAndClose({ do: 'correct', ...parcel }),
    onMissing: (draft) => void runAndClose(commandOf(draft)),
    note,
    onNoteText: ({ text }) => setNote(text),
    async onWriteNote({ text }) {
      if (await run({ do: 'writeNote', text })) setNote('')
    },
    onDeleteNote: (deleted) => void run({ do: 'deleteNote', ...deleted }),
    credit,
    onCreditClose: () => setCredit(null),
    async onRefund(draft) {
      const before = view && { index: view.refunds.length, isPaid: view.payment === 'paid' }
      if (!(await run({ do: 'refund', draft }))) return
      setOpen(null)
      setCredit(before)
    },
    onMark: (mark) => void run({ do: 'mark', ...mark }),
    onCloseRest: (rest) => void runAndClose({ do: 'close', ...rest }),
    onCancel: () => void runAndClose({ do: 'cancel' }),
    onSend: (parcel) => void runAndClose({ do: 'ship', ...parcel }),
  }
}
