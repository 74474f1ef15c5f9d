import { unbuilt } from '../unbuilt'

/** Promo codes over HTTP. */
export const promotionsRoutes = () => unbuilt('listPromoCodes', 'addPromoCodes', 'removePromoCodes')
