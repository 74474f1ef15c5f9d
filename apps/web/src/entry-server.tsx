import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { NoScriptNotice, type NoScriptNoticeProps } from '@skafferi/ui/components/layout/page-layout'
import { WordsProvider } from '@skafferi/ui/words'
import { App } from './app/App'
import { settings } from './settings'
import { browserShop } from './shop'

export { drawDocument } from './draw-document'
export { drawForVisitors } from './draw-for-visitors'

/** Renders the content of a public page for visitors, for the build to write into a file. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App shop={browserShop()} />
      </StaticRouter>
    </StrictMode>,
    // Streaming a long page in chunks would need inline scripts, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/** Renders the notice for browsers without scripts. */
export async function renderNoScript(of: NoScriptNoticeProps['variant']): Promise<string> {
  const { prelude } = await prerender(
    <WordsProvider locale={settings.locale}>
      <NoScriptNotice variant={of} />
    </WordsProvider>,
  )
  return new Response(prelude).text()
}
