import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { guardDoublePress, patchDomForTranslators } from '@skafferi/ui/components/layout/page-layout'
import '@skafferi/ui/office.css'
import { App } from './app/App'

patchDomForTranslators()
guardDoublePress()
createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
)
