import { type MouseEvent, useEffect, useMemo, useState } from 'react'
import { createOffice, createQueryClient, OfficeProvider } from '@skafferi/domain/office'
import { BrandProvider } from '@skafferi/ui/components/content/brand'
import { LinkProvider, type LinkElementProps } from '@skafferi/ui/components/actions/link'
import { WordsProvider } from '@skafferi/ui/words'
import { listenForSettings, settings, type LiveSettings } from '../office'
import { Pages } from './Pages'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import { pages } from '../pages'
import { paths } from '../paths'

/**
 * Renders the kit's links with the router: links within the office navigate on the client, others load the document.
 */
function RouterLink({ href, ...rest }: LinkElementProps) {
  const isOffice = href.startsWith(pages.today.path) || href.startsWith('#') || href.startsWith('?')
  return isOffice ? <OfficeLink href={href} {...rest} /> : <a href={href} {...rest} />
}

/** A link to a page of the office. The router's `Link` would add 2 kB for prefetching. */
function OfficeLink({ href, onClick, ...rest }: LinkElementProps) {
  const go = useLinkClickHandler<HTMLAnchorElement>(href, { target: rest.target })
  function press(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (!event.defaultPrevented && rest.download === undefined) go(event)
  }
  return <a href={useHref(href)} {...rest} onClick={press} />
}

/** The office app inside a router: providers and pages. */
export function App() {
  const [queryClient] = useState(createQueryClient)
  const [{ brand, timeZone }, show] = useState<LiveSettings>(settings)
  useEffect(() => listenForSettings(show), [])
  // For the store at the page's own origin.
  const office = useMemo(() => createOffice({ baseUrl: '', locale: settings.locale, timeZone, paths }), [timeZone])
  return (
    <OfficeProvider office={office} queryClient={queryClient}>
      <WordsProvider locale={office.locale}>
        <LinkProvider component={RouterLink}>
          <BrandProvider brand={brand}>
            <Pages />
          </BrandProvider>
        </LinkProvider>
      </WordsProvider>
    </OfficeProvider>
  )
}
