import { useState, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import { DiscardConfirmation } from '../../../internal/draft-dialog/DiscardConfirmation'
import { ModalFrame, type ModalProps } from '../../../internal/modal'
import { useWords } from '../../../words'
import { officePartsWords } from '../../../words/generated/office-parts'

/** 512 px wide at the end of the window, full screen on a phone. The title has the shelf's line below it. */
const styles = cva([
  'm-0 ms-auto h-dvh max-h-none w-full max-w-none flex-col border border-transparent bg-raised text-ink shadow-float',
  'backdrop:bg-scrim open:flex md:w-[min(32rem,calc(100vw-3rem))]',
  'transition-[opacity,translate] duration-move starting:open:translate-x-2 starting:open:opacity-0',
  'rtl:starting:open:-translate-x-2 [&>:first-child]:border-b-2 [&>:first-child]:border-shelf',
])

export interface SideSheetProps extends Omit<ModalProps, 'footer'> {
  /** The formatted sum, beside the actions ("2 lines, 192 pieces"). */
  summary?: ReactNode
  /** Buttons, the primary one last. */
  actions: ReactNode
  /** True if there is unsaved input: closing asks first. Default `false`. */
  changed?: boolean
}

/**
 * A sheet over the page for work on something the page shows: ship an order, change many prices. It is a native modal
 * dialog and asks before unsaved input is lost.
 */
export function SideSheet({ summary, actions, changed = false, onClose, ...modal }: SideSheetProps) {
  const t = useWords(officePartsWords)
  const [confirming, setConfirming] = useState(false)
  const isConfirming = confirming && changed && modal.open

  function leave(event: Parameters<SideSheetProps['onClose']>[0]) {
    if (changed) setConfirming(!isConfirming)
    else onClose(event)
  }

  function discard() {
    setConfirming(false)
    onClose({ reason: 'button' })
  }

  const footer = isConfirming ? (
    <DiscardConfirmation text={t('sheet.unsaved')} onDiscard={discard} onKeepEditing={() => setConfirming(false)} />
  ) : (
    <>
      {summary !== undefined && (
        <span className="num min-w-40 flex-1 self-center text-xs max-md:basis-full!">{summary}</span>
      )}
      {actions}
    </>
  )
  return (
    <ModalFrame
      {...modal}
      onClose={leave}
      footer={footer}
      dialogClass={styles()}
      footerClass="flex flex-none flex-wrap justify-end gap-2 border-t border-line-strong px-5 py-3 max-md:[&>*]:flex-1"
    />
  )
}
