export { Cart as default } from '../../shop/Screens.tsx'
