import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { WindowGuessContext } from '@skafferi/ui/components/page-layout'
import '@skafferi/ui/styles.css'
import { openControls } from './app/Answering'
import { App } from './app/App'
import { fetchAhead } from './app/Pages'
import { answeredCache, ownStyles, readDrawnPage } from './drawn-page'
import { browserShop } from './shop'

const container = document.getElementById('app')!
const { isDrawn, data } = readDrawnPage(container)
const page = (
  <StrictMode>
    <BrowserRouter>
      <WindowGuessContext value={{ isWide: data?.isWide ?? true }}>
        <App shop={browserShop(data)} answered={data ? answeredCache(data) : undefined} />
      </WindowGuessContext>
    </BrowserRouter>
  </StrictMode>
)

// Public pages arrive with their content, and so do customers' from a store that has drawn them; others are an empty shell.
async function begin(): Promise<void> {
  if (!isDrawn) {
    openControls()
    createRoot(container).render(page)
    return
  }
  ownStyles(container)
  if (data) await fetchAhead(location.pathname)
  hydrateRoot(container, page)
}

void begin()
