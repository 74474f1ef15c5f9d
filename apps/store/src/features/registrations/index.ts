import { unbuilt } from '../unbuilt'

/** Applications over HTTP. */
export const registrationsRoutes = () => unbuilt('registerCompany', 'requestAccess')
