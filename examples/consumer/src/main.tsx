import { createRoot } from 'react-dom/client'
import '@skafferi/ui/base.css'
import '@skafferi/ui/components/button.css'
import '@skafferi/ui/commerce/product-card.css'
import { Shelf } from './Shelf.js'

createRoot(document.getElementById('shop')!).render(<Shelf />)
