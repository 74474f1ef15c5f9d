import { NoScriptNotice, type NoScriptNoticeProps } from '@skafferi/ui/components/layout/page-layout'
import { WordsProvider } from '@skafferi/ui/words'
import { renderApp } from './render-document'
import { settings } from './settings'
import { browserShop } from './shop'
import { toHtml } from './to-document'

export { renderForCustomer, renderForVisitors } from './render-document'

/** Renders the content of a public page for visitors, for the build to write into a file. */
export const renderPage = (address: string): Promise<string> => renderApp({ address, settings, shop: browserShop() })

/** Renders the notice for browsers without scripts. */
export const renderNoScript = (of: NoScriptNoticeProps['variant']): Promise<string> =>
  toHtml(
    <WordsProvider locale={settings.locale}>
      <NoScriptNotice variant={of} />
    </WordsProvider>,
  )
