import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import '@skafferi/ui/styles.css'
import { App } from './app/App'
import { browserShop } from './shop'

const container = document.getElementById('app')!
const page = (
  <StrictMode>
    <BrowserRouter>
      <App shop={browserShop()} />
    </BrowserRouter>
  </StrictMode>
)

// Public pages arrive with their content; every other page is an empty shell.
if (container.firstElementChild) hydrateRoot(container, page)
else createRoot(container).render(page)
