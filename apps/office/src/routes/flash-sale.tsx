import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useFlashSaleForm, useOperator } from '@skafferi/domain/office'
import { FlashSaleScreen } from '@skafferi/ui/office/flash-sale-screen'
import { useOfficeProblem } from '@skafferi/ui/office/problem-text'
import { paths } from '../paths'

export default function FlashSaleRoute() {
  const { id = '' } = useParams()
  return <FlashSalePage key={id} id={id === 'new' ? null : id} />
}

function FlashSalePage({ id }: { id: string | null }) {
  const { sale, problem, saved, type, discard, save, stop, search, seen, ...form } = useFlashSaleForm(id)
  const { may } = useOperator()
  const navigate = useNavigate()
  const problemText = useOfficeProblem()
  const isOver = sale.status === 'ready' && sale.view.state === 'ended'
  useEffect(() => {
    if (id === null && saved !== undefined) void navigate(paths.flashSale(saved), { replace: true })
  }, [id, saved, navigate])
  const wasPlanned = sale.status === 'ready' && sale.view.state === 'planned'
  return (
    <FlashSaleScreen
      {...form}
      sale={sale}
      promotionsHref={paths.promotions}
      editable={may.includes('catalogue') && !isOver}
      problem={problemText(problem)}
      faults={problem?.fields ?? {}}
      onType={type}
      onDiscard={discard}
      onSave={() => void save()}
      onSeen={seen}
      onSearch={({ text }) => search(text)}
      onStop={async () => {
        const isDone = await stop()
        if (isDone && wasPlanned) void navigate(paths.promotions, { replace: true })
        return isDone
      }}
    />
  )
}
