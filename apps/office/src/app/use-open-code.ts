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
  const { kept, remoteChanges, busy, problem, save, end, forget } = usePromotion(
    open === null ? null : open.action === 'add' ? 'new' : open.id,
  )
  const isKept = open !== null && open.action !== 'add' && kept.status === 'ready'
  const failed =
    isKept || open?.action === 'add' || kept.status !== 'failed' ? null : { code: kept.code, message: null }
  return {
    editable: may.includes('catalogue'),
    open: open && {
      ...open,
      kept: isKept ? kept.view : null,
      remoteChanges,
      busy,
      failure: problemText(problem ?? failed),
      faults: problem?.fields ?? {},
    },
    onOpenCode(next) {
      forget()
      setOpen(next)
    },
    onSaveCode: save,
    onEndCode: end,
  }
}
