/** The shop without a server, for static hosts. */
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createAppearanceStore } from '@skafferi/domain/shop/appearance'
import { createSessionStore } from '@skafferi/domain/shop/session'
import { createShop } from '@skafferi/domain/shop/shop-context'
import { createDemo } from '@skafferi/fixtures/demo'
import '@skafferi/ui/styles.css'
import { App } from '../src/app/App'
import { enableControls } from '../src/app/enable-controls'
import { settings } from '../src/settings'

const { publishableKey, locale, delivery, isOpen, applicationForm } = settings
const demo = createDemo(window.sessionStorage)
const session = createSessionStore({
  record: demo.record,
  // Each tab has a session of its own.
  otherTabs: { notify: () => undefined, listen: () => () => undefined },
  onPageVisible: () => undefined,
})
const shop = createShop({
  ...demo.connection,
  baseUrl: '',
  publishableKey,
  locale,
  delivery,
  isOpen,
  applicationForm,
  session,
  appearance: createAppearanceStore(),
})

await demo.start()
enableControls()
createRoot(document.getElementById('app')!).render(
  <BrowserRouter>
    <App shop={shop} />
  </BrowserRouter>,
)
