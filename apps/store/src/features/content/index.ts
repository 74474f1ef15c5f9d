import { unbuilt } from '../unbuilt'

/** Banners and messages over HTTP. */
export const contentRoutes = () => unbuilt('getBanner', 'sendContactMessage')
