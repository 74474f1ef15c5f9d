import { useState } from 'react'
import { useOfficeOrder, useOperator, useReplacementQuote } from '@skafferi/domain/office'
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
  'refund',
  'pack',
  'complete',
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
  refund: false,
  pack: false,
  complete: false,
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

/** The actions of an order page, and its open dialog. */
export function useOrderPage(id: string): Omit<FullOrderScreenProps, 'ordersHref'> {
  const { order, busy, refused, run, previewRefund, reset } = useOfficeOrder(id)
  const { may } = useOperator()
  const [open, setOpen] = useState<OpenOverlay | null>(null)
  const quote = useReplacementQuote(id)
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
    correctsTracking: refused?.command === 'correct' && 'tracking_url' in fields,
    previewRefund,
    replacement: {
      quote: quote.quote,
      busy: quote.busy,
      problem: problemText(quote.problem),
      onAsk: (choice) => void quote.ask(choice),
      onReset: quote.reset,
    },
    onOpen: (next) => {
      reset()
      quote.reset()
      setOpen(next)
    },
    onClose: () => setOpen(null),
    onPay: ({ on }) => void runAndClose({ do: 'pay', on }),
    onPack: () => void run({ do: 'pack' }),
    onComplete: () => void run({ do: 'complete' }),
    onUndo: (undo) => void runAndClose({ do: 'undo', ...undo }),
    onCorrect: (parcel) => void runAndClose({ do: 'correct', ...parcel }),
    onMissing: (draft) => void runAndClose(commandOf(draft)),
    onWriteNote: ({ text }) => void run({ do: 'writeNote', text }),
    onDeleteNote: ({ note }) => void run({ do: 'deleteNote', note }),
    onRefund: (draft) => void runAndClose({ do: 'refund', draft }),
    onMark: (mark) => void run({ do: 'mark', ...mark }),
    onCloseRest: (rest) => void runAndClose({ do: 'close', ...rest }),
    onCancel: () => void runAndClose({ do: 'cancel' }),
    onSend: (parcel) => void runAndClose({ do: 'ship', ...parcel }),
  }
}
