import { unbuilt } from '../unbuilt'

/** Complaints over HTTP. */
export const complaintsRoutes = () => unbuilt('fileComplaint')
