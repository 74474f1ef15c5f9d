import { createRoot } from 'react-dom/client'
import '@skafferi/ui/base.css'
import '@skafferi/ui/components/actions/button.css'
import '@skafferi/ui/commerce/catalogue/product-card.css'
import { Shelf } from './Shelf.tsx'

createRoot(document.getElementById('shop')!).render(<Shelf />)
