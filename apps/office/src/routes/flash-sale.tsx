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
  const { problem, saved, type, discard, save, stop, search, dismissRemoteChanges, ...form } = useFlashSaleForm(id)
  const { may } = useOperator()
  const navigate = useNavigate()
  const problemText = useOfficeProblem()
  const state = form.sale.status === 'ready' ? form.sale.view.state : null
  useEffect(() => {
    if (id === null && saved !== undefined) void navigate(paths.flashSale(saved), { replace: true })
  }, [id, saved, navigate])
  return (
    <FlashSaleScreen
      {...form}
      promotionsHref={paths.promotions}
      editable={may.includes('catalogue') && state !== 'ended'}
      problem={problemText(problem)}
      onType={type}
      onDiscard={discard}
      onSave={() => void save()}
      onDismissRemoteChanges={dismissRemoteChanges}
      onSearch={({ text }) => search(text)}
      onStop={async () => {
        const isDone = await stop()
        if (isDone && state === 'planned') void navigate(paths.promotions, { replace: true })
        return isDone
      }}
    />
  )
}
