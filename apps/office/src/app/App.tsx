import { useState } from 'react'
import { createQueryClient, OfficeProvider } from '@skafferi/domain/office'
import { LinkProvider } from '@skafferi/ui/components/actions/link'
import { WordsProvider } from '@skafferi/ui/words'
import { office } from '../office'
import { Pages } from './Pages'
import { RouterLink } from './RouterLink'

/** The office app inside a router: providers and pages. */
export function App() {
  const [queryClient] = useState(createQueryClient)
  return (
    <OfficeProvider office={office} queryClient={queryClient}>
      <WordsProvider locale={office.locale}>
        <LinkProvider component={RouterLink}>
          <Pages />
        </LinkProvider>
      </WordsProvider>
    </OfficeProvider>
  )
}
