import { Navigate } from 'react-router-dom'
import { paths } from '../paths'

/** Opens the first section. */
export default function SettingsRoute() {
  return <Navigate to={paths.shopProfile} replace />
}
