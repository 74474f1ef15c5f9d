export { Listing as default } from '../../shop/Screens.tsx'
