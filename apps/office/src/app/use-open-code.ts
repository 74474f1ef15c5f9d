import { useState } from 'react'
import { useOperator, usePromotion } from '@skafferi/domain/office'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import type { OpenCode, PromotionsScreenProps } from '@skafferi/ui/office/promotions-screen'

type CodeProps = Pick<PromotionsScreenProps, 'editable' | 'open' | 'onOpenCode' | 'onSaveCode' | 'onEndCode'>

/** State of the promotion code that is being edited. */
export function useOpenCode(): CodeProps {
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  const [open, setOpen] = useState<OpenCode | null>(null)
  const { stored, remoteChanges, busy, problem, save, end, reset } = usePromotion(
    open === null ? null : open.action === 'add' ? 'new' : open.id,
  )
  const isStored = open !== null && open.action !== 'add' && stored.status === 'ready'
  const failed =
    isStored || open?.action === 'add' || stored.status !== 'failed' ? null : { code: stored.code, message: null }
  return {
    editable: may.includes('catalogue'),
    open: open && {
      ...open,
      stored: isStored ? stored.view : null,
      remoteChanges,
      busy,
      failure: problemText(problem ?? failed),
      faults: problem?.fields ?? {},
    },
    onOpenCode(next) {
      reset()
      setOpen(next)
    },
    onSaveCode: save,
    onEndCode: end,
  }
}
