import { useNavigate, useSearchParams } from 'react-router-dom'
import { useFlashSales, usePromotions, useOperator, usePromotion } from '@skafferi/domain/office'
import { PromotionsScreen, type OpenCode, type PromotionsScreenProps } from '@skafferi/ui/office/promotions-screen'
import { useState } from 'react'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { paths, withQuery } from '../paths'

type CodeProps = Pick<
  PromotionsScreenProps,
  'editable' | 'open' | 'onOpenCode' | 'onTypeCode' | 'onSaveCode' | 'onEndCode'
>

/** State of the promotion code that is being edited. */
function useOpenCode(): CodeProps {
  const { may } = useOperator()
  const problemText = useOfficeProblem()
  const [open, setOpen] = useState<OpenCode | null>(null)
  const { stored, problem, type, save, end, reset, ...promotion } = usePromotion(
    open === null ? null : open.action === 'add' ? 'new' : open.id,
  )
  const isStored = open !== null && open.action !== 'add' && stored.status === 'ready'
  const failed =
    isStored || open?.action === 'add' || stored.status !== 'failed' ? null : { code: stored.code, message: null }
  return {
    editable: may.includes('catalogue'),
    open: open && {
      ...open,
      ...promotion,
      stored: isStored ? stored.view : null,
      failure: problemText(problem ?? failed),
      faults: problem?.fields ?? {},
    },
    onOpenCode(next) {
      reset()
      setOpen(next)
    },
    onTypeCode: type,
    onSaveCode: save,
    onEndCode: end,
  }
}

export default function PromotionsRoute() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const view = parameters.get('view') === 'codes' ? 'codes' : 'sales'
  const page = Math.max(1, Math.floor(Number(parameters.get('page'))) || 1)
  const hrefOf = (query: Record<string, string | number>) => withQuery(paths.promotions, query)
  const sales = useFlashSales(view === 'sales' ? page : 1)
  const codes = usePromotions(view === 'codes' ? page : 1)
  const code = useOpenCode()
  return (
    <PromotionsScreen
      sales={sales}
      codes={codes}
      view={view}
      hrefs={{ sales: hrefOf({}), codes: hrefOf({ view: 'codes' }), newSale: paths.flashSale('new') }}
      hrefFor={(next) => hrefOf({ view: view === 'codes' ? view : '', page: next })}
      {...code}
      onOpenSale={({ id }) => void navigate(paths.flashSale(id))}
    />
  )
}
