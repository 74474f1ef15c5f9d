import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { NoScriptNotice, type NoScriptNoticeProps } from '@skafferi/ui/components/page-layout'
import { WordsProvider } from '@skafferi/ui/words'
import { App } from './app/App'
import { settings } from './settings'
import { browserShop } from './shop'

export { drawDocument } from './draw-document'
export { drawForVisitors } from './draw-for-visitors'

/** The content of a public page as a visitor gets it, for the build to write into a file. */
export async function renderPage(path: string): Promise<string> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App shop={browserShop()} />
      </StaticRouter>
    </StrictMode>,
    // In pieces, a long page would need inline scripts to put them together, which the content security policy forbids.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return new Response(prelude).text()
}

/** What a document says where scripts are blocked. */
export async function renderNoScript(of: NoScriptNoticeProps['of']): Promise<string> {
  const { prelude } = await prerender(
    <WordsProvider locale={settings.locale}>
      <NoScriptNotice of={of} />
    </WordsProvider>,
  )
  return new Response(prelude).text()
}
