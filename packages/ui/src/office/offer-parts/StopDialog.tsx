import type { ReactNode } from 'react'
import { Button } from '../../components/button'
import { Dialog } from '../../components/dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'

export interface StopDialogProps {
  /** What it asks, what that does, and what its button says, at rest and meanwhile. */
  words: { title: string; text: string; stop: string; stopping: string }
  busy: boolean
  /** Why it was not done, in words; `null` where nothing failed. */
  problem: string | null
  /** What stands above the words: what a colleague has changed meanwhile. */
  children?: ReactNode
  onStop: () => void
  onClose: () => void
}

/** Asked before something ends for good. */
export function StopDialog({ words, busy, problem, children, onStop, onClose }: StopDialogProps) {
  const t = useWords(officeWords)
  return (
    <Dialog
      open
      title={words.title}
      busy={busy}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" disabled={busy} onPress={onClose}>
            {t('decide.leave')}
          </Button>
          <Button variant="danger" busy={busy} busyLabel={words.stopping} onPress={onStop}>
            {words.stop}
          </Button>
        </div>
      }
      onClose={onClose}
    >
      <div className="grid gap-3">
        {children}
        {problem !== null && (
          <p role="alert" className="font-medium text-critical">
            {problem}
          </p>
        )}
        <p>{words.text}</p>
      </div>
    </Dialog>
  )
}
