import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { WindowGuessContext } from '@skafferi/ui/components/page-layout'
import '@skafferi/ui/styles.css'
import { App } from './app/App'
import { answeredCache, readDrawnPage } from './drawn-page'
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
if (isDrawn) hydrateRoot(container, page)
else createRoot(container).render(page)
