import { useState } from 'react'
import { createQueryClient, OfficeProvider } from '@skafferi/domain/office'
import { LinkProvider } from '@skafferi/ui/components/link'
import { WordsProvider } from '@skafferi/ui/words'
import { office } from '../office'
import { Pages } from './Pages'
import { RouterLink } from './RouterLink'

/**
 * The whole office under a router: what every page needs around it, and the pages.
 * @param props.firstPath the path that the document was loaded for
 */
export function App({ firstPath }: { firstPath: string }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <OfficeProvider office={office} queryClient={queryClient}>
      <WordsProvider locale={office.locale}>
        <LinkProvider component={RouterLink}>
          <Pages firstPath={firstPath} />
        </LinkProvider>
      </WordsProvider>
    </OfficeProvider>
  )
}
