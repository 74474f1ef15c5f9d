import { useAddFill, useArrangeShelf, useShelf } from '@skafferi/domain/shop/shelf'
import { CompanyShelf, type CompanyShelfProps } from '@skafferi/ui/commerce/shelf/company-shelf'
import { lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'

const AddToShelf = lazyWithRetry(() => import('./AddToShelf'))
const ShareShelf = lazyWithRetry(() => import('./ShareShelf'))

/** The company's shelf with its actions. A change of the draft renders only this part of the page. */
export default function CustomerShelf({ title }: Pick<CompanyShelfProps, 'title'>) {
  const { load, fillAll, setPieces, undo } = useShelf()
  return (
    <CompanyShelf
      shelf={load}
      title={title}
      add={useAddFill()}
      arrange={useArrangeShelf()}
      renderSearch={(search) => <AddToShelf {...search} />}
      renderShare={(dialog) => <ShareShelf {...dialog} />}
      onFill={setPieces}
      onFillAll={fillAll}
      onUndo={undo}
    />
  )
}
