import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import {
  captureEarlyInput,
  documentUrl,
  guardDoublePress,
  patchDomForTranslators,
  WindowGuessContext,
} from '@skafferi/ui/components/layout/page-layout'
import '@skafferi/ui/styles.css'
import { createHydratedClient } from '@skafferi/domain/shop/rendering'
import { App } from './app/App'
import { enableControls } from './app/enable-controls'
import { preload } from './app/Pages'
import { applyInlineStyles, readPage } from './rendered-page'
import { browserShop } from './shop'

patchDomForTranslators()
guardDoublePress()
captureEarlyInput()
const container = document.getElementById('app')!
const { isRendered, data } = readPage(container)
const loaded = documentUrl()
const page = (
  <StrictMode>
    <BrowserRouter>
      <WindowGuessContext value={{ isWide: data?.isWide ?? true }}>
        <App
          shop={browserShop(data)}
          queryClient={data ? createHydratedClient(data) : undefined}
          firstPath={loaded.pathname}
        />
      </WindowGuessContext>
    </BrowserRouter>
  </StrictMode>
)

// Public pages, and customers' pages that the store has rendered, are hydrated; others are an empty shell.
async function begin(): Promise<void> {
  if (isRendered && data) await preload(location.pathname, data.record !== null)
  // After Back or Forward in the meantime the content belongs to another page.
  if (isRendered && location.pathname + location.search === loaded.pathname + loaded.search) {
    applyInlineStyles(container)
    // React's development build warns about unknown attributes.
    if (import.meta.env.DEV) enableControls()
    hydrateRoot(container, page)
    return
  }
  container.replaceChildren()
  enableControls()
  createRoot(container).render(page)
}

void begin()
