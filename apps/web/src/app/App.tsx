import { useState } from 'react'
import { createQueryClient, ShopProvider, type Shop, type ShopProviderProps } from '@skafferi/domain/shop/shop-context'
import { ShopPathsProvider } from '@skafferi/ui/commerce/service/shop-paths'
import { LinkProvider } from '@skafferi/ui/components/actions/link'
import { BackHandlerProvider } from '@skafferi/ui/components/layout/page-layout'
import { WordsProvider } from '@skafferi/ui/words'
import { paths } from '../paths'
import { Appearance } from './Appearance'
import { Pages } from './Pages'
import { RouterLink } from './RouterLink'
import { useHistoryBackHandler } from './use-history-back-handler'
import { useAccountSwitch } from './use-account-switch'

interface AppProps {
  shop: Shop
  /** The query cache with data from the document; an empty one by default. */
  queryClient?: ShopProviderProps['queryClient']
  /** The path that the document was loaded for, if the user may have left it before the app started. */
  firstPath?: string
}

/** The app inside a router: providers and pages. */
export function App({ shop, queryClient: initialClient, firstPath }: AppProps) {
  const [queryClient] = useState(() => initialClient ?? createQueryClient())
  const backHandler = useHistoryBackHandler()
  useAccountSwitch(shop.session)
  return (
    <ShopProvider shop={shop} queryClient={queryClient}>
      <WordsProvider locale={shop.locale}>
        <LinkProvider component={RouterLink}>
          <ShopPathsProvider paths={paths}>
            <BackHandlerProvider value={backHandler}>
              <Appearance>
                <Pages firstPath={firstPath} />
              </Appearance>
            </BackHandlerProvider>
          </ShopPathsProvider>
        </LinkProvider>
      </WordsProvider>
    </ShopProvider>
  )
}
