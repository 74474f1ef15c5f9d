import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useFlashSales, usePromotions, useOperator, usePromotion } from '@skafferi/domain/office'
import { PromotionsScreen, type OpenCode, type PromotionsScreenProps } from '@skafferi/ui/office/promotions-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { useListQuery } from '../app/use-list-query'
import { paths } from '../paths'

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
  const navigate = useNavigate()
  const { filters, page, hrefOf, pageHref } = useListQuery(paths.promotions, { view: ['codes'] })
  const view = filters.view || 'sales'
  const sales = useFlashSales(view === 'sales' ? page : 1)
  const codes = usePromotions(view === 'codes' ? page : 1)
  const code = useOpenCode()
  return (
    <PromotionsScreen
      sales={sales}
      codes={codes}
      view={view}
      hrefs={{ sales: hrefOf({}), codes: hrefOf({ view: 'codes' }), newSale: paths.flashSale('new') }}
      hrefFor={pageHref}
      {...code}
      onOpenSale={({ id }) => void navigate(paths.flashSale(id))}
    />
  )
}
