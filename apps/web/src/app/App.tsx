import { useState } from 'react'
import { createQueryClient, ShopProvider, type Shop } from '@skafferi/domain/shop-context'
import { ShopPathsProvider } from '@skafferi/ui/commerce/shop-paths'
import { LinkProvider } from '@skafferi/ui/components/link'
import { WayBackProvider } from '@skafferi/ui/components/page-layout'
import { WordsProvider } from '@skafferi/ui/words'
import { paths } from '../paths'
import { Appearance } from './Appearance'
import { Pages } from './Pages'
import { RouterLink } from './RouterLink'
import { useHistoryWayBack } from './use-history-way-back'
import { useTakeOver } from './use-take-over'

/** The whole app under a router: what every page needs around it, and the pages. */
export function App({ shop }: { shop: Shop }) {
  const [queryClient] = useState(createQueryClient)
  const wayBack = useHistoryWayBack()
  useTakeOver(shop.session)
  return (
    <ShopProvider shop={shop} queryClient={queryClient}>
      <WordsProvider locale={shop.locale}>
        <LinkProvider component={RouterLink}>
          <ShopPathsProvider paths={paths}>
            <WayBackProvider value={wayBack}>
              <Appearance>
                <Pages />
              </Appearance>
            </WayBackProvider>
          </ShopPathsProvider>
        </LinkProvider>
      </WordsProvider>
    </ShopProvider>
  )
}
