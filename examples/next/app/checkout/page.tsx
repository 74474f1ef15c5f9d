export { Checkout as default } from '../../shop/Screens.tsx'
