import { useState } from 'react'
import { createQueryClient, ShopProvider, type Shop } from '@skafferi/domain/shop-context'
import { ShopPathsProvider } from '@skafferi/ui/commerce/shop-paths'
import { LinkProvider } from '@skafferi/ui/components/link'
import { WordsProvider } from '@skafferi/ui/words'
import { paths } from '../paths'
import { Pages } from './Pages'
import { RouterLink } from './RouterLink'

/** The whole app under a router: what every page needs around it, and the pages. */
export function App({ shop }: { shop: Shop }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <ShopProvider shop={shop} queryClient={queryClient}>
      <WordsProvider locale={shop.locale}>
        <LinkProvider component={RouterLink}>
          <ShopPathsProvider paths={paths}>
            <Pages />
          </ShopPathsProvider>
        </LinkProvider>
      </WordsProvider>
    </ShopProvider>
  )
}
