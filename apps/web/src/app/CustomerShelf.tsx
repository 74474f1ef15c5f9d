import { useEffect } from 'react'
import { useAppearance } from '@skafferi/domain/shop/appearance'
import { useAddFill, useArrangeShelf, useShelf } from '@skafferi/domain/shop/shelf'
import { CompanyShelf, type CompanyShelfProps } from '@skafferi/ui/commerce/shelf/company-shelf'
import { lazyWithRetry } from '@skafferi/ui/components/feedback/lazy-boundary'

const AddToShelf = lazyWithRetry(() => import('./AddToShelf'))
const ShareShelf = lazyWithRetry(() => import('./ShareShelf'))

/**
 * Presses the button that was pressed last before hydration, if the press changes only the draft, which is easily taken
 * back. The focus is visible if a key has set it.
 */
function replayPress(): void {
  document.querySelector<HTMLElement>('[data-replay]:focus:not(:focus-visible)')?.click()
}

/** The company's shelf with its actions. A change of the draft renders only this part of the page. */
export default function CustomerShelf({ title }: Pick<CompanyShelfProps, 'title'>) {
  const { load, fillAll, setPieces, undo } = useShelf()
  const { shelfView, choose } = useAppearance()
  // After the effects of this commit, which show the draft.
  useEffect(() => void setTimeout(replayPress), [])
  return (
    <CompanyShelf
      shelf={load}
      title={title}
      initialView={shelfView ?? 'shelf'}
      add={useAddFill()}
      arrange={useArrangeShelf()}
      renderSearch={(search) => <AddToShelf {...search} />}
      renderShare={(dialog) => <ShareShelf {...dialog} />}
      onFill={setPieces}
      onFillAll={fillAll}
      onUndo={undo}
      onViewChange={({ view }) => choose({ shelfView: view })}
    />
  )
}
