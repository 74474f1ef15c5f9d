import { useLocation } from 'react-router-dom'
import { useApplicationStatus } from '@skafferi/domain/shop/registration'
import { ApplicationStatusScreen } from '@skafferi/ui/screens/application-status-screen'

export default function ApplicationRoute() {
  return <ApplicationStatusScreen application={useApplicationStatus(useLocation().hash)} />
}
